import { runServer } from '#server/main.ts';
import { loadDemo } from './seed/demo/load.ts';
import { loadDemoProgramme } from './seed/demo/programme/load.ts';
import { loadSeeds } from './seed/load.ts';

/** The server process of `npm run server` and `npm start`, with seeds and demo for an empty database. */

await runServer({ loadSeeds, loadDemo, loadDemoProgramme });
