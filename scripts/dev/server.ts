import { loadDemo } from '#scripts/seed/demo/load.ts';
import { loadDemoProgramme } from '#scripts/seed/demo/programme/load.ts';
import { loadSeeds } from '#scripts/seed/load.ts';
import { runServer } from '#server/main.ts';
import { developmentBundle } from './bundle.ts';

/** The server process of `npm run dev`: listens on loopback behind Vite, and gets its pages from there. */

const { DEV_PORT, DEV_RENDERER = '' } = process.env;

await runServer({
	loadSeeds,
	loadDemo,
	loadDemoProgramme,
	listen: { host: '127.0.0.1', port: Number(DEV_PORT) },
	findBundle: () => developmentBundle(DEV_RENDERER),
});
