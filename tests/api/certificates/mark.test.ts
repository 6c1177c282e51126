import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newCode } from '#server/certificates/new-code.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import { markPath } from '#shared/certificates/mark.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { withdraw } from '#tests/support/assessment/withdrawal.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { certificateOf } from '#tests/support/certificates.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** The live mark of a certificate, which pages of other origins embed. */

const booted = withApp();
const guarded = withApp({ env: { LIMIT_CODE_MISSES_PER_NETWORK: '2', TRUST_PROXY: '127.0.0.1' } });

beforeAll(async () => {
	for (const app of [booted.current, guarded.current]) await publishPaper(app, smallPaper());
});
afterEach(() => booted.current.clock.release());

const LIGHT = { locale: 'ja', theme: 'light' } as const;

const fetched = async (path: string, app: TestApp = booted.current, headers: Record<string, string> = {}) => {
	const answer = await fetch(app.serverUrl + path, { headers });
	return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

const certified = async (app: TestApp = booted.current) => {
	const staged = await assessmentAt(app, 13);
	return { staged, certificate: await certificateOf(app, staged.progress.id) };
};

const titleOf = (svg: string): string | undefined => /<title>([^<]*)<\/title>/.exec(svg)?.[1];

const titled = async (code: string): Promise<string | undefined> =>
	titleOf((await fetched(markPath(code, LIGHT))).text);

const change = ({ deps }: TestApp, id: number, values: Partial<typeof certificates.$inferInsert>) =>
	deps.db.update(certificates).set(values).where(eq(certificates.id, id));

describe('the mark', () => {
	it.each([
		[420, 1],
		[560, 2],
		[630, 3],
	])('of %i of 700 points has %i stars, the year and the code', async (score, stars) => {
		const { certificate } = await certified();
		await change(booted.current, certificate.id, { score, maxScore: 700, issueDate: '2027-03-10' });
		booted.current.clock.set('2027-06-01T00:00:00Z');
		const { text } = await fetched(markPath(certificate.code, LIGHT));
		expect(titleOf(text)).toBe(`Kyosei 認証企業 ${'★'.repeat(stars)} 2027 ${certificate.code}`);
		expect(text.match(/fill="#b27700"/g)).toHaveLength(stars);
	});

	it.each([
		['ja', 'light'],
		['ja', 'dark'],
		['en', 'light'],
		['en', 'dark'],
	] as const)(
		'in %s for a %s page has no text, script or link, is small, and may be embedded anywhere',
		async (locale, theme) => {
			const { certificate } = await certified();
			const { status, headers, text } = await fetched(markPath(certificate.code, { locale, theme }));
			expect(status).toBe(200);
			expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
			expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
			expect(headers.get('content-security-policy')).toBe("default-src 'none'");
			expect(headers.get('set-cookie')).toBeNull();
			expect(text).not.toMatch(/<(text|script|a|image|style|foreignObject)\b|href|url\(/);
			expect(gzipSync(text).length).toBeLessThanOrEqual(8 * 1024);
			expect(/fill="(#\w+)"/.exec(text)?.[1]).toBe(theme === 'dark' ? '#000071' : '#fff');
		},
	);

	it('shows what has become of the certificate, at most five minutes later', async () => {
		const app = booted.current;
		const withdrawn = await certified();
		const replaced = await certified();
		const before = await fetched(markPath(withdrawn.certificate.code, LIGHT));
		const seconds = Number(/max-age=(\d+)/.exec(before.headers.get('cache-control') ?? '')?.[1]);
		expect(2 * seconds).toBeLessThanOrEqual(300);
		await withdraw(withdrawn.staged);
		await change(app, replaced.certificate.id, { replacedAt: app.clock.now() });
		expect(await titled(withdrawn.certificate.code)).toBe(`Kyosei 取り消し ${withdrawn.certificate.code}`);
		expect(await titled(replaced.certificate.code)).toBe(`Kyosei 再発行済み ${replaced.certificate.code}`);
		const { code } = (await certified()).certificate;
		expect(await titled(code)).toContain('認証企業');
		app.clock.advance(400 * 86_400_000);
		expect(await titled(code)).toBe(`Kyosei 有効期限切れ ${code}`);
	});

	it('of unknown and malformed codes and of certificates without a star is missing alike', async () => {
		const { certificate } = await certified();
		await change(booted.current, certificate.id, { score: 100, maxScore: 700 });
		const answers = await Promise.all(
			[certificate.code, newCode(), 'x', '%00'].map(async (code) => {
				const { status, text } = await fetched(`/verify/${code}/mark.svg`);
				return [status, text];
			}),
		);
		expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
		expect(answers[0]?.[0]).toBe(404);
	});

	it('is limited by network when codes are guessed, apart from /verify; a known one never is', async () => {
		const app = guarded.current;
		const { certificate } = await certified(app);
		const from = { 'X-Forwarded-For': '198.51.100.7' };
		const statuses: number[] = [];
		for (const path of [
			'/verify/A/mark.svg',
			'/verify/B/mark.svg',
			'/verify/C/mark.svg',
			markPath(certificate.code, LIGHT),
			'/api/verify/A',
		]) {
			statuses.push((await fetched(path, app, from)).status);
		}
		expect(statuses).toEqual([404, 404, 429, 200, 404]);
	});
});
