import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newCode } from '#server/certificates/new-code.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import { companies } from '#server/db/tables/companies.ts';
import type { Verification } from '#shared/certificates/verification.ts';
import { startOfTokyoDate } from '#shared/dates.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { certificateOf, keepFiles } from '#tests/support/certificates.ts';
import { call } from '#tests/support/client.ts';
import { statementsOf } from '#tests/support/database/statements.ts';
import { assessmentAt } from '#tests/support/journey.ts';

const booted = withApp();
const guarded = withApp({
	env: { LIMIT_CODE_MISSES_PER_NETWORK: '3', LIMIT_CALLS_PER_TOKEN: '150', TRUST_PROXY: '127.0.0.1' },
});

beforeAll(async () => {
	for (const app of [booted.current, guarded.current]) await publishPaper(app, smallPaper());
});
beforeEach(() => booted.current.clock.release());

const issue = async (app: TestApp = booted.current) => {
	const staged = await assessmentAt(app, 13);
	return { ...staged, issued: await certificateOf(app, staged.progress.id) };
};

type Row = typeof certificates.$inferInsert;

const change = ({ deps }: TestApp, id: number, values: Partial<Row>) =>
	deps.db.update(certificates).set(values).where(eq(certificates.id, id));

const verify = (code: string, app: TestApp = booted.current) =>
	call<Verification>(app, 'GET', `/verify/${encodeURIComponent(code)}`);

const visit = (path: string, headers: Record<string, string> = {}, app: TestApp = booted.current) =>
	fetch(app.serverUrl + path, { headers, redirect: 'manual' });

const headingOf = (html: string): string | undefined => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];

/** The text of a page as a browser without script, styles and pictures shows it. */
const textOf = (html: string): string =>
	html
		.replace(/<style>.*?<\/style>/s, '')
		.replace(/<head>.*?<\/head>/s, '')
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll(/\s+/g, ' ');

/** Not of a code: what differs between any two answers. */
const alike = ({ status, headers, text }: Awaited<ReturnType<typeof verify>>) => ({
	status,
	text,
	headers: [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)),
});

