/** Python in a worker: the files of the runtime are read with progress, kept for the next time, and started. */

/** The parts of Pyodide that are used. */
export interface Python {
  unpackArchive(buffer: ArrayBuffer, format: 'zip', options: { extractDir: string }): void;
  runPython(code: string): unknown;
}
/** Imports the package with its compiled modules; what prevents that, or nothing. */
type InstallUnits = (units: string, read: (unit: string) => Uint8Array) => string;

interface File {
  name: string;
  /** Bytes to be read. */
  size: number;
}
interface Runtime {
  /** The files of Pyodide. */
  info: Record<string, string>;
  files: Files;
  /** The compiled modules, if the site has them: a library for each unit, with the modules in it. */
  units: Record<string, File & { modules: readonly string[] }>;
}
interface Files {
  loader: File;
  module: File;
  wasm: File;
  library: File;
  program: File;
  /** The plain modules behind the compiled ones, where there are such: for browsers that cannot load them. */
  plain?: File;
}
export type Progress = (done: number, total: number) => void;

const KEPT = 'runtime'; // names of these files hold a hash of what is in them
const FOLDER = '/undercroft';
/** Run by its path: imported from the package it would import plain modules first. */
const INSTALL = `
def install(units, read):
    import json, runpy
    from pathlib import Path
    run = runpy.run_path("${FOLDER}/undercroft/browser/units.py")
    return run["install"](json.loads(units), Path("${FOLDER}"), lambda unit: read(unit).to_bytes())
install`;

/** The base address of the site: workers lie in `assets/`. */
const site = new URL('../', self.location.href);

async function open(file: File): Promise<Response> {
  const address = new URL(file.name, site);
  const kept = 'caches' in self ? await caches.open(KEPT).catch(() => undefined) : undefined;
  const found = await kept?.match(address);
  if (found) return found;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address.pathname}: ${answer.status}`);
  // A browser that has no room keeps nothing, and plays all the same.
  if (kept) void kept.put(address, answer.clone()).catch(() => undefined);
  return answer;
}

/** Reads at once: Python imports a module and cannot wait. */
function readNow(file: File): Uint8Array {
  const request = new XMLHttpRequest();
  request.open('GET', new URL(file.name, site), false);
  request.responseType = 'arraybuffer';
  request.send();
  if (request.status !== 200) throw new Error(`${file.name}: ${request.status}`);
  return new Uint8Array(request.response as ArrayBuffer);
}

let runtime: Promise<Runtime> | undefined;
async function readRuntime(): Promise<Runtime> {
  return (await (await fetch(new URL('runtime.json', site))).json()) as Runtime;
}

/** Keeps the compiled modules of games that were not opened yet, for a time without a network. */
export async function keepUnits(): Promise<void> {
  const { units, files } = await (runtime ??= readRuntime());
  for (const file of [...Object.values(units), ...(files.plain ? [files.plain] : [])]) await (await open(file)).body?.cancel();
}

/** Files that are small as they lie on the host: not every host compresses. */
function unzipped(stream: ReadableStream<BufferSource>, type: string): Response {
  return new Response(stream.pipeThrough(new DecompressionStream('gzip')), { headers: { 'Content-Type': type } });
}

async function imported<Module>(source: Response): Promise<Module> {
  const address = URL.createObjectURL(new Blob([await source.text()], { type: 'text/javascript' }));
  try {
    return (await import(/* @vite-ignore */ address)) as Module;
  } finally {
    URL.revokeObjectURL(address);
  }
}

export async function startPython(progress: Progress = () => undefined): Promise<Python> {
  const { info, files, units } = await (runtime ??= readRuntime());
  const wanted = [files.loader, files.module, files.wasm, files.library, files.program];
  const total = wanted.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  const read = async (file: File): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> => {
    const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        done += chunk.length;
        progress(done, total);
        controller.enqueue(chunk);
      },
    });
    return (await open(file)).body!.pipeThrough(counting);
  };
  const [loader, module, wasm, library, program] = await Promise.all(wanted.map(read));
  const packed = new Response(program).arrayBuffer();
  const given: Record<string, Response> = {
    'pyodide.asm.wasm': unzipped(wasm!, 'application/wasm'),
    'python_stdlib.zip': new Response(library),
  };
  const fetchOutside = self.fetch.bind(self);
  const fetchHere: typeof fetch = (input, options) => {
    const address = input instanceof Request ? input.url : String(input);
    const answer = given[address.split('/').pop()!];
    return answer ? Promise.resolve(answer) : fetchOutside(input, options);
  };
  Object.assign(self, { fetch: fetchHere });
  const script = 'text/javascript';
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    imported<{ loadPyodide: (options: object) => Promise<Python> }>(unzipped(loader!, script)),
    imported<{ default: unknown }>(unzipped(module!, script)),
  ]);
  const lockFileContents = { info, packages: {} };
  const indexURL = new URL('python/', site).href;
  const python = await loadPyodide({ indexURL, createPyodideModule, lockFileContents, packageBaseUrl: indexURL });
  Object.assign(self, { fetch: fetchOutside });
  python.unpackArchive(await packed, 'zip', { extractDir: FOLDER });
  python.runPython(`import sys; sys.path.insert(0, "${FOLDER}")`);
  if (Object.keys(units).length) {
    const install = python.runPython(INSTALL) as InstallUnits;
    const modules = Object.fromEntries(Object.entries(units).map(([name, unit]) => [name, unit.modules]));
    const problem = install(JSON.stringify(modules), (unit) => readNow(units[unit]!));
    if (problem && files.plain) {
      console.warn(`The compiled modules cannot be loaded: ${problem}`);
      python.unpackArchive(await (await open(files.plain)).arrayBuffer(), 'zip', { extractDir: FOLDER });
    }
  }
  return python;
}
