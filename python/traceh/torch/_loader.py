"""next() of a data loader as a task, with the line of the loop, its workers, and how many batches were ready."""
from .. import _record, _source


def _queue(loader):
    """``workers`` and, if there are any, ``ready`` batches and those ``asked`` for in advance."""
    workers = getattr(loader, "_num_workers", 0)
    if not workers:
        return {"workers": 0}
    arrived = sum(len(info) == 2 for info in loader._task_info.values())  # behind a batch that is late
    found = {"workers": workers, "asked": loader._tasks_outstanding + arrived, "pinned": bool(loader._pin_memory)}
    try:
        found["ready"] = loader._data_queue.qsize() + arrived
    except NotImplementedError:  # a system whose semaphores have no value
        pass
    return found


def wrap_next(original):
    def __next__(self):
        if not _record.enabled():
            return original(self)
        try:
            known = _queue(self)
        except Exception:  # of a version that has it elsewhere
            known = {}
        _record.task_begin("DataLoader.next", domain="torch.data", **known, **_source.here())
        try:
            return original(self)
        finally:
            _record.task_end()

    return __next__