describe('a code that a certificate has', () => {
	it('tells what was issued, whatever the company is called today', async () => {
		const app = booted.current;
		const { issued, companyId } = await issue();
		const { hashes } = await keepFiles(app, issued.id);
		await change(app, issued.id, { issueDate: '2027-03-10', companyName: '検証株式会社', score: 185, maxScore: 200 });
		await app.deps.db.update(companies).set({ companyName: '改名株式会社' }).where(eq(companies.id, companyId));
		app.clock.set('2027-06-01T00:00:00Z');
		const { status, data } = await verify(issued.code);
		expect([status, data]).toEqual([
			200,
			{
				code: issued.code,
				company_name: '検証株式会社',
				company_address: issued.companyAddress,
				registration_number: issued.registrationNumber,
				stars: 3,
				score: 185,
				max_score: 200,
				grade: 'S',
				issued_at: '2027-03-10',
				reissued_on: null,
				valid_until: '2028-03-09',
				issuer: null,
				state: 'valid',
				withdrawn_on: null,
				files: [
					{ locale: 'ja', sha256: hashes.ja },
					{ locale: 'en', sha256: hashes.en },
				],
				coded_on: null,
			},
		]);
	});

	it('is read as people type it', async () => {
		const { issued } = await issue();
		const typed = issued.code.toLowerCase().replaceAll('0', 'o').replaceAll('-', ' ');
		for (const each of [typed, issued.code.replaceAll('-', ''), ` ${issued.code} `]) {
			expect((await verify(each)).data?.code).toBe(issued.code);
		}
	});

	it.each([
		['2027-03-10', '2028-03-09', '2028-03-10'],
		['2028-02-29', '2029-02-27', '2029-02-28'],
	])('issued on %s is valid until the end of %s in Tokyo', async (issueDate, last, after) => {
		const app = booted.current;
		const { issued } = await issue();
		await change(app, issued.id, { issueDate });
		const midnight = startOfTokyoDate(after).getTime();
		app.clock.set(new Date(midnight - 1));
		expect((await verify(issued.code)).data).toMatchObject({ state: 'valid', valid_until: last });
		app.clock.set(new Date(midnight));
		expect((await verify(issued.code)).data).toMatchObject({ state: 'expired', valid_until: last });
	});

	it.each([
		[
			256,
			'D',
			'700点満点中256点は、評価レポートの評価基準ではDにあたります。',
			'256 of 700 points is grade D on the report’s scale.',
		],
		[
			300,
			'C',
			'700点満点中300点は、評価レポートの評価基準でもCにあたります。',
			'300 of 700 points is also grade C on the report’s scale.',
		],
		[null, null, 'この評価には総合点がありません。', 'its assessment has no score.'],
	])('with %s points begins with that it has no star, and says what its C means', async (score, grade, ja, en) => {
		const app = booted.current;
		const { issued } = await issue();
		await change(app, issued.id, { score, maxScore: 700 });
		expect((await verify(issued.code)).data).toMatchObject({ stars: 0, grade, score, state: 'valid' });
		const shown = async (locale: string) => {
			const html = await (await visit(`/verify/${issued.code}`, { Cookie: `locale=${locale}` })).text();
			return { heading: headingOf(html), text: textOf(html) };
		};
		const [inJapanese, inEnglish] = [await shown('ja'), await shown('en')];
		expect([inJapanese.heading, inEnglish.heading]).toEqual([
			'星なし：この認証書は有効です',
			'No star. This certificate is valid',
		]);
		expect(inJapanese.text).toContain(`認証書に印字された「評価 C」は、星がないことを表します。${ja}`);
		expect(inEnglish.text).toContain(`The certificate shows “Grade C”, which means no star; ${en}`);
	});

	it('tells when it was re-issued', async () => {
		const app = booted.current;
		const { issued } = await issue();
		await change(app, issued.id, { reissuedOn: '2027-04-02' });
		expect((await verify(issued.code)).data.reissued_on).toBe('2027-04-02');
		const html = await (await visit(`/verify/${issued.code}`, { Cookie: 'locale=ja' })).text();
		expect(textOf(html)).toContain('再発行日 2027年04月02日');
	});

	it('is withdrawn before it is replaced, and replaced before it has expired', async () => {
		const app = booted.current;
		const { issued } = await issue();
		await change(app, issued.id, { issueDate: '2020-01-01' });
		const state = async () => (await verify(issued.code)).data;
		expect((await state()).state).toBe('expired');
		await change(app, issued.id, { replacedAt: new Date('2020-05-01T00:00:00Z') });
		expect(await state()).toMatchObject({ state: 'replaced', withdrawn_on: null });
		// One second before midnight in Tokyo, and after it.
		await change(app, issued.id, { withdrawnAt: new Date('2020-06-01T14:59:59Z') });
		expect(await state()).toMatchObject({ state: 'withdrawn', withdrawn_on: '2020-06-01' });
		await change(app, issued.id, { withdrawnAt: new Date('2020-06-01T15:00:00Z') });
		expect(await state()).toMatchObject({ state: 'withdrawn', withdrawn_on: '2020-06-02' });
	});

	it('says from which day on there are codes, where it was issued before that', async () => {
		const app = booted.current;
		const { issued } = await issue();
		await change(app, issued.id, { createdAt: new Date('2026-01-10T00:00:00Z') });
		await change(app, issued.id, { codedAt: new Date('2026-11-22T15:00:00Z') });
		expect((await verify(issued.code)).data.coded_on).toBe('2026-11-23');
		const told = '2026年11月23日より前に作成されたPDF';
		const pageOf = async (code: string) => textOf(await (await visit(`/verify/${code}`)).text());
		expect(await pageOf(issued.code)).toContain(told);
		const { issued: later } = await issue();
		expect(await pageOf(later.code)).not.toContain('より前に作成されたPDF');
	});

	it('costs one statement, and no row of the audit log', async () => {
		const app = booted.current;
		const { issued } = await issue();
		expect(await statementsOf(app, () => verify(issued.code))).toBe(1);
		expect(await statementsOf(app, () => visit(`/verify/${issued.code}`))).toBe(1);
		await app.writeCounts();
		const found = await app.deps.db.select().from(auditEvents).where(eq(auditEvents.action, 'refused.429'));
		expect(found).toEqual([]);
	});
});

