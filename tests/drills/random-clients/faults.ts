import { setTimeout as sleep } from 'node:timers/promises';
import { crashCluster, pauseCluster, restartCluster } from '#tests/drills/support/cluster.ts';
import { createRandom, type Random } from '#tests/drills/support/random.ts';
import type { ShiftedClock } from '#tests/drills/support/shifted-clock.ts';
import type { DatabaseProxy } from '#tests/support/database/database-proxy.ts';
import type { TestRedis } from '#tests/support/processes/redis.ts';
import type { KeptUp } from './kept-up.ts';

/** What goes wrong while the clients work. */

type Fault = { name: string; weight: number; happen: (random: Random) => Promise<void> };

export type Victims = {
	processes: readonly { kept: KeptUp; clock: ShiftedClock }[];
	redis: TestRedis | null;
	/** Before the database of the processes. */
	proxy: DatabaseProxy;
};

const HOUR_MS = 3_600_000;
/** Sessions last a day, so that the clients stay signed in. */
const MAX_SHIFT_MS = 11 * HOUR_MS;
const SHORT_PAUSE_MS = [300, 3_000] as const;
/** Longer than the lock of a job, so that another worker takes it over while the first still has it. */
const LONG_PAUSE_MS = 13_000;
const LONG_PAUSES = 0.06;

const processFaults = ({ processes }: Victims): Fault[] => {
	const any = (random: Random) => random.pick(processes);
	return [
		{ name: 'kill -9', weight: 4, happen: (random) => any(random).kept.restart('kill') },
		{ name: 'SIGTERM', weight: 1, happen: (random) => any(random).kept.restart('stop') },
		{
			name: 'SIGSTOP',
			weight: 4,
			happen: (random) =>
				any(random).kept.pause(random.chance(LONG_PAUSES) ? LONG_PAUSE_MS : random.between(...SHORT_PAUSE_MS)),
		},
		{
			name: 'clock jump',
			weight: 5,
			happen: async (random) => any(random).clock.shift(random.between(-MAX_SHIFT_MS, MAX_SHIFT_MS)),
		},
	];
};

const storeFaults = ({ redis }: Victims): Fault[] => [
	{ name: 'PostgreSQL kill -9', weight: 3, happen: () => crashCluster() },
	{ name: 'PostgreSQL restart', weight: 1, happen: () => restartCluster() },
	{ name: 'PostgreSQL SIGSTOP', weight: 3, happen: (random) => pauseCluster(random.between(...SHORT_PAUSE_MS)) },
	...(redis
		? [
				{
					name: 'Redis kill -9',
					weight: 2,
					happen: async (random: Random) => {
						await redis.kill();
						await sleep(random.between(0, 2_000));
						await redis.start();
					},
				},
				{ name: 'Redis emptied', weight: 1, happen: () => redis.flush() },
				{
					name: 'Redis SIGSTOP',
					weight: 2,
					happen: async (random: Random) => {
						redis.signal('SIGSTOP');
						await sleep(random.between(...SHORT_PAUSE_MS));
						redis.signal('SIGCONT');
					},
				},
			]
		: []),
];

const networkFaults = ({ proxy }: Victims): Fault[] => [
	{
		name: 'lost commits',
		weight: 1,
		happen: async (random) => proxy.loseCommits(Math.ceil(random.between(0, MAX_LOST_COMMITS))),
	},
];

/** Pauses between the faults of one kind, in which work gets done. */
const PAUSE_BETWEEN_PROCESSES_MS = [300, 2_500] as const;
const PAUSE_BETWEEN_STORES_MS = [1_000, 5_000] as const;
const PAUSE_BETWEEN_LOST_COMMITS_MS = [200, 2_000] as const;
const MAX_LOST_COMMITS = 4;

export type Faults = {
	/** How often each has happened. */
	counts: ReadonlyMap<string, number>;
	/** Ends them, and sets all clocks right. */
	stop: () => Promise<void>;
};

/** Faults of processes, of stores and of what connects them, each in a row of its own, until they are stopped. */
export const startFaults = (victims: Victims, seed: number): Faults => {
	const counts = new Map<string, number>();
	const seeds = createRandom(seed);
	const ending = new AbortController();
	const run = async (faults: readonly Fault[], pause: readonly [number, number]): Promise<void> => {
		const random = createRandom(seeds.seed());
		let lastedMs = 0;
		while (!ending.signal.aborted) {
			// On a slow machine a restart takes long, and as much time is left to work.
			const pauseMs = random.between(...pause) + lastedMs;
			await sleep(pauseMs, undefined, { signal: ending.signal }).catch(() => {});
			if (ending.signal.aborted) return;
			const { name, happen } = random.weighted(faults);
			counts.set(name, (counts.get(name) ?? 0) + 1);
			const begin = performance.now();
			await happen(random);
			lastedMs = performance.now() - begin;
		}
	};
	const running = Promise.all([
		// Two at once may hit both servers.
		run(processFaults(victims), PAUSE_BETWEEN_PROCESSES_MS),
		run(processFaults(victims), PAUSE_BETWEEN_PROCESSES_MS),
		run(networkFaults(victims), PAUSE_BETWEEN_LOST_COMMITS_MS),
		run(storeFaults(victims), PAUSE_BETWEEN_STORES_MS),
	]);
	running.catch(() => {}); // `stop` reports it.
	return {
		counts,
		stop: async () => {
			ending.abort();
			await running;
			victims.proxy.loseCommits(0);
			for (const { clock } of victims.processes) clock.shift(0);
		},
	};
};
