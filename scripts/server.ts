import { runServer } from '#server/main.ts';
import { loadDemo } from './seed/demo/load.ts';
import { loadSeeds } from './seed/load.ts';

/** `npm run server`, and the server of `npm start`: the server's process, with what fills an empty database. */

await runServer({ loadSeeds, loadDemo });
