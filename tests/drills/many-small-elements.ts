import { setTimeout as sleep } from 'node:timers/promises';
import { attack } from './attackers/run.ts';
import { measureWork, wording } from './attackers/signed-in-user.ts';
import { createChecks, type Drill } from './support/drill.ts';
import { makeWriters } from './support/saving.ts';
import { withSite } from './support/site.ts';

const IDLE_MS = 10_000;
const LATENCY_RATIO = 2;
const LATENCY_MS = 100;

export const manySmallElements: Drill = {
	name: 'many small elements',
	rule: 'p95 of others within 2 × idle or 100 ms while ten attackers send all they may',
	limitMs: ({ attackSeconds }) => 90_000 + attackSeconds * 1_000,
	run: ({ attackSeconds }) =>
		withSite({ servers: 1, isLimited: true, env: { TRUST_PROXY: 'loopback' } }, async ({ app, servers }) => {
			const { problems, check } = createChecks();
			const url = servers[0]?.url ?? '';
			const [writer, accomplice] = await makeWriters(app, 2);
			if (!writer || !accomplice) throw new Error('no writer was made');
			const idle = await measureWork(url, writer, sleep(IDLE_MS));
			const orders = { url, token: accomplice.token, which: 'small elements', seconds: attackSeconds } as const;
			const during = await measureWork(url, writer, attack(orders));
			check(!servers[0]?.hasExited(), 'the server died');
			for (const measured of [idle, during])
				check(measured.failures.size === 0, `calls of a signed-in user failed: ${wording(measured)}`);
			const allowedMs = Math.max(LATENCY_MS, idle.p95 * LATENCY_RATIO);
			check(during.p95 <= allowedMs, `p95 was ${Math.round(during.p95)} ms, allowed are ${Math.round(allowedMs)} ms`);
			return {
				figures: `${attackSeconds} s: p95 ${idle.p95.toFixed(0)} → ${during.p95.toFixed(0)} ms of ${during.count} calls`,
				problems,
			};
		}),
};
