"""Hooks: what is called when Triton loads a kernel, launches it, and drops it."""

from collections import defaultdict


class Hook:
    """Derive from it and give an instance to start(hook=...). Hooks of higher priority enter first and exit last."""

    priority = 0

    def init_handle(self, module, function, name, metadata_group, hash):
        """A kernel was loaded: ``function`` is what launches name it by."""
        raise NotImplementedError

    def destroy_handle(self, module, function, name, metadata_group, hash):
        """A kernel is dropped."""

    def enter(self, metadata):
        """A launch begins. ``metadata.data`` has name, function and stream; ``metadata.get()`` also what the kernel's
        launch_metadata says."""
        raise NotImplementedError

    def exit(self, metadata):
        """The launch has been asked for."""
        raise NotImplementedError

    def activate(self):
        """A session uses it from now on."""
        raise NotImplementedError

    def deactivate(self):
        """No active session uses it any more."""
        raise NotImplementedError


def knobs():
    """Triton's knobs. ImportError that says what they are needed for."""
    try:
        from triton import knobs
    except ImportError:
        raise ImportError("hooks are called by Triton: they need the package triton, 3.4 or later") from None
    return knobs


class HookManager:
    """Which hooks are active, and for which sessions."""

    active_hooks = []
    session_hooks = defaultdict(dict)  # session -> hook -> whether the session is active

    @staticmethod
    def init_handle(*arguments):
        for hook in tuple(HookManager.active_hooks):
            hook.init_handle(*arguments)

    @staticmethod
    def destroy_handle(*arguments):
        for hook in tuple(reversed(HookManager.active_hooks)):
            hook.destroy_handle(*arguments)

    @staticmethod
    def enter(metadata):
        for hook in tuple(HookManager.active_hooks):
            hook.enter(metadata)

    @staticmethod
    def exit(metadata):
        for hook in tuple(reversed(HookManager.active_hooks)):
            hook.exit(metadata)

    @staticmethod
    def _begin(hook):
        if not any(h is hook for h in HookManager.active_hooks):
            hook.activate()
            HookManager.active_hooks.append(hook)
            HookManager.active_hooks.sort(key=lambda h: h.priority, reverse=True)

    @staticmethod
    def _end_unused(hooks):
        for hook in hooks:
            used = any(on for of in HookManager.session_hooks.values() for h, on in of.items() if h is hook)
            if not used and any(h is hook for h in HookManager.active_hooks):
                hook.deactivate()
                HookManager.active_hooks[:] = [h for h in HookManager.active_hooks if h is not hook]

    @staticmethod
    def _sessions(session):
        return list(HookManager.session_hooks) if session is None else [session]

    @staticmethod
    def activate(session=None):
        for s in HookManager._sessions(session):
            for hook in HookManager.session_hooks.get(s, ()):
                HookManager._begin(hook)
                HookManager.session_hooks[s][hook] = True

    @staticmethod
    def deactivate(session=None):
        hooks = []
        for s in HookManager._sessions(session):
            of = HookManager.session_hooks.get(s, {})
            hooks += of
            for hook in of:
                of[hook] = False
        HookManager._end_unused(hooks)

    @staticmethod
    def _chains():
        runtime = knobs().runtime
        yield runtime.kernel_load_end_hook, HookManager.init_handle
        if hasattr(runtime, "kernel_unload_hook"):
            yield runtime.kernel_unload_hook, HookManager.destroy_handle
        yield runtime.launch_enter_hook, HookManager.enter
        yield runtime.launch_exit_hook, HookManager.exit

    @staticmethod
    def register(hook, session):
        chains = list(HookManager._chains())
        HookManager._begin(hook)
        HookManager.session_hooks[session][hook] = True
        for chain, call in chains:
            chain.add(call)

    @staticmethod
    def unregister(session=None):
        hooks = []
        for s in HookManager._sessions(session):
            hooks += HookManager.session_hooks.pop(s, {})
        HookManager._end_unused(hooks)
        if hooks and not HookManager.active_hooks and not HookManager.session_hooks:
            for chain, call in HookManager._chains():
                chain.remove(call)
