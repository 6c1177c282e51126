import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import './quick-resolve.ts';

/** `npm start`: enables Node's compile cache, also for child processes, and runs the supervisor. */

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const cache = path.join(root, 'node_modules/.cache/compiled');

process.chdir(root);
enableCompileCache(cache);
process.env.NODE_COMPILE_CACHE = cache;
const { supervise } = await import('./start/supervise.ts');
await supervise();
