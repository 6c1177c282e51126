import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations } from 'bullmq';
import pg from 'pg';
import { isDatabaseDown } from '#server/db/client.ts';

type Connected = Parameters<pg.Pool['connect']>[0];

/**
 * Retries for some seconds: BullMQ gives up for good if its first connection fails, for example while PostgreSQL
 * restarts.
 */
const TRIES = 20;
const PAUSE_MS = 250;

/**
 * Connection pool for BullMQ. With BullMQ's own, the process would crash if PostgreSQL closed a connection right after
 * opening it, before BullMQ listens for errors.
 */
class QueuePool extends pg.Pool {
	readonly #lost = new WeakSet<pg.PoolClient>();

	constructor(config: pg.PoolConfig) {
		super(config);
		this.on('connect', (client) => client.on('error', () => this.#lost.add(client)));
	}

	/** Retries if a connection cannot be opened or is lost before the caller can listen for errors. */
	override connect(): Promise<pg.PoolClient>;
	override connect(done: Connected): void;
	override connect(done?: Connected): Promise<pg.PoolClient> | void {
		if (done) return super.connect(done);
		return this.#connect();
	}

	async #connect(): Promise<pg.PoolClient> {
		for (let tries = 1; ; tries++) {
			const client = await super.connect().catch((error: unknown) => {
				if (tries >= TRIES || !isDatabaseDown(error)) throw error;
				return null;
			});
			if (client && !this.#lost.has(client)) return client;
			client?.release(true);
			await pause(PAUSE_MS);
		}
	}
}

const SEARCH_PATH = '-c search_path=bullmq';

/** A pool for BullMQ, closed by the caller. The first connection creates or migrates BullMQ's tables. */
export const openQueuePool = (url: string, max: number): pg.Pool => {
	let migrated: Promise<unknown> | null = null;
	return new QueuePool({
		connectionString: url,
		max,
		application_name: 'kyosei-queue',
		keepAlive: true,
		options: SEARCH_PATH,
		// BullMQ looks for its tables when the queue is opened, which on a new database is before our migrations run.
		onConnect: async (client) => {
			migrated ??= runMigrations(client as pg.PoolClient).catch((error: unknown) => {
				migrated = null;
				throw error;
			});
			await migrated;
		},
	});
};
