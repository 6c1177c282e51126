import { setTimeout as sleep } from 'node:timers/promises';
import { auditEvents } from '#server/db/tables/audit.ts';
import { attack } from './attackers/run.ts';
import { measureWork, wording } from './attackers/signed-in-user.ts';
import { createChecks, type Drill } from './support/drill.ts';
import { COLLECTABLE, memoryMissing, residentMemory, settledMemory } from './support/memory.ts';
import { makeWriters } from './support/saving.ts';
import { withSite } from './support/site.ts';

const OPEN_FILES = 256;
const IDLE_MS = 10_000;
/** Memory grows until all code has run once, so the baseline is taken after a first, short attack. */
const FIRST_ATTACK_SECONDS = 10;
const SETTLE_MS = 60_000;
const MEMORY_RATIO = 1.2;
const LATENCY_RATIO = 3;
const LATENCY_MS = 100;
const AUDIT_ROWS = 100;

export const tenAttackers: Drill = {
	name: 'ten attackers',
	rule: 'no exit, memory back within 20 %, p95 of a user within 3 × idle or 100 ms, fewer than 100 audit rows',
	limitMs: ({ attackSeconds }) => 240_000 + attackSeconds * 1_000,
	missing: memoryMissing,
	run: ({ attackSeconds }) =>
		withSite(
			{
				servers: 0,
				workers: 1,
				// The limits as they are by default: they are what is tested.
				isLimited: true,
				env: { TRUST_PROXY: 'loopback' },
			},
			async ({ app, startServer, workers }) => {
				const { problems, check } = createChecks();
				const server = await startServer(undefined, { ...COLLECTABLE }, { openFiles: OPEN_FILES });
				const [writer, accomplice] = await makeWriters(app, 2);
				if (!writer || !accomplice) throw new Error('no writer was made');
				const orders = { url: server.url, token: accomplice.token, which: 'ten attackers' } as const;
				const idle = await measureWork(server.url, writer, sleep(IDLE_MS));
				check(idle.failures.size === 0, `before the attack: ${wording(idle)}`);
				await attack({ ...orders, seconds: FIRST_ATTACK_SECONDS });
				const before = await settledMemory(server.pid, 0, IDLE_MS);
				const rowsBefore = await app.deps.db.$count(auditEvents);
				let peak = before;
				const watching = setInterval(() => {
					if (!server.hasExited()) peak = Math.max(peak, residentMemory(server.pid));
				}, 250);
				const attacked = attack({ ...orders, seconds: attackSeconds }).finally(() => clearInterval(watching));
				const during = await measureWork(server.url, writer, attacked);
				const rows = (await app.deps.db.$count(auditEvents)) - rowsBefore;
				check(!server.hasExited(), 'the server died');
				check(!workers.some((worker) => worker.hasExited()), 'the worker died');
				check(during.failures.size === 0, `calls of a signed-in user failed: ${wording(during)}`);
				const allowedMs = Math.max(LATENCY_MS, idle.p95 * LATENCY_RATIO);
				check(during.p95 <= allowedMs, `p95 was ${Math.round(during.p95)} ms, allowed are ${Math.round(allowedMs)} ms`);
				check(rows < AUDIT_ROWS, `the audit log grew by ${rows} rows`);
				const allowedMb = before * MEMORY_RATIO;
				const after = server.hasExited() ? 0 : await settledMemory(server.pid, allowedMb, SETTLE_MS);
				check(after <= allowedMb, `memory went from ${Math.round(before)} to ${Math.round(after)} MB`);
				return {
					figures: `${attackSeconds} s: p95 ${idle.p95.toFixed(0)} → ${during.p95.toFixed(0)} ms of ${during.count} calls; memory ${Math.round(before)} → ${Math.round(peak)} → ${Math.round(after)} MB; ${rows} audit rows`,
					problems,
				};
			},
		),
};
