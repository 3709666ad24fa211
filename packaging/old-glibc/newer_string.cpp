// newer_string.cpp - the functions of std::string, which libstdc++ has in this form since gcc 5 (see newer_cxx.c)

#include <string>

template class std::basic_string<char>;
