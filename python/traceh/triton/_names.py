"""Names of variants: what tells the compilations of one kernel apart."""

import re

_given = {}  # name -> hash of the compilation that has it


def _short(name):
    """BLOCK_SIZE_M and BLOCK_M are BM, BLOCK_SIZE is BS, BLOCK is BLOCK."""
    words = [w for w in name.split("_") if w]
    if len(words) > 2 and len(words[-1]) == 1:
        words = [w for w in words if w.upper() != "SIZE"] or words
    return "".join(w[0] for w in words).upper() if len(words) > 1 else name


def _value(value):
    if isinstance(value, bool):
        return str(int(value))
    if isinstance(value, (int, float)):
        return f"{value:g}" if isinstance(value, float) else str(value)
    if isinstance(value, str):
        return re.sub(r"\W+", "_", value)
    return None


def variant_name(kernel, constants, num_warps=None, num_stages=None, num_ctas=None):
    """The name of a variant: ``kernel.BM128_BN64_w4_s3``. ``constants``: {parameter: value}, in their order; what is no
    number, truth value or text is left out."""
    texts = {name: _value(value) for name, value in constants.items()}
    texts = {name: text for name, text in texts.items() if text is not None}
    short = {name: _short(name) for name in texts}
    taken = list(short.values())
    parts = [(short[n] if taken.count(short[n]) == 1 else n) + text for n, text in texts.items()]
    for letter, number, least in (("w", num_warps, 0), ("s", num_stages, 0), ("c", num_ctas, 1)):
        if isinstance(number, int) and number > least:
            parts.append(f"{letter}{number}")
    return kernel + ("." + "_".join(parts) if parts else "")


def constants_of(src):
    """{parameter: value} of those that the kernel declares as constexpr; not what Triton found to be one."""
    fn = getattr(src, "fn", None)
    params = getattr(fn, "params", None)
    if params is None:
        return {}
    found = {}
    for key, value in getattr(src, "constants", {}).items():
        index = key[0] if isinstance(key, tuple) and len(key) == 1 else key
        if isinstance(index, str):
            index = next((i for i, p in enumerate(params) if p.name == index), None)
        if isinstance(index, int) and 0 <= index < len(params) and params[index].is_constexpr:
            found[index] = (params[index].name, value)
    return dict(found[i] for i in sorted(found))


def _get(metadata, name):
    return metadata.get(name) if isinstance(metadata, dict) else getattr(metadata, name, None)


def name_of(src, metadata, hash):
    """What a compilation is called. A name that the kernel's author chose (repr=) stays as it is."""
    compiled = _get(metadata, "name") or "kernel"
    fn = getattr(src, "fn", None)
    if compiled != getattr(fn, "__name__", compiled):
        return compiled
    name = variant_name(
        compiled,
        constants_of(src),
        _get(metadata, "num_warps"),
        _get(metadata, "num_stages"),
        _get(metadata, "num_ctas"),
    )
    if _given.setdefault(name, hash) != hash:  # other types of arguments, other devices
        name = f"{name}_{str(hash)[:6]}"
        _given.setdefault(name, hash)
    return name
