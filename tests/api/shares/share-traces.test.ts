import pWaitFor from 'p-wait-for';
import { beforeAll, describe, expect, it } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { LIMITS } from '#tests/support/limits.ts';
import { makeShare, openPath } from '#tests/support/shares.ts';

/** Tokens of links leave no trace, and cannot be guessed. */

const booted = withApp({ env: { TRUST_PROXY: '127.0.0.1', LIMIT_CODE_MISSES_PER_NETWORK: '2' } });

beforeAll(() => publishPaper(booted.current, smallPaper()));

const from = (address: string) => ({ 'X-Forwarded-For': address });

describe('a token', () => {
	it('is in no log and no metric, also when the link is unknown or drawing it fails', async () => {
		const app = booted.current;
		const { owner, progress } = await assessmentAt(app, 7);
		const { path } = await makeShare(app, owner, { progressId: progress.id });
		const token = path.slice('/share/'.length);
		app.logs.splice(0);
		await openPath(app, path, from('203.0.113.1'));
		await openPath(app, `${path}x`, from('203.0.113.1'));
		await fetch(app.serverUrl + path, { method: 'POST' });
		await openPath(app, '/robots.txt');
		await pWaitFor(() => app.logs.join('').includes('/robots.txt'), { timeout: LIMITS.poll });
		const metrics = await (await fetch(`${app.serverUrl}/metrics`)).text();
		for (const text of [app.logs.join(''), metrics]) expect(text).not.toContain(token);
	});

	it('is limited by network when it is guessed, apart from codes of certificates; a known one never is', async () => {
		const app = booted.current;
		const { owner, progress } = await assessmentAt(app, 7);
		const { path } = await makeShare(app, owner, { progressId: progress.id });
		const guess = async (network: string, path: string) => (await openPath(app, path, from(network))).status;
		expect([
			await guess('198.51.100.20', '/share/a'),
			await guess('198.51.100.20', '/share/b'),
			await guess('198.51.100.20', '/share/c'),
			await guess('198.51.100.20', path),
			await guess('198.51.100.20', '/verify/AAAAA'),
			await guess('192.0.2.21', '/share/d'),
		]).toEqual([404, 404, 429, 200, 404, 404]);
	});
});
