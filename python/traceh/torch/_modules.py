"""Names of modules: the path from the outermost one, as ``named_modules()`` gives it."""
import gc
import weakref

# What wrappers put into paths: DDP and DataParallel, torch.compile, FSDP, activation checkpointing.
_WRAPPERS = {"module", "_orig_mod", "_fsdp_wrapped_module", "_checkpoint_wrapped_module"}
_WRAPPING = {"DistributedDataParallel", "DataParallel", "OptimizedModule", "FullyShardedDataParallel",
             "CheckpointWrapper"}


def _held(module):
    """The modules that it holds. No code of its class is called; a compiled module holds none that can be found so."""
    found = object.__getattribute__(module, "__dict__").get("_modules")
    return list(found.values()) if isinstance(found, dict) else []


class Parents:
    """Which modules hold a module, by ``id(module)``.

    A program may call a part of its model without a call of the model: Lightning's training_step() calls the encoder
    and the decoder. Their names are paths from the model, so the model has to be found.
    """

    def __init__(self, module_class):
        self.module_class = module_class
        self.above = {}  # id(module) -> (weak reference to it, [weak references to modules that hold it])

    def add(self, parent, child):
        """``parent`` holds ``child`` from now on."""
        key = id(child)
        known = self.above.get(key)
        if known is None or known[0]() is not child:
            known = self.above[key] = (weakref.ref(child, lambda _: self.above.pop(key, None)), [])
        if not any(r() is parent for r in known[1]):
            known[1].append(weakref.ref(parent))

    def add_all(self, parent):
        """The same for all modules that ``parent`` holds."""
        for child in _held(parent):
            if issubclass(type(child), self.module_class):
                self.add(parent, child)

    def add_existing(self):
        """Modules that were made before. isinstance() would call code of other libraries' objects."""
        for thing in gc.get_objects():
            if issubclass(type(thing), self.module_class):
                self.add_all(thing)

    def registered(self, parent, name, child):
        """PyTorch's hook for each module that another one gets."""
        if child is not None:
            self.add(parent, child)

    def wrap_setstate(self, original):
        """``torch.nn.Module.__setstate__``: copies and loaded modules come without that hook."""
        parents = self

        def __setstate__(self, state):
            original(self, state)
            parents.add_all(self)

        return __setstate__

    def root(self, module):
        """The outermost module that holds ``module``, which may be itself. The oldest one, if several hold it."""
        seen = {id(module)}
        while True:
            known = self.above.get(id(module))
            for parent in [r() for r in known[1]] if known and known[0]() is module else ():
                if parent is not None and id(parent) not in seen and any(m is module for m in _held(parent)):
                    break
            else:
                return module
            module = parent
            seen.add(id(module))


class Names:
    """Which token of the observer a module has, by ``id(module)``."""

    def __init__(self, native, on_first, parents):
        self.native = native
        self.parents = parents
        self.on_first = on_first  # called when an outermost module that nobody named is called
        self.tokens = {}  # of modules with one path
        self.paths = {}  # of modules with several: the paths
        self.known = {}  # weak references: an id may come back

    def _forget(self, key):
        self.tokens.pop(key, None)
        self.paths.pop(key, None)
        self.known.pop(key, None)

    def _keep(self, key, module):
        self.known[key] = weakref.ref(module, lambda _: self._forget(key))

    def name(self, root, prefix=""):
        """Names the module and all below it that have no name yet."""
        found = {}
        wrapping = {path for path, m in root.named_modules(remove_duplicate=False)
                    if type(m).__name__ in _WRAPPING}
        for path, module in root.named_modules(remove_duplicate=False):
            parts, kept = path.split(".") if path else [], []
            for k, part in enumerate(parts):
                if not (part in _WRAPPERS and ".".join(parts[:k]) in wrapping):
                    kept.append(part)
            name = ".".join(kept)
            if path in wrapping or not name:
                name = prefix if prefix and path not in wrapping else type(module).__name__
            elif prefix:
                name = prefix + "." + name
            found.setdefault(id(module), (module, []))[1].append(name)
        for key, (module, names) in found.items():
            if key in self.known:
                continue
            if type(module).__name__ == "OptimizedModule":  # the module that it compiles never shows itself
                inner = module._orig_mod
                names = [type(inner).__name__]
                if id(inner) in self.tokens:
                    self._keep(key, module)
                    self.tokens[key] = self.tokens[id(inner)]
                    continue
            self._keep(key, module)
            if len(set(names)) == 1:
                self.tokens[key] = self.native.token(names[0])
            else:
                self.paths[key] = names

    def token(self, module):
        """Of a module that has no single name: one that is seen for the first time, or one with several paths."""
        key = id(module)
        if key not in self.known:
            if self.native.inside() is None:
                self.on_first()
            root = self.parents.root(module)
            if root is not module:
                self.name(root)
            if key not in self.known:  # it is none of the root's modules any more, or is the root
                self.name(module)
        if key in self.tokens:
            return self.tokens[key]
        paths, inside = self.paths[key], self.native.inside()
        if inside:  # the path through the module that calls it
            for path in paths:
                if path.startswith(inside + "."):
                    return self.native.token(path)
            parents = [p for p in paths if inside.rpartition(".")[0] and p.startswith(inside.rpartition(".")[0] + ".")]
            paths = parents or paths
        return self.native.token(paths[0])


def wrap_call(original, native, names, is_compiling):
    """``torch.nn.Module.__call__`` with a task around it; torch.compile traces what is inside, as if it had none."""
    enter, leave, get, token = native.enter, native.leave, names.tokens.get, names.token

    def __call__(self, *args, **kwargs):
        if is_compiling():
            return original(self, *args, **kwargs)
        enter(get(id(self)) or token(self))
        try:
            return original(self, *args, **kwargs)
        finally:
            leave()

    return __call__
