/** @module-tag rest */

import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { makeConsoleAdmin, PASSWORD } from '#tests/support/factories.ts';
import { BARE_ENVIRONMENT } from '#tests/support/processes/processes.ts';

const booted = withApp({ worker: true });

const example = path.resolve(import.meta.dirname, '../../examples/walk-an-assessment.ts');

type Run = { code: number; stdout: string; stderr: string };

const run = async (env: Record<string, string>): Promise<Run> => {
	try {
		const output = await promisify(execFile)(process.execPath, [example], {
			env: { ...BARE_ENVIRONMENT, ...env },
		});
		return { code: 0, ...output };
	} catch (error) {
		return error as Run;
	}
};

describe('examples/walk-an-assessment.ts', () => {
	it('takes a new company to its certificate on the shipped paper', async () => {
		const { user } = await makeConsoleAdmin(booted.current);
		const { code, stdout, stderr } = await run({
			KYOSEI_URL: booted.current.url,
			KYOSEI_ADMIN_EMAIL: user.email,
			KYOSEI_ADMIN_PASSWORD: PASSWORD,
		});
		expect(stderr).toBe('');
		expect(code).toBe(0);
		const lines = stdout.trim().split('\n');
		expect(lines[0]).toBe(`Signed in as ${user.name}.`);
		expect(lines.filter((line) => line.startsWith('Answered'))).toHaveLength(7);
		expect(lines.filter((line) => line.startsWith('Checked'))).toHaveLength(7);
		expect(lines.at(-1)).toMatch(/^Example .+ is certified: 700 of 700 points\.$/);
	});

	it('names a missing setting in one line', async () => {
		const { code, stderr } = await run({ KYOSEI_URL: booted.current.url });
		expect([code, stderr.trim()]).toEqual([
			1,
			'Set KYOSEI_ADMIN_EMAIL (examples/README.md says which values fit the demo).',
		]);
	});
});
