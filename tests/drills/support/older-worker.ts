import { jobs } from '#server/all-jobs.ts';
import { assemble } from '#server/assemble.ts';
import { readConfig, requireDatabase } from '#server/base/config.ts';
import { createLog } from '#server/base/log.ts';
import { stopOnSignals } from '#server/base/process.ts';
import { createWorker } from '#workers/worker.ts';

/** A worker of a former version: it does not know the jobs in UNKNOWN_JOBS, neither to run nor to relay them. */

const unknown = (process.env.UNKNOWN_JOBS ?? '').split(',');
const config = requireDatabase(readConfig(process.env));
const log = createLog(config, 'worker');
const { deps, close } = await assemble({ config, log, jobs: jobs.filter(({ name }) => !unknown.includes(name)) });
const worker = await createWorker(deps);
deps.outbox.watch();
stopOnSignals(async () => {
	await worker.close();
	await close();
});
log.info('ready');
