/* Generated: trace-gen emit --rules callback.rules --part types callback.model
 * Change the rules, not this file. */

#ifdef TRACE__INJECT /* no header is seen: what its types are on the machine */
typedef uintptr_t toy_handle;
#endif
