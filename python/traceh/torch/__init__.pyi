from typing import Any, Literal, Mapping, NamedTuple, Sequence, Union

import torch

class Report(NamedTuple):
    torch: str
    operators: Literal["shapes", "flows", "names", "modules", "off"]
    problem: str

_Model = Union[torch.nn.Module, Sequence[torch.nn.Module], Mapping[str, torch.nn.Module]]

def instrument(
    model: _Model | None = ...,
    optimizer: torch.optim.Optimizer | Sequence[torch.optim.Optimizer] | None = ...,
    *,
    operators: Literal["shapes", "flows", "names", "modules", "off"] | None = ...,
    steps: bool = ...,
) -> Report: ...
def uninstrument() -> None: ...
