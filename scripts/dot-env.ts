import { failStart } from '#server/base/process.ts';
import { loadDotEnv } from './start/settings.ts';

/** Imported before a process begins (`--import`): `npm run server` and `npm run worker` know `.env` as `npm start` does. */

try {
	loadDotEnv();
} catch (error) {
	failStart(error);
}
