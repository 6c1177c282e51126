import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { TestApp } from '#tests/support/boot.ts';
import { connectTo, SOCKET } from '#tests/support/database/database-proxy.ts';

/**
 * A proxy for PostgreSQL that adds latency and counts round trips: how often a call waits for a response before it
 * sends more. Statements sent before the first response arrives, on one connection or several, count as one trip.
 */

export type DistantDatabase = {
	/** The URL of the database through the proxy. */
	url: string;
	/** The number of trips that `work` waited for; what it leaves running is not counted. */
	tripsOf: (work: () => Promise<unknown>) => Promise<number>;
	/** All trips since the start. */
	total: () => number;
	close: () => Promise<void>;
};

const STARTUP_HEAD = 4;
const HEAD = 5;

/** Splits a stream into messages of PostgreSQL's protocol and returns their types; '' is the startup message. */
const createReader = (isStarted: boolean) => {
	let rest: Buffer = Buffer.alloc(0);
	let started = isStarted;
	return (chunk: Buffer): string[] => {
		rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
		const types: string[] = [];
		for (;;) {
			const head = started ? HEAD : STARTUP_HEAD;
			if (rest.length < head) return types;
			const length = rest.readInt32BE(head - 4) + head - 4;
			if (rest.length < length) return types;
			types.push(started ? String.fromCharCode(rest[0] ?? 0) : '');
			started = true;
			rest = rest.subarray(length);
		}
	};
};

/** Messages that PostgreSQL answers with ReadyForQuery: startup, Query and Sync. */
const ASKS: ReadonlySet<string> = new Set(['', 'Q', 'S']);
const READY = 'Z';

/** Numbers trips: a message sent after a response of trip n belongs to trip n + 1 or later. */
const createCount = () => {
	let answered = 0;
	let waiting = 0;
	let total = 0;
	const whenQuiet = new Set<() => void>();
	return {
		ask: (): number => {
			waiting++;
			return answered + 1;
		},
		answer: (trip: number): void => {
			waiting--;
			if (trip > answered) {
				answered = trip;
				total++;
			}
			if (waiting > 0) return;
			for (const resume of whenQuiet) resume();
			whenQuiet.clear();
		},
		forget: (asked: number): void => {
			waiting -= asked;
		},
		quiet: async (): Promise<void> => {
			while (waiting > 0) await new Promise<void>((resolve) => void whenQuiet.add(resolve));
		},
		restart: (): void => {
			answered = 0;
		},
		answered: (): number => answered,
		total: (): number => total,
	};
};

/** `delayMs`: latency added to each response. */
export const startDistantDatabase = async (database: string, delayMs: number): Promise<DistantDatabase> => {
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-distant-'));
	const target = new URL(database);
	const count = createCount();
	const open = new Set<net.Socket>();
	// A timer that is late fires before what has arrived meanwhile is read: the count would depend on the machine.
	const later = (work: () => void): void => void setTimeout(() => setImmediate(work), delayMs);
	const server = net.createServer((client) => {
		const upstream = connectTo(target);
		const [sent, received] = [createReader(false), createReader(true)];
		const asked: number[] = [];
		client.on('data', (chunk) => {
			for (const type of sent(chunk)) if (ASKS.has(type)) asked.push(count.ask());
			upstream.write(chunk);
		});
		upstream.on('data', (chunk) =>
			later(() => {
				for (const type of received(chunk)) if (type === READY) count.answer(asked.shift() ?? 0);
				client.write(chunk);
			}),
		);
		client.on('close', () => count.forget(asked.splice(0).length));
		for (const [one, other] of [
			[client, upstream],
			[upstream, client],
		] as const) {
			open.add(one);
			one.on('error', () => {});
			one.on('close', () => {
				open.delete(one);
				later(() => other.destroy());
			});
		}
	});
	server.listen(path.join(folder, SOCKET));
	await once(server, 'listening');
	const url = new URL(database);
	url.searchParams.set('host', folder);
	return {
		url: url.toString(),
		tripsOf: async (work) => {
			await count.quiet();
			count.restart();
			await work();
			return count.answered();
		},
		total: count.total,
		close: async () => {
			for (const socket of open) socket.destroy();
			server.close();
			await once(server, 'close');
			fs.rmSync(folder, { recursive: true, force: true });
		},
	};
};

/** Opens connections in advance, so that calls need not wait for them. */
export const warmPool = async ({ deps }: Pick<TestApp, 'deps'>, connections = 10): Promise<void> => {
	await Promise.all(Array.from({ length: connections }, () => deps.db.execute(sql`select pg_sleep(0.1)`)));
};
