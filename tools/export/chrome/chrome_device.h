/* chrome_device.h - kernels, copies and fills on rows of devices, and the calls that asked for them */
#ifndef CHROME_DEVICE_H
#define CHROME_DEVICE_H
#include "chrome.h"

/* The innermost open call asks for work of that number. */
void chrome_asks(chrome *c, walk_thread *t, const tr_event *e, uint64_t number);
void chrome_work(chrome *c, const tr_event *e, uint64_t number);
/* The collective that is just over, for work that its group's end asks for. */
void chrome_forget_launches(chrome *c);
#endif