const MALFORMED = ['x', 'U'.repeat(26), '0'.repeat(25), '<script>', '😀', "' or 1=1 --", '..%2F..', 'x'.repeat(2_000)];

describe('a code that no certificate has', () => {
	it('is answered like a text that is none: same bytes, headers and statements', async () => {
		const app = booted.current;
		const unknown = newCode();
		const expected = alike(await verify(unknown));
		expect([expected.status, expected.text]).toEqual([404, '{"message":"Not found."}']);
		expect(await statementsOf(app, () => verify(unknown))).toBe(1);
		for (const none of MALFORMED) {
			expect(alike(await verify(none)), none).toEqual(expected);
			expect(await statementsOf(app, () => verify(none)), none).toBe(1);
		}
	});

	it.each(['ja', 'en'])('gets a page with a way on, the same for a text that is none (%s)', async (locale) => {
		const page = async (code: string) => {
			const answer = await visit(`/verify/${encodeURIComponent(code)}`, { Cookie: `locale=${locale}` });
			// All but what was typed, which stays in the field.
			const html = (await answer.text()).replace(/(<input [^>]*id="code"[^>]*) value="[^"]*"/, '$1');
			return { status: answer.status, robots: answer.headers.get('X-Robots-Tag'), html };
		};
		const expected = await page(newCode());
		expect([expected.status, expected.robots]).toEqual([404, 'noindex']);
		expect(headingOf(expected.html)).toBe(locale === 'ja' ? '認証書が見つかりません' : 'Certificate not found');
		expect(expected.html).toContain('<form class="panel form" action="/verify" method="get">');
		for (const none of MALFORMED) expect(await page(none), none).toEqual(expected);
	});

	it('stays in the field, to be corrected; a sentence in the address is not repeated', async () => {
		const valueOn = async (code: string): Promise<string | undefined> => {
			const html = await (await visit(`/verify/${encodeURIComponent(code)}`)).text();
			return /<input [^>]*id="code"[^>]* value="([^"]*)"/.exec(html)?.[1];
		};
		const typed = newCode();
		expect(await valueOn(typed)).toBe(typed);
		expect(await valueOn('ＡＢＣ-１２３')).toBe('ABC-123');
		for (const other of ['"><script>', '電話で確認してください', 'x'.repeat(41), 'call: 03']) {
			expect(await valueOn(other), other).toBe('');
		}
		const short = typed.toLowerCase().slice(0, 25);
		const redirected = await visit(`/verify?code=${short}`);
		expect(redirected.headers.get('Location')).toBe(`/verify/${short}`);
		expect(await valueOn(short)).toBe(short);
	});

	it('is not hit by 300 guesses', async () => {
		await issue();
		for (let guess = 0; guess < 300; guess++) expect((await verify(newCode())).status).toBe(404);
	});
});

