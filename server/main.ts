import { loadSeeds } from '../scripts/seed/load.ts';
import { assemble } from './assemble.ts';
import { ConfigError, readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { buildApp } from './http/app.ts';
import { createLog } from './log.ts';
import { failStart, stopOnSignals } from './process.ts';

/** The web process: listens, then migrates and seeds, and only then says that it is ready. */
const main = async (): Promise<void> => {
	const config = readConfig(process.env);
	const { databaseUrl } = config;
	if (!databaseUrl) throw new ConfigError('Setting DATABASE_URL is required (npm start brings a database of its own)');
	const log = createLog(config, 'server');
	const { deps, queue, pool, close } = await assemble({ config: { ...config, databaseUrl }, log });
	let started = false;
	let draining = false;
	const readiness = {
		isStarted: () => started && !draining,
		checkQueue: async () => {
			await queue.getJobCounts('waiting');
		},
	};
	const app = await buildApp(deps, readiness, { queue, pool });
	stopOnSignals(async () => {
		draining = true;
		await app.close();
		await close();
	});
	await app.listen({ port: config.port, host: config.host });
	await migrate(databaseUrl, { queueTables: !config.redisUrl });
	deps.outbox.watch(1_000);
	await loadSeeds(deps);
	started = true;
	log.info({ port: config.port }, 'ready');
};

main().catch(failStart);
