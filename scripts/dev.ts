import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import './quick-resolve.ts';

/** `npm run dev`: what `npm start` starts, behind Vite. Server and worker restart when their sources change. */

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const cache = path.join(root, 'node_modules/.cache/compiled');

process.chdir(root);
enableCompileCache(cache);
process.env.NODE_COMPILE_CACHE = cache;
const { supervise } = await import('./start/supervise.ts');
const { developmentRunner } = await import('./dev/runner.ts');
await supervise(developmentRunner);