describe('the limit of guesses', () => {
	const from = (address: string, code: string) =>
		call({ url: guarded.current.serverUrl }, 'GET', `/verify/${code}`, { headers: { 'X-Forwarded-For': address } });
	const statusesFrom = async (addresses: readonly string[], code = newCode()): Promise<number[]> => {
		const statuses: number[] = [];
		for (const address of addresses) statuses.push((await from(address, code)).status);
		return statuses;
	};

	it('counts misses of a network alone: a code that a certificate has is always answered', async () => {
		const app = guarded.current;
		const { issued } = await issue(app);
		const one = Array.from({ length: 4 }, (_, at) => `192.0.2.${at + 1}`);
		expect(await statusesFrom(one)).toEqual([404, 404, 404, 429]);
		// What could be no code is counted too.
		expect(await statusesFrom(['192.0.2.9'], 'x')).toEqual([429]);
		// More often than all other calls without a sign-in may be made.
		const often = Array<string>(160).fill('192.0.2.1');
		expect(new Set(await statusesFrom(often, issued.code))).toEqual(new Set([200]));
		expect(await statusesFrom(['198.51.100.1'])).toEqual([404]);
		const six = Array.from({ length: 4 }, (_, at) => `2001:db8:1:2:${at}::1`);
		expect(await statusesFrom([...six, '2001:db8:1:3::1'])).toEqual([404, 404, 404, 429, 404]);
	});

	it('says when to try again, in the answer and on a page', async () => {
		const app = guarded.current;
		const address = '203.0.113.1';
		expect(await statusesFrom(Array<string>(3).fill(address))).toEqual([404, 404, 404]);
		const refused = await from(address, newCode());
		expect([refused.status, refused.headers.get('X-RateLimit-Limit')]).toEqual([429, '3']);
		expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
		const page = await visit(`/verify/${newCode()}`, { 'X-Forwarded-For': address, 'Accept-Language': 'en' }, app);
		expect(page.status).toBe(429);
		expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0);
		const html = await page.text();
		expect(headingOf(html)).toBe('This page could not be shown');
		expect(textOf(html)).toMatch(/Too many attempts\. Please try again in \d+ seconds?\./);
		await app.writeCounts();
		const found = await app.deps.db.select().from(auditEvents).where(eq(auditEvents.action, 'refused.429'));
		expect(found.every(({ detail }) => JSON.stringify(detail).includes('certificates.verify'))).toBe(true);
		expect(found.length).toBeGreaterThan(0);
	});
});

const PRIVATE = {
	ja: 'この認証は民間の評価によるもので、国や公的機関の認定ではありません。',
	en: 'This is a private certification. It is not issued by the government or any other public body.',
} as const;

