"""Process groups for the observer: names and members, so that a collective is the same one on all of them."""
import ctypes
import hashlib
import os

from ._warn import warn

_LAUNCHERS = ("RANK", "OMPI_COMM_WORLD_RANK", "PMI_RANK", "PMIX_RANK", "SLURM_PROCID", "MV2_COMM_WORLD_RANK")


def _address(group):
    """Of the C++ object: pybind11 keeps it behind the head of the Python object."""
    return ctypes.c_size_t.from_address(id(group) + object.__basicsize__).value


def _text(group, attribute):
    try:
        return str(getattr(group, attribute) or "")
    except Exception:  # older versions: none is set
        return ""


def add_group(native, group, ranks):
    name, about = _text(group, "group_name"), _text(group, "group_desc")
    key = hashlib.blake2b(("%s:%s" % (name, ",".join(map(str, ranks)))).encode(), digest_size=8).digest()
    try:
        import torch.distributed as dist
        config = str(dist.get_backend_config(group))
    except Exception:
        config = ""
    if not config:
        config = _text(group, "name") if not callable(getattr(group, "name", None)) else str(group.name())
    backends = {part.rpartition(":")[2].strip().lower() for part in config.split(",")}
    shown = about if about and about != "undefined" else name or "group of %d" % len(ranks)
    native.add_group(_address(group), int.from_bytes(key, "little") or 1, shown, group.rank(), list(ranks),
                     "gloo" in backends, backends == {"gloo"})


class Groups:
    """Patches torch.distributed; ``on_first`` is called when there is a group."""

    def __init__(self, native, on_first):
        self.native, self.on_first = native, on_first

    def _add(self, group, ranks):
        if not hasattr(group, "rank"):
            return
        try:
            add_group(self.native, group, ranks)
        except Exception as problem:  # the program goes on, and this group's collectives are ordinary operators
            warn("the collectives of a process group are not recorded: %s" % problem)
            return
        self.on_first()

    def existing(self):
        import torch.distributed.distributed_c10d as c10d
        for group in list(getattr(c10d._world, "pg_map", {})):
            self._add(group, list(c10d.get_process_group_ranks(group)))

    def install(self, patches):
        import torch.distributed as dist
        if not dist.is_available():
            return
        import torch.distributed.distributed_c10d as c10d
        groups, native = self, self.native

        def helper(original):
            def _new_process_group_helper(group_size, group_rank, global_ranks_in_group, *args, **kwargs):
                made = original(group_size, group_rank, global_ranks_in_group, *args, **kwargs)
                group = made[0] if isinstance(made, tuple) else made
                if hasattr(group, "size"):
                    groups._add(group, list(global_ranks_in_group) or list(range(group.size())))
                    if not global_ranks_in_group and not any(os.environ.get(name) for name in _LAUNCHERS):
                        native.set_rank(group.rank(), group.size())
                return made
            return _new_process_group_helper

        def split(original):
            def split_group(*args, **kwargs):
                group = original(*args, **kwargs)
                if hasattr(group, "size"):
                    groups._add(group, list(c10d.get_process_group_ranks(group)))
                return group
            return split_group

        def wait(original):
            def wait(self, *args, **kwargs):
                native.task("torch.distributed", "Work.wait")
                try:
                    return original(self, *args, **kwargs)
                finally:
                    native.leave()
            return wait

        patches.replace(c10d, "_new_process_group_helper", helper)
        if hasattr(c10d, "split_group"):
            patches.replace(c10d, "split_group", split)
            if hasattr(dist, "split_group"):
                patches.set(dist, "split_group", c10d.split_group)
        patches.replace(c10d.Work, "wait", wait)
        if dist.is_initialized():
            self.existing()
