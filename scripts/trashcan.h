/* Included before every module that mypyc has written; scripts/compile.py says so to the compiler.

   Python frees what is nested more than 50 deep later and in a row: the trashcan, a chain that runs through the header
   which the garbage collector puts before an object. mypyc (2.4) throws the instances of every class into it, those of
   `acyclic` classes too, which have no such header: the memory before them, of somebody else, was overwritten.
   An object without the header is freed at once. Nothing else changes: the trashcan passes by objects whose type does
   not name the function that frees them. */

#include <CPy.h>

#undef CPy_TRASHCAN_BEGIN
#define CPy_TRASHCAN_BEGIN(op, dealloc) \
    Py_TRASHCAN_BEGIN(op, (PyType_IS_GC(Py_TYPE(op)) ? (destructor)(dealloc) : NULL))
