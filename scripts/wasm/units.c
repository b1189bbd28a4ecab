// Loads the modules of a unit that mypyc compiled into one library.
//
// mypyc makes a small extension module for each Python module, whose only task is to call into the library. In a
// browser each of them would be a file to fetch and to link. This module does their task for all of them.
#include <Python.h>

// Returns what the library offers under a name, or NULL if it offers nothing.
static void *
offered(PyObject *library, const char *unit, const char *name)
{
    PyObject *attribute = PyUnicode_FromString(name);
    PyObject *capsule = attribute ? PyObject_GetAttr(library, attribute) : NULL;
    PyObject *known = PyUnicode_FromFormat("%s.%s", unit, name);
    const char *path = known ? PyUnicode_AsUTF8(known) : NULL;
    void *found = capsule && path ? PyCapsule_GetPointer(capsule, path) : NULL;
    Py_XDECREF(attribute);
    Py_XDECREF(capsule);
    Py_XDECREF(known);
    return found;
}

static PyObject *
load(PyObject *self, PyObject *args)
{
    const char *unit, *module;
    PyObject *library;
    if (!PyArg_ParseTuple(args, "Oss", &library, &unit, &module)) return NULL;
    int (*link_others)(void) = (int (*)(void))offered(library, unit, "ensure_deps");
    if (link_others == NULL) {
        if (!PyErr_ExceptionMatches(PyExc_AttributeError)) return NULL;
        PyErr_Clear();  // it needs no other unit
    } else if (link_others() < 0) {
        return NULL;
    }
    PyObject *name = PyUnicode_FromFormat("init_%s", module);
    const char *text = name ? PyUnicode_AsUTF8(name) : NULL;
    PyObject *(*init)(void) = text ? (PyObject *(*)(void))offered(library, unit, text) : NULL;
    Py_XDECREF(name);
    return init ? init() : NULL;
}

static PyMethodDef methods[] = {
    {"load", load, METH_VARARGS, "load(library, unit, module): create a module of a unit; dots in `module` are ___."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "undercroft_units", NULL, -1, methods};

PyMODINIT_FUNC
PyInit_undercroft_units(void)
{
    return PyModule_Create(&definition);
}