describe('the page of a certificate', () => {
	const VERDICTS = [
		['valid', {}, 'この認証書は有効です', 'This certificate is valid'],
		['expired', { issueDate: '2020-01-01' }, 'この認証書は有効期限が切れています', 'This certificate has expired'],
		[
			'withdrawn',
			{ withdrawnAt: new Date('2026-01-01T00:00:00Z') },
			'この認証書は取り消されています',
			'This certificate was withdrawn',
		],
		[
			'replaced',
			{ replacedAt: new Date('2026-01-01T00:00:00Z') },
			'この認証書は新しい認証書に替わっています',
			'This certificate was replaced by a newer one',
		],
	] as const;

	it.each(VERDICTS)('says first that it is %s, without a script', async (state, values, ja, en) => {
		const app = booted.current;
		const { issued } = await issue();
		if (Object.keys(values).length > 0) await change(app, issued.id, values);
		for (const [locale, heading] of [
			['ja', ja],
			['en', en],
		] as const) {
			const answer = await visit(`/verify/${issued.code}?lang=${locale}`);
			const html = await answer.text();
			expect([answer.status, answer.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex']);
			expect(answer.headers.get('Cache-Control')).toBe('no-store');
			expect(html).toContain(`<html lang="${locale}">`);
			expect(html).toContain(`<section class="verdict ${state}">`);
			expect(headingOf(html)).toBe(heading);
			const shown = textOf(html);
			for (const fact of [issued.companyName, issued.companyAddress, issued.registrationNumber, issued.code]) {
				expect(shown).toContain(fact);
			}
			expect(shown).toContain(PRIVATE[locale]);
		}
	});

	it('is in the language of the browser where none is chosen', async () => {
		const { issued } = await issue();
		const languageOf = async (headers: Record<string, string>) =>
			/<html lang="(\w+)">/.exec(await (await visit(`/verify/${issued.code}`, headers)).text())?.[1];
		expect(await languageOf({ 'Accept-Language': 'en' })).toBe('en');
		expect(await languageOf({ 'Accept-Language': 'ja' })).toBe('ja');
		expect(await languageOf({ 'Accept-Language': 'en', Cookie: 'locale=ja' })).toBe('ja');
	});

	it('has one script, a file, and shows nothing of the database as HTML', async () => {
		const app = booted.current;
		const { issued } = await issue();
		await change(app, issued.id, { companyName: `"><script>alert(1)</script>'` });
		const answer = await visit(`/verify/${issued.code}`);
		const html = await answer.text();
		expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self';");
		expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
		expect([...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual([
			expect.stringMatching(/^<script type="module" src="\/assets\/check-file-[\w-]+\.js">$/),
		]);
		expect(html).toContain('<dd>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;</dd>');
	});

	it('gives the hashes of both PDFs to its script, once both are kept', async () => {
		const app = booted.current;
		const { issued } = await issue();
		const page = async () => (await visit(`/verify/${issued.code}`, { 'Accept-Language': 'en' })).text();
		expect(await page()).toContain('The PDF of this certificate is not stored here yet.');
		const { hashes } = await keepFiles(app, issued.id);
		expect(await page()).toContain(`data-hashes="${hashes.ja} ${hashes.en}"`);
		await change(app, issued.id, { createdAt: new Date('2026-01-10T00:00:00Z') });
		await change(app, issued.id, { codedAt: new Date('2026-11-22T15:00:00Z') });
		expect(textOf(await page())).toContain('A PDF created before 2026-11-23 is a different file');
	});

	it('is found in any case and with a slash at the end, and compressed where the client takes it', async () => {
		const { issued } = await issue();
		const path = `/verify/${issued.code}`;
		for (const address of [path.toUpperCase(), path.toLowerCase(), `${path}/`, `/verify/%20${issued.code}`]) {
			expect([address, (await visit(address)).status]).toEqual([address, 200]);
		}
		for (const encoding of ['br', 'gzip']) {
			const answer = await visit(path, { 'Accept-Encoding': encoding });
			expect(answer.headers.get('Content-Encoding')).toBe(encoding);
			expect(headingOf(await answer.text())).toBe('この認証書は有効です');
		}
		const head = await fetch(booted.current.url + path, { method: 'HEAD' });
		expect([head.status, await head.text()]).toEqual([200, '']);
	});
});

describe('/verify', () => {
	it.each([
		['ja', '/verify', '認証書の確認'],
		['en', '/verify?lang=en', 'Verify a certificate'],
	])('is a form that search engines may show (%s)', async (locale, path, heading) => {
		const answer = await visit(path);
		const html = await answer.text();
		expect([answer.status, answer.headers.get('X-Robots-Tag')]).toEqual([200, null]);
		expect(headingOf(html)).toBe(heading);
		expect(html).toContain(`<html lang="${locale}">`);
		expect(html).toMatch(/<title>.+ \| Kyosei<\/title>/);
		expect(html).toMatch(
			new RegExp(`<link rel="canonical" href="http://[^"]+/verify${locale === 'en' ? '\\?lang=en' : ''}">`),
		);
		expect(html).not.toContain('<script');
		expect(html).toContain(PRIVATE[locale === 'en' ? 'en' : 'ja']);
	});

	it('leads to the page of the code, however it is given', async () => {
		const { issued } = await issue();
		const typed = issued.code.toLowerCase().replaceAll('-', '');
		for (const code of [issued.code, typed, ` ${typed} `, `https://kyosei.example.com/verify/${issued.code}?lang=en`]) {
			const answer = await visit(`/verify?${new URLSearchParams({ code })}`);
			expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/verify/${issued.code}`]);
		}
		const wrong = await visit(`/verify?${new URLSearchParams({ code: '//evil.example/?a=b&c#d' })}`);
		expect(wrong.headers.get('Location')).toBe('/verify/%2F%2Fevil.example%2F%3Fa%3Db%26c%23d');
		const long = await visit(`/verify?code=${'x'.repeat(5_000)}`);
		expect(long.headers.get('Location')?.length).toBeLessThan(200);
	});

	it('asks for the code where none is given', async () => {
		const answer = await visit('/verify?code=+', { Cookie: 'locale=en' });
		expect([answer.status, answer.headers.get('X-Robots-Tag')]).toEqual([422, 'noindex']);
		expect(await answer.text()).toContain('Enter the certificate code.');
	});
});
