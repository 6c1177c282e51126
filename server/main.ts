import { setTimeout as sleep } from 'node:timers/promises';
import { assemble } from './assemble.ts';
import { systemClock } from './base/clock.ts';
import { readConfig, requireDatabase } from './base/config.ts';
import { createLog, takeConsole } from './base/log.ts';
import { failStart, linesOf, stopOnSignals } from './base/process.ts';
import { cautions } from './base/production.ts';
import { readSigningKey } from './base/signing/key.ts';
import type { Deps } from './calls/deps.ts';
import { migrate } from './db/migrate.ts';
import { requireFittingDatabase } from './db/requirements.ts';
import { watchSecret } from './db/secret-mark.ts';
import { buildApp } from './http/app.ts';
import type { FindBundle } from './http/pages/bundle.ts';
import { startPaperTimer } from './papers/timer.ts';

export type Seeds = {
	loadSeeds: (deps: Deps) => Promise<void>;
	/**
	 * Only with the embedded database of `npm start`, never in production. `onAccounts` is called once everybody can sign
	 * in.
	 */
	loadDemo: (deps: Deps, onAccounts: () => void) => Promise<void>;
	/** What the demo has besides, added while it is already used. */
	loadDemoProgramme: (deps: Deps, isStopping: () => boolean) => Promise<void>;
};

/** Where `npm run dev` has it listen, and get the client, instead of by the settings and from what was built. */
export type Development = { listen?: { host: string; port: number }; findBundle?: FindBundle };

/** The web process: listens, migrates, seeds, and then reports readiness. */
const serve = async ({ listen, findBundle, ...seeds }: Seeds & Development): Promise<void> => {
	const config = requireDatabase(readConfig(process.env));
	// Checked here too, although only workers sign: certificates could be issued but not printed.
	await readSigningKey(config, systemClock.now());
	const log = createLog(config, 'server');
	takeConsole(log);
	for (const caution of cautions(config)) log.warn(caution);
	await requireFittingDatabase(config);
	const { deps, queue, pool, statements, close } = await assemble({ config, log });
	let started = false;
	let filling = false;
	let draining = false;
	let stopPaperTimer = async (): Promise<void> => {};
	const prepared = Promise.withResolvers<void>();
	const readiness = {
		isStarted: () => started,
		isFilling: () => filling,
		isDraining: () => draining,
		whenPrepared: prepared.promise,
		checkQueue: async () => {
			await queue.getJobCounts('waiting');
		},
	};
	// A seal that cannot be used must end the start, not the first issue.
	await deps.issuer();
	const app = await buildApp(deps, readiness, { queue, pool, statements }, findBundle);
	stopOnSignals(async () => {
		draining = true;
		// Load balancers must see /readyz fail before the socket closes.
		await sleep(config.drainMs);
		await app.close();
		await stopPaperTimer();
		await close();
	});
	await app.listen(listen ?? { port: config.port, host: config.host });
	await migrate(config.databaseUrl, { queueTables: !config.redisUrl });
	await watchSecret(deps);
	deps.outbox.watch();
	await seeds.loadSeeds(deps);
	stopPaperTimer = startPaperTimer(deps).stop;
	const hasDemo = config.embedded && !config.production;
	if (hasDemo) {
		await seeds.loadDemo(deps, () => {
			filling = true;
			prepared.resolve();
		});
	}
	prepared.resolve();
	filling = false;
	started = true;
	log.info({ port: config.port }, 'ready');
	if (!hasDemo) return;
	await seeds
		.loadDemoProgramme(deps, () => draining)
		.catch((error: unknown) =>
			log.warn({ reason: linesOf(error)[0] }, 'the demo is without its programme until the next start'),
		);
};

export const runServer = (options: Seeds & Development): Promise<void> => serve(options).catch(failStart);
