from collections.abc import Mapping

def instrument(*, names: bool = True, metrics: bool = True, events: bool = True) -> None: ...
def release() -> None: ...
def variant_name(
    kernel: str,
    constants: Mapping[str, object],
    num_warps: int | None = None,
    num_stages: int | None = None,
    num_ctas: int | None = None,
) -> str: ...
