// Starts a table in Pyodide as a page does, and compiles what that has imported: node start.mjs PYODIDE FOLDER LIBRARY
// SOURCE… reads library.zip and program.zip in the folder and writes compiled.zip. Each SOURCE stays as it is.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [pyodide, folder, library, ...sources] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({
  indexURL: `${pyodide}/`,
  stdLibURL: `${folder}/library.zip`,
  env: { HOME: '/tmp', PYTHONHASHSEED: '0' }, // sets are written in the same order each time
});
python.unpackArchive(new Uint8Array(readFileSync(`${folder}/program.zip`)), 'zip', { extractDir: '/undercroft' });
python.runPython(readFileSync(new URL('start.py', import.meta.url), 'utf8'));
await python.globals.get('start')();
python.globals.get('write')(library, python.toPy(sources));
writeFileSync(`${folder}/compiled.zip`, python.FS.readFile('/compiled.zip'));
process.exit(0); // Pyodide keeps Node awake
