"""Compile kernel, bots and games for WebAssembly into build/wasm, for the static table. `make wasm`.

    python scripts/wasm/build.py                with Emscripten in $EMCC or on the path, and this Python
    python scripts/wasm/build.py --toolchain    in a Debian of its own, built in .cache/emscripten (needs root)

mypyc writes C for 32 bits with the Python that runs this script, so it must be the version that Pyodide has. Every unit
of the compiled build becomes one library; `units.json` lists its modules.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

TARGET: Final = Path("build/wasm")
INDEX: Final = "units.json"
STAMP: Final = ".stamp"
SHIM: Final = ROOT / "scripts/wasm/units.c"
PYTHON: Final = (3, 14)  # of Pyodide, see requirements-site.txt
LAYERS: Final = ("kernel", "bots", "games")  # they import nothing else of ours
LEFT_OUT: Final = ("encoder.py", "encoder_words.py")  # for learning, which no page does
SIZES: Final = ("LONG", "VOID_P", "SIZE_T", "PTHREAD_T", "UINTPTR_T", "PTHREAD_KEY_T")
FOREIGN: Final = r"#define (HAVE_GCC_UINT128_T|HAVE_X86_64_ASM\w*|HAVE_GCC_ASM_FOR_\w+) .*"  # of the building machine
OPTIONS: Final = ("-Os", "-g0", "-fPIC", "-fvisibility=hidden", "-w", "-DNDEBUG")
LINK: Final = ("-Os", "-sSIDE_MODULE=2", "-sWASM_BIGINT", "-Wno-experimental")
TOOLCHAIN: Final = Path(".cache/emscripten")
PACKAGES: Final = ("emscripten", "python3-dev", "python3-venv", "ca-certificates")
TOOLS: Final = ("mypy==2.4.1", "setuptools", "msgspec", "fluent.runtime")


def headers(folder: Path) -> Path:
    """Copies the headers of this Python, with the sizes of wasm32."""
    source = Path(sysconfig.get_path("include"))
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(source, folder)
    text = Path(sysconfig.get_config_h_filename()).read_text("utf-8")
    if "#define SIZEOF_LONG " not in text:  # Debian keeps one for each kind of machine
        machine = str(sysconfig.get_config_var("MULTIARCH"))
        text = (source.parent / machine / source.name / "pyconfig.h").read_text("utf-8")
    for size in SIZES:
        text = re.sub(rf"#define (SIZEOF|ALIGNOF)_{size} \d+", rf"#define \1_{size} 4", text)
    (folder / "pyconfig.h").write_text(re.sub(FOREIGN, "", text), "utf-8")
    return folder


def pretend_32_bits() -> None:
    """Makes mypyc write C for 32 bits. It asks for the width when it is imported, and never again."""
    known = sysconfig.get_config_var
    sysconfig.get_config_var = lambda name: 4 if name == "SIZEOF_SIZE_T" else known(name)
    from mypyc.common import IS_32_BIT_PLATFORM

    if not IS_32_BIT_PLATFORM:
        sys.exit("wasm: mypyc was imported too early, or asks for the width otherwise: see mypyc/common.py")


def generate(folder: Path) -> list[Any]:
    """Writes the C of all units into `folder`; returns the extensions that hold more than one module."""
    from mypyc.build import mypycify

    from scripts import compile as native
    from undercroft.games import OURS

    files = [path for path in native.modules(list(OURS)) if path.parts[0] != "lab" and path.name not in LEFT_OUT]
    package = folder / "undercroft"
    shutil.copytree(native.SOURCE, package, ignore=shutil.ignore_patterns("__pycache__", "static", "alone"))
    os.chdir(folder)
    options = ["--strict", "--python-version", "3.14", "--cache-dir", str(folder / "mypy_cache")]
    units = native.units(files)
    extensions = mypycify(
        [*options, *(str(Path("undercroft") / path) for path in files)],
        opt_level="2", separate=units, target_dir="c",
    )  # fmt: skip
    modules = {f"{name}__mypyc": sorted(module_of(path) for path in paths) for paths, name in units}
    (folder / INDEX).write_text(json.dumps(modules), "utf-8")
    return [extension for extension in extensions if extension.name in modules]


def module_of(path: str) -> str:
    return ".".join(Path(path).with_suffix("").parts)


def compiled(source: Path, name: str, includes: list[Path], more: tuple[str, ...] = ()) -> Path:
    """Compiles one C file into a library that Pyodide can load."""
    emcc = os.environ.get("EMCC", "emcc").split()
    made = Path("libraries") / f"{name}.so"
    made.parent.mkdir(exist_ok=True)
    started = time.monotonic()
    object = made.with_suffix(".o")
    paths = [f"-I{path}" for path in includes]
    subprocess.run([*emcc, *OPTIONS, *paths, *more, "-c", str(source), "-o", str(object)], check=True)
    export = f"-sEXPORTED_FUNCTIONS=_PyInit_{name.rpartition('.')[2]}"
    subprocess.run([*emcc, *LINK, export, str(object), "-o", str(made)], check=True)
    object.unlink()
    print(f"wasm: {name}, {made.stat().st_size // 1024} kB in {time.monotonic() - started:.0f} s", flush=True)
    return made


def build(target: Path) -> None:
    if sys.version_info[:2] != PYTHON:
        sys.exit(f"wasm: Pyodide runs Python {PYTHON[0]}.{PYTHON[1]}, and this is {sys.version.split()[0]}")
    pretend_32_bits()
    import mypyc.build

    work = target / "work"
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    extensions = generate(work)
    includes = [headers(work / "include"), Path(mypyc.build.include_dir()), Path("c")]
    libraries = [compiled(SHIM, "undercroft_units", includes)]
    for extension in extensions:
        mend = ("-include", str(ROOT / "scripts/trashcan.h"))
        libraries.append(compiled(Path(extension.sources[0]), extension.name, includes, mend))
    for old in [*target.glob("*.so"), target / INDEX]:
        old.unlink(missing_ok=True)
    for made in [*libraries, Path(INDEX)]:
        shutil.copyfile(made, target / made.name)
    shutil.rmtree(work)


def digest() -> str:
    """Hashes what the libraries are made of; the same on every Python."""
    import hashlib

    from scripts import compile as native

    total = hashlib.sha256()
    sources = [path for layer in LAYERS for path in sorted((native.SOURCE / layer).rglob("*.py"))]
    for path in [SHIM, Path(__file__).resolve(), native.TRASHCAN, *sources]:
        total.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return total.hexdigest()


def is_built(root: Path = ROOT) -> bool:
    stamp = root / TARGET / STAMP
    return stamp.exists() and stamp.read_text("utf-8") == digest()


def toolchain(root: Path) -> None:
    """Builds a folder with Debian's newest Emscripten and Python."""
    if (root / "tools/bin/python").exists():
        return
    mirror = os.environ.get("DEBIAN_MIRROR")
    if os.geteuid() != 0 or shutil.which("debootstrap") is None or not mirror:
        sys.exit("wasm: the toolchain needs root, debootstrap, and $DEBIAN_MIRROR, the address of a Debian mirror")
    shutil.rmtree(root, ignore_errors=True)
    subprocess.run(["debootstrap", "--no-check-gpg", "--variant=minbase", "sid", str(root), mirror], check=True)
    for name in ("resolv.conf", "hosts", "pip.conf"):
        if (Path("/etc") / name).exists():
            shutil.copy(Path("/etc") / name, root / "etc" / name)
    install = ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", *PACKAGES]
    subprocess.run(["chroot", str(root), *install], check=True, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
    certificates = Path("/etc/ssl/certs/ca-certificates.crt")
    if certificates.exists():
        shutil.copy(certificates, root / "etc/ssl/certs/ca-certificates.crt")
    subprocess.run(["chroot", str(root), "python3", "-m", "venv", "/tools"], check=True)
    subprocess.run(["chroot", str(root), "/tools/bin/pip", "install", "--quiet", *TOOLS], check=True)


def build_inside(root: Path) -> None:
    """Runs this script in the toolchain, on a copy of the sources, and fetches the libraries."""
    inside = root / "undercroft"
    shutil.rmtree(inside, ignore_errors=True)
    ignore = shutil.ignore_patterns("__pycache__", "static", "alone", "node_modules")
    for name in ("src", "scripts"):
        shutil.copytree(ROOT / name, inside / name, ignore=ignore)
    subprocess.run(["chroot", str(root), "/tools/bin/python", "/undercroft/scripts/wasm/build.py"], check=True)
    shutil.rmtree(ROOT / TARGET, ignore_errors=True)
    shutil.copytree(inside / TARGET, ROOT / TARGET)


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile for WebAssembly.")
    parser.add_argument("--toolchain", action="store_true", help=f"compile in {TOOLCHAIN}, which is built if needed")
    asked = parser.parse_args()
    if is_built():
        print("wasm: up to date")
        return 0
    started, stamp = time.monotonic(), digest()
    if asked.toolchain:
        toolchain(ROOT / TOOLCHAIN)
        build_inside(ROOT / TOOLCHAIN)
    else:
        build(ROOT / TARGET)
    (ROOT / TARGET / STAMP).write_text(stamp, "utf-8")
    print(f"wasm: built in {time.monotonic() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
