/* chrome_shapes.h - shapes and types of an operator's tensors, as Kineto has them */
#ifndef CHROME_SHAPES_H
#define CHROME_SHAPES_H
#include "chrome.h"

/* Of trace_torch.h's "f32[16,32] (f32[2] f32[3]) none": `"Input Dims": [[16, 32], [[2], [3]], []], "Input type":
 * ["float", "TensorList", ""]`. */
void chrome_shapes(chrome_members *m, const char *text, size_t n);
#endif
