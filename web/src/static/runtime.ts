/** Python in a worker: the files of the runtime are read with progress, kept for the next time, and started. */

/** The parts of Pyodide that are used. */
export interface Python {
  FS: { mkdirTree(folder: string): void; writeFile(path: string, body: Uint8Array): void };
  runPython(code: string): unknown;
}
/** Imports the package, with its compiled modules if there are any; what prevents that, or nothing. */
type Install = (archives: string, units: string, read: (name: string) => Uint8Array) => string;

interface File {
  name: string;
  /** Bytes to be read. */
  size: number;
}
/** Read when one of its modules is imported. */
interface Modules extends File {
  modules: readonly string[];
}
interface Runtime {
  /** The files of Pyodide. */
  info: Record<string, string>;
  files: Files;
  /** The games, and what few tables need. */
  archives: Record<string, Modules>;
  /** The compiled modules, if the site has them: a library for each unit, with the modules in it. */
  units: Record<string, Modules>;
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
/** Both files are run by their paths: imported from the package they would import plain modules first. */
const INSTALL = `
def install(archives, units, read):
    import json, runpy
    from pathlib import Path
    folder = Path("${FOLDER}")
    run = lambda name: runpy.run_path(f"{folder}/undercroft/browser/{name}.pyc")["install"]
    get = lambda name: read(name).to_bytes()
    run("archives")(json.loads(archives), folder, get)
    return run("units")(json.loads(units), folder, get) if units != "{}" else ""
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
  const read = ready.get(file.name);
  if (read) return read;
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

/** What is read only when it is needed. */
function parts({ archives, units }: Runtime): Record<string, Modules> {
  return { ...archives, ...units };
}

/** Keeps what was not needed yet, for a time without a network. */
export async function keepAll(): Promise<void> {
  const all = await (runtime ??= readRuntime());
  for (const file of [...Object.values(parts(all)), ...(all.files.plain ? [all.files.plain] : [])]) await (await open(file)).body?.cancel();
}

const GAME = /"game":"(\w+)"/;

/** Reads what the game needs that a message names, so that Python need not wait for it. */
export async function keepGame(message: string): Promise<void> {
  const game = GAME.exec(message)?.[1];
  if (!game) return;
  const all = await (runtime ??= readRuntime());
  const needed = Object.entries(parts(all)).filter(([name]) => name === game || name.endsWith(`.${game}__mypyc`));
  await Promise.all(needed.map(([, file]) => keep(file))).catch(() => undefined); // Python says what is wrong
}

/** What was read before Python asks for it. */
const ready = new Map<string, Uint8Array>();
async function keep(file: File): Promise<void> {
  if (!ready.has(file.name)) ready.set(file.name, new Uint8Array(await (await open(file)).arrayBuffer()));
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
  const all = await (runtime ??= readRuntime());
  const { info, files } = all;
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
  const common = Object.keys(all.units).filter((name) => !name.includes('.games.'));
  const kept = Promise.all(common.map((name) => keep(all.units[name]!)));
  const packed = unzipped(program!, 'application/octet-stream').arrayBuffer();
  const given: Record<string, Response> = {
    'pyodide.asm.wasm': unzipped(wasm!, 'application/wasm'),
    'python_stdlib.zip': unzipped(library!, 'application/zip'),
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
  unpack(python, new Uint8Array(await packed));
  python.runPython(`import sys; sys.path.insert(0, "${FOLDER}")`);
  const install = python.runPython(INSTALL) as Install;
  const told = parts(all);
  await kept;
  const problem = install(modulesOf(all.archives), modulesOf(all.units), (name) => readNow(told[name]!));
  if (problem && files.plain) {
    console.warn(`The compiled modules cannot be loaded: ${problem}`);
    const plain = unzipped((await open(files.plain)).body!, 'application/octet-stream');
    unpack(python, new Uint8Array(await plain.arrayBuffer()));
  }
  return python;
}

function modulesOf(parts: Record<string, Modules>): string {
  return JSON.stringify(Object.fromEntries(Object.entries(parts).map(([name, { modules }]) => [name, modules])));
}

/** Writes the files of an archive: the first line holds their sizes by name, and the contents follow. */
function unpack({ FS }: Python, body: Uint8Array): void {
  let begin = body.indexOf(10) + 1;
  const sizes = JSON.parse(new TextDecoder().decode(body.subarray(0, begin))) as Record<string, number>;
  for (const [name, size] of Object.entries(sizes)) {
    const path = `${FOLDER}/${name}`;
    FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    FS.writeFile(path, body.subarray(begin, begin + size));
    begin += size;
  }
}
