/* Generated: trace-gen emit --rules plain.rules --part fortran plain.model
 * Change the rules, not this file. */

TRACE__FORWARDING_BEGIN
TRACE__FORTRAN(trace__toy, toy_open, toy_open, TOY_OPEN, 3, "ihAp")

TRACE__FORWARDING_END
