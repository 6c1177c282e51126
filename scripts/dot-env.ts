import { failStart } from '#server/base/process.ts';
import { loadDotEnv } from './start/settings.ts';

/** Preloaded (`--import`): loads `.env` for `npm run server` and `npm run worker`, as `npm start` does. */

try {
	loadDotEnv();
} catch (error) {
	failStart(error);
}
