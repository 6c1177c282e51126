import path from 'node:path';
import { refuseDemoPasswords } from '#server/accounts/demo-accounts.ts';
import { systemClock } from '#server/base/clock.ts';
import { type Config, ConfigError } from '#server/base/config.ts';
import { createIssuer } from '#server/base/issuer/issuer.ts';
import { cautions } from '#server/base/production.ts';
import { loadSecret } from '#server/base/secret.ts';
import { readSigningKey } from '#server/base/signing/key.ts';
import { type Chromium, findChromium } from '#workers/chromium.ts';
import { checkDataDir, checkPort, checkSpace } from './checks.ts';
import { type SupervisedDatabase, superviseDatabase } from './database.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoOperator } from './demo-operator.ts';
import { openLogFile } from './log-file.ts';
import { oneLine } from './one-line.ts';
import type { Part, PartOptions } from './part.ts';
import { localOrigin, waitUntilReady } from './readiness.ts';
import { type OpenRunner, plainRunner, type Runner } from './runner.ts';
import { checkServices } from './services.ts';
import { loadSettings } from './settings.ts';
import { createShutdown, type Shutdown } from './shutdown.ts';
import { early, summary } from './summary.ts';

/** Starts the database, the server and the worker, keeps them running, and stops them in order. */

const PARENT_POLL_MS = 1_000;

const say = (line: string): void => {
	process.stdout.write(`${line}\n`);
};

/** Runs the preflight checks. @throws ConfigError with the line to show */
const prepare = async (): Promise<{ config: Config; chromium: Chromium | null }> => {
	const settings = loadSettings();
	const embedded = settings.databaseUrl === null;
	const config = { ...settings, embedded, dataDir: path.resolve(settings.dataDir) };
	const port = await checkPort(config.host, config.port);
	checkDataDir(config.dataDir);
	if (embedded) checkSpace(config.dataDir);
	loadSecret(config);
	await readSigningKey(config, systemClock.now());
	await createIssuer(config)();
	await checkServices(config);
	for (const caution of cautions(config)) say(`Warning: ${caution}.`);
	const chromium = await findChromium(config.chromiumPath, (line) => say(`Note: ${line}.`));
	return { config: { ...config, port }, chromium };
};

/** Detects the death of the parent npm process, after which no signal would arrive. */
const watchParent = (onExit: () => void): void => {
	if (!process.env.npm_lifecycle_event) return;
	const parent = process.ppid;
	setInterval(() => {
		if (process.ppid !== parent) onExit();
	}, PARENT_POLL_MS).unref();
};

const secondsSinceStart = (): number => (Date.now() - performance.timeOrigin) / 1000;

const openLogs = ({ embedded, dataDir }: Config, name: string): number | null =>
	embedded ? openLogFile(path.join(dataDir, 'logs'), name) : null;

type Database = Pick<SupervisedDatabase, 'url' | 'whenUp'> & { folder: string | null };

const startDatabase = async (
	config: Config,
	shutdown: Shutdown,
	onGiveUp: (reason: string) => void,
): Promise<Database> => {
	if (config.databaseUrl) return { url: config.databaseUrl, folder: null, whenUp: () => Promise.resolve() };
	const logFile = openLogFile(path.join(config.dataDir, 'logs'), 'postgresql');
	const database = await superviseDatabase({ dataDir: config.dataDir, logFile, say, onGiveUp });
	shutdown.onEnd({ database: database.stop });
	return database;
};

type Parts = {
	/** Called later, since users wait for the server: two processes that load their code at once slow each other down. */
	startWorker: () => void;
	/** Whether the server has stopped, and waits for a change. */
	hasStopped: () => boolean;
	stop: () => Promise<unknown>;
};

/** Starts the server, which loads its code while the database starts. */
const startParts = (
	config: Config,
	database: Promise<Database>,
	runner: Runner,
	{ isReady, onGiveUp }: Pick<PartOptions, 'isReady' | 'onGiveUp'>,
): Parts => {
	const env = {
		...process.env,
		PORT: String(config.port),
		DATA_DIR: config.dataDir,
		EMBEDDED: String(config.embedded),
		...demoOperator(config),
		...runner.env,
	};
	const start = (name: keyof Runner['entries']): Part =>
		runner.start({
			name,
			entry: runner.entries[name],
			env,
			settings: database.then(({ url }) => ({ DATABASE_URL: url })),
			logFile: openLogs(config, name),
			say,
			whenPossible: async () => (await database).whenUp(),
			isReady,
			onGiveUp,
		});
	const server = start('server');
	const parts = [server];
	return {
		hasStopped: () => server.hasStopped?.() ?? false,
		startWorker: () => {
			parts.push(start('worker'));
		},
		stop: () => Promise.all(parts.map((part) => part.stop())),
	};
};

const boot = async (shutdown: Shutdown, giveUp: (reason: string) => void, openRunner: OpenRunner): Promise<void> => {
	const { config, chromium } = await prepare();
	const runner = await openRunner(config, say);
	let ready = false;
	const checked = Promise.withResolvers<Database>();
	const parts = startParts(config, checked.promise, runner, { isReady: () => ready, onGiveUp: giveUp });
	shutdown.onEnd({ parts: () => Promise.all([parts.stop(), runner.close()]) });
	const database = await startDatabase(config, shutdown, giveUp);
	if (shutdown.signal.aborted) return;
	if (config.production) await refuseDemoPasswords(database.url);
	shutdown.markServing();
	checked.resolve(database);
	const origin = localOrigin(config.host, config.port);
	const onFilling = (): void => say(early({ config, seconds: secondsSinceStart() }));
	const { startWorker: onAnswer, hasStopped } = parts;
	await waitUntilReady(origin, { signal: shutdown.signal, say, onAnswer, onFilling, hasStopped });
	if (shutdown.signal.aborted) return;
	ready = true;
	const accounts = config.embedded ? await demoAccounts(database.url) : [];
	say(summary({ config, databaseFolder: database.folder, chromium, accounts, seconds: secondsSinceStart() }));
};

export const supervise = async (openRunner: OpenRunner = plainRunner): Promise<void> => {
	const shutdown = createShutdown(say);
	const giveUp = (...reasons: string[]): void => {
		if (shutdown.signal.aborted) return;
		for (const reason of reasons) process.stderr.write(`Kyosei cannot run: ${reason.replace(/\.$/, '')}.\n`);
		shutdown.end(1);
	};
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
		process.on(signal, () => {
			if (!shutdown.signal.aborted) say('Stopping…');
			shutdown.end(0);
		});
	}
	watchParent(() => shutdown.end(0));
	const booting = boot(shutdown, giveUp, openRunner);
	shutdown.boot(booting);
	await booting.catch((error: unknown) => {
		giveUp(...(error instanceof ConfigError ? error.problems : [oneLine(error)]));
		if (!(error instanceof ConfigError) && error instanceof Error) process.stderr.write(`${error.stack}\n`);
	});
};
