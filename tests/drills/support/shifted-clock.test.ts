import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createShiftedClock } from './shifted-clock.ts';

const HOUR_MS = 3_600_000;

/** What a process prints that has this clock. */
const printed = (env: Record<string, string>, expression: string): string =>
	execFileSync(process.execPath, ['-p', expression], { env: { PATH: process.env.PATH ?? '', ...env } })
		.toString()
		.trim();

it('shifts the clock of a process, and nothing else of its dates', () => {
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-clock-'));
	const clock = createShiftedClock(path.join(folder, 'clock'));
	clock.shift(-5 * HOUR_MS);
	for (const now of ['Date.now()', 'new Date().getTime()']) {
		const behindMs = Date.now() - Number(printed(clock.env, now));
		expect(behindMs).toBeGreaterThan(4 * HOUR_MS);
		expect(behindMs).toBeLessThan(6 * HOUR_MS);
	}
	const given = "new Date('2026-11-21T00:00:00Z').toISOString() + ' ' + (new Date() instanceof Date)";
	expect(printed(clock.env, given)).toBe('2026-11-21T00:00:00.000Z true');
	fs.rmSync(folder, { recursive: true });
});
