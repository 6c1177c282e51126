import { assemble } from '#server/assemble.ts';
import { readConfig, requireDatabase } from '#server/base/config.ts';
import { createLog } from '#server/base/log.ts';
import { stopOnSignals } from '#server/base/process.ts';
import { startReminding } from '#workers/remind.ts';
import { createWorker } from '#workers/worker.ts';

/** A worker that looks for reminders several times a second, since its days take a second. */

const EVERY_MS = 150;

const config = requireDatabase(readConfig(process.env));
const log = createLog(config, 'worker');
const { deps, close } = await assemble({ config, log });
const worker = await createWorker(deps);
const reminding = startReminding(deps, EVERY_MS);
deps.outbox.watch();
stopOnSignals(async () => {
	await reminding.stop();
	await worker.close();
	await close();
});
log.info('ready');
