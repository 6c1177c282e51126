import os from 'node:os';
import { assemble } from '#server/assemble.ts';
import { readConfig, requireDatabase } from '#server/base/config.ts';
import { createLog, takeConsole } from '#server/base/log.ts';
import { failStart, stopOnSignals } from '#server/base/process.ts';
import { migrate } from '#server/db/migrate.ts';
import { requireFittingDatabase } from '#server/db/requirements.ts';
import { startClosing } from './close-rounds.ts';
import { startHeartbeat } from './heartbeat.ts';
import { createWorkerMetrics, serveMetrics } from './metrics.ts';
import { startRecordingDrafts } from './record-drafts.ts';
import { startReminding } from './remind.ts';
import { startSweeping } from './sweep.ts';
import { startSweepingProgramme } from './sweep-programme.ts';
import { startTakingOver } from './take-over.ts';
import { startWakingBulkJobs } from './wake-bulk-jobs.ts';
import { createWorker } from './worker.ts';

/** The worker process: grading, mails and PDFs. Any number of workers may run. */
const main = async (): Promise<void> => {
	const config = requireDatabase(readConfig(process.env));
	const log = createLog(config, 'worker');
	takeConsole(log);
	// Rendering is CPU-bound: requests on the same machine have priority.
	os.setPriority(os.constants.priority.PRIORITY_LOW);
	await requireFittingDatabase(config);
	await migrate(config.databaseUrl, { queueTables: !config.redisUrl });
	const { deps, queue, close } = await assemble({ config, log });
	const metrics = createWorkerMetrics(config);
	const worker = await createWorker(deps, undefined, metrics);
	const stopMetrics = await serveMetrics(deps, metrics);
	const sweeping = startSweeping(deps, queue);
	const reminding = startReminding(deps);
	const closing = startClosing(deps);
	const recording = startRecordingDrafts(deps);
	const waking = startWakingBulkJobs(deps);
	const sweepingProgramme = startSweepingProgramme(deps);
	const takingOver = startTakingOver(deps, queue);
	const heartbeat = startHeartbeat(deps);
	deps.outbox.watch();
	stopOnSignals(async () => {
		heartbeat.stop();
		await stopMetrics();
		await worker.close();
		const repeated = [sweeping, reminding, closing, recording, waking, sweepingProgramme, takingOver];
		await Promise.all(repeated.map(({ stop }) => stop()));
		await close();
	});
	log.info('ready');
};

main().catch(failStart);
