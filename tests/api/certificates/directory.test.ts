import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { escaped } from '#server/base/html.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import { companies } from '#server/db/tables/companies.ts';
import { starsOf } from '#shared/assessment/grade.ts';
import type { DirectoryEntry, Listing } from '#shared/certificates/directory.ts';
import { addDays, addYears, tokyoDate } from '#shared/dates.ts';
import { foldName } from '#shared/fold.ts';
import { withApp } from '#tests/support/app.ts';
import { makeCertified } from '#tests/support/assessment/certified.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { type Answer, call } from '#tests/support/client.ts';
import { heldUp } from '#tests/support/database/held-up.ts';
import { makeCompanyUser, type Person, unique } from '#tests/support/factories.ts';
import { advance, assessmentAt } from '#tests/support/journey.ts';

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
});

beforeEach(() => booted.current.clock.release());

const SWITCH = '/app/certificate/listing';

const say = ({ put }: Pick<Person, 'put'>, listed: unknown) => put<Listing>(SWITCH, { listed });

const listingOf = async ({ get }: Pick<Person, 'get'>): Promise<Listing> => {
	const { status, data, text } = await get<Listing>(SWITCH);
	if (status !== 200) throw new Error(text);
	return data;
};

const look = (query = '', locale: 'ja' | 'en' = 'ja'): Promise<Answer<DirectoryEntry[]>> =>
	call<DirectoryEntry[]>(booted.current, 'GET', `/certified${query}`, { locale });

/** The names that a search finds, on its first page. */
const namesFor = async (filters: Record<string, string | number>): Promise<string[]> => {
	const texts = Object.entries(filters).map(([name, value]) => [name, String(value)]);
	const { status, data, text } = await look(
		`?${new URLSearchParams({ per_page: '100', ...Object.fromEntries(texts) })}`,
	);
	if (status !== 200) throw new Error(text);
	return data.map((entry) => entry.company_name);
};

/** The entries of a company, by its name as certified. */
const entriesOf = async (name: string): Promise<DirectoryEntry[]> =>
	(await look(`?q=${encodeURIComponent(name)}`)).data;

const nameOf = async ({ owner }: Staged): Promise<string> =>
	(await owner.get<{ company_name: string }>('/app/certificate')).data.company_name;

const auditOf = async (companyId: number): Promise<string[]> => {
	const events = await booted.current.deps.db
		.select({ action: auditEvents.action })
		.from(auditEvents)
		.where(
			and(
				eq(auditEvents.subject, 'company'),
				eq(auditEvents.subjectId, companyId),
				inArray(auditEvents.action, ['certificate.listed', 'certificate.unlisted']),
			),
		)
		.orderBy(asc(auditEvents.id));
	return events.map(({ action }) => action);
};

const change = (staged: Pick<Staged, 'companyId'>, values: Partial<typeof certificates.$inferInsert>) =>
	booted.current.deps.db.update(certificates).set(values).where(eq(certificates.companyId, staged.companyId));

describe('what a company says', () => {
	it('is no at first, and shown at once when an admin says yes or no; members see it', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 13);
		const { owner, companyId } = staged;
		const member = await makeCompanyUser(app, { companyId, role: 1 });
		const name = await nameOf(staged);
		const entry = {
			company_name: name,
			industry: { letter: 'E', name: 'Manufacturing' },
			prefecture: { code: 13, name: 'Tokyo' },
			stars: 3,
			valid_until: addDays(addYears(tokyoDate(app.clock.now()), 1), -1),
		};
		const off = { is_listed: false, asks_listing: false, state: 'valid', entry };
		expect(await listingOf(owner)).toEqual(off);
		expect(await listingOf(member)).toEqual(off);
		expect(await entriesOf(name)).toEqual([]);
		expect((await say(member, true)).status).toBe(403);

		for (let time = 0; time < 2; time++) {
			const { status, message, data } = await say(owner, true);
			expect([status, message]).toEqual([200, 'The listing in the directory of certified companies was changed.']);
			expect(data).toEqual({ ...off, is_listed: true });
		}
		expect(await listingOf(member)).toEqual({ ...off, is_listed: true });
		expect((await look(`?q=${encodeURIComponent(name)}`, 'en')).data).toEqual([entry]);
		expect(await entriesOf(name)).toEqual([
			{ ...entry, industry: { letter: 'E', name: '製造業' }, prefecture: { code: 13, name: '東京都' } },
		]);
		expect((await owner.get<{ is_listed: boolean }>('/app/certificate')).data.is_listed).toBe(true);
		const seen = await staged.admin.get<{ is_listed: boolean }>(`/console/certifications/${staged.progress.id}`);
		expect(seen.data.is_listed).toBe(true);

		for (let time = 0; time < 2; time++) expect((await say(owner, false)).data).toEqual(off);
		expect(await entriesOf(name)).toEqual([]);
		expect(await auditOf(companyId)).toEqual(['certificate.listed', 'certificate.unlisted']);
	});

	it('is yes or no', async () => {
		const { owner } = await assessmentAt(booted.current, 13);
		for (const listed of [undefined, null, 1, 'true', {}]) {
			const { status, errors } = await say(owner, listed);
			expect([status, Object.keys(errors)]).toEqual([422, ['listed']]);
		}
		expect((await listingOf(owner)).is_listed).toBe(false);
	});

	it('needs a certificate, which is neither expired nor withdrawn', async () => {
		const app = booted.current;
		app.clock.set('2027-06-01T03:00:00Z');
		const staged = await assessmentAt(app, 12);
		expect((await say(staged.owner, true)).status).toBe(404);
		expect((await staged.owner.get(SWITCH)).status).toBe(404);
		await advance(app, staged, 13);
		expect((await say(staged.owner, true)).status).toBe(200);

		app.clock.set('2028-05-31T15:00:00Z');
		const later = await makeCompanyUser(app, { companyId: staged.companyId });
		for (const listed of [true, false]) {
			const expired = await say(later, listed);
			expect([expired.status, expired.message]).toEqual([409, 'The certificate has expired, so it cannot be listed.']);
		}
		expect(await listingOf(later)).toMatchObject({ is_listed: true, state: 'expired' });

		await change(staged, { withdrawnAt: app.clock.now() });
		const withdrawn = await say(later, true);
		expect([withdrawn.status, withdrawn.message]).toEqual([
			409,
			'The certificate was withdrawn, so it cannot be listed.',
		]);
		expect((await later.get(SWITCH)).status).toBe(404);
	});

	it('concerns its own certificate alone', async () => {
		const app = booted.current;
		const [one, other] = [await assessmentAt(app, 13), await assessmentAt(app, 13)];
		expect((await say(one.owner, true)).status).toBe(200);
		expect(await entriesOf(await nameOf(other))).toEqual([]);
		expect((await say(other.owner, false)).status).toBe(200);
		expect(await entriesOf(await nameOf(one))).toHaveLength(1);
		expect((await say(one.admin, true)).status).toBe(401);
	});

	it('is one thing, whatever twenty say at once', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 13);
		const { owner, companyId } = staged;
		const answers = await heldUp(
			app,
			(tx) => tx.select().from(certificates).where(eq(certificates.companyId, companyId)).for('update'),
			() => Array.from({ length: 20 }, (_, at) => say(owner, at % 2 === 0)),
		);
		expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
		const actions = await auditOf(companyId);
		// What was said is recorded where it changed something, in turns.
		expect(actions).toEqual(actions.map((_, at) => (at % 2 === 0 ? 'certificate.listed' : 'certificate.unlisted')));
		const isListed = actions.length % 2 === 1;
		expect((await listingOf(owner)).is_listed).toBe(isListed);
		expect(await entriesOf(await nameOf(staged))).toHaveLength(isListed ? 1 : 0);
	});

	it('is asked again for a new certificate, until somebody answers', async () => {
		const app = booted.current;
		const first = await assessmentAt(app, 13);
		const { owner, companyId, admin } = first;
		const name = await nameOf(first);
		expect((await say(owner, true)).status).toBe(200);
		const second = await assessmentAt(app, 12, { companyId, admin });
		expect(await entriesOf(name)).toHaveLength(1);
		await advance(app, second, 13);
		const asked = { is_listed: false, asks_listing: true, state: 'valid' };
		expect(await entriesOf(name)).toEqual([]);
		expect(await listingOf(owner)).toMatchObject(asked);
		// Nobody answered: the next one asks as well.
		await assessmentAt(app, 13, { companyId, admin });
		expect(await listingOf(owner)).toMatchObject(asked);
		expect((await say(owner, false)).data).toMatchObject({ is_listed: false, asks_listing: false });
		expect(await auditOf(companyId)).toEqual(['certificate.listed']);
		expect(await entriesOf(name)).toEqual([]);
		// Nobody is asked who has said no.
		await assessmentAt(app, 13, { companyId, admin });
		expect(await listingOf(owner)).toMatchObject({ is_listed: false, asks_listing: false });
	});

	it('is said of the newest certificate, also while that is issued', async () => {
		const app = booted.current;
		const { owner, companyId, admin } = await assessmentAt(app, 13);
		const next = await assessmentAt(app, 12, { companyId, admin });
		const issuing = `/console/certifications/${next.progress.id}/confirm`;
		await heldUp<Answer>(
			app,
			(tx) => tx.select().from(certificates).where(eq(certificates.companyId, companyId)).for('update'),
			() => [
				say(owner, true),
				admin.post(issuing, { issue_date: tokyoDate(app.clock.now()) }),
				...Array.from({ length: 5 }, () => say(owner, true)),
			],
		);
		const rows = await app.deps.db
			.select({ isListed: certificates.isListed })
			.from(certificates)
			.where(eq(certificates.companyId, companyId))
			.orderBy(asc(certificates.id));
		expect(rows).toHaveLength(2);
		expect(rows[0]).toEqual({ isListed: false });
	});
});

describe('the directory', () => {
	it('is gone through by everybody, and says what the certificate says and nothing else', async () => {
		const app = booted.current;
		const name = unique('改名前株式会社');
		const { companyId } = await makeCertified(app, {
			companyName: name,
			score: 420,
			industryCode: 'H44',
			prefecture: 27,
		});
		await app.deps.db
			.update(companies)
			.set({
				companyName: '改名後株式会社',
				companyAddress: '北海道札幌市1-1',
				industryCode: 'A01',
				searchText: '改名後',
			})
			.where(eq(companies.id, companyId));
		const answer = await look(`?q=${encodeURIComponent(name)}`, 'en');
		expect(answer.data).toEqual([
			{
				company_name: name,
				industry: { letter: 'H', name: 'Transport and postal services' },
				prefecture: { code: 27, name: 'Osaka' },
				stars: 1,
				valid_until: addDays(addYears(tokyoDate(app.clock.now()), 1), -1),
			},
		]);
		expect(answer.meta).toEqual({ page: 1, per_page: 20, total: 1, last_page: 1 });
		expect(await entriesOf('改名後')).toEqual([]);
	});

	it('shows a certificate until the midnight after its last day, in Tokyo', async () => {
		const { clock } = booted.current;
		for (const [issueDate, lastMoment] of [
			['2027-06-01', '2028-05-31T14:59:59Z'],
			['2028-02-29', '2029-02-27T14:59:59Z'],
		] as const) {
			const { companyName } = await makeCertified(booted.current, { companyName: unique('期限検証'), issueDate });
			clock.set(lastMoment);
			const [entry] = await entriesOf(companyName);
			expect(entry?.valid_until).toBe(tokyoDate(new Date(lastMoment)));
			clock.advance(1_000);
			expect(await entriesOf(companyName)).toEqual([]);
		}
	});

	it.each(['withdrawnAt', 'replacedAt'] as const)('no longer shows one with %s', async (column) => {
		const app = booted.current;
		const { companyName, companyId } = await makeCertified(app, { companyName: unique('失効検証') });
		expect(await entriesOf(companyName)).toHaveLength(1);
		await change({ companyId }, { [column]: app.clock.now() });
		expect(await entriesOf(companyName)).toEqual([]);
	});

	it('shows one from before industry and prefecture were kept', async () => {
		const companyName = unique('旧認証');
		await makeCertified(booted.current, { companyName, industryCode: null, prefecture: null, score: 420 });
		const [entry] = await entriesOf(companyName);
		expect(entry).toMatchObject({ industry: null, prefecture: null, stars: 1 });
		expect(await namesFor({ q: companyName, industry: 'E' })).toEqual([]);
		expect(await namesFor({ q: companyName, prefecture: 13 })).toEqual([]);
		expect(await namesFor({ q: companyName, stars: 2 })).toEqual([]);
	});

	it('shows none without a star, also where its company said yes before', async () => {
		const app = booted.current;
		const companyName = unique('星なし');
		const { companyId } = await makeCertified(app, { companyName, score: 419 });
		await makeCertified(app, { companyName: unique('無点'), score: null });
		expect(await entriesOf(companyName)).toEqual([]);
		const owner = await makeCompanyUser(app, { companyId, role: 0 });
		expect(await listingOf(owner)).toMatchObject({ is_listed: false, asks_listing: false, entry: { stars: 0 } });
		expect((await owner.get<{ is_listed: boolean }>('/app/certificate')).data.is_listed).toBe(false);
		const refused = await say(owner, true);
		expect([refused.status, refused.message]).toEqual([409, 'The certificate has no star, so it cannot be listed.']);
		expect((await say(owner, false)).status).toBe(200);
	});

	it.each([
		{ name: '100%_の\\検証', found: ['%_', '\\', '100%', '１００％'], notFound: ['100__', '%x', '_検', '%%'] },
		{ name: 'ｶﾞｲｺｸ ABC商会', found: ['がいこく', 'ガイコク', 'abc', 'ＡＢＣ商会'], notFound: ['かいこく', 'abd'] },
		{ name: "O'Neil㈱", found: ["o'n", "o'neil㈱", '(株)'], notFound: ['o n', ';--'] },
	])('finds $name as it is typed', async ({ name, found, notFound }) => {
		const companyName = `${name}${unique('')}`;
		await makeCertified(booted.current, { companyName });
		for (const q of found) expect([q, await namesFor({ q })]).toEqual([q, expect.arrayContaining([companyName])]);
		for (const q of notFound) expect([q, (await namesFor({ q })).includes(companyName)]).toEqual([q, false]);
	});

	it('has filters, where an empty one means all', async () => {
		const mark = unique('絞込');
		const make = (name: string, industryCode: string, prefecture: number, score: number) =>
			makeCertified(booted.current, { companyName: `${mark}${name}`, industryCode, prefecture, score });
		await make('甲', 'E09', 13, 630);
		await make('乙', 'E10', 27, 560);
		await make('丙', 'P83', 13, 420);
		const suffixes = async (filters: Record<string, string | number>) =>
			(await namesFor({ q: mark, ...filters })).map((name) => name.slice(mark.length));
		expect(await suffixes({})).toEqual(['甲', '乙', '丙']);
		expect(await suffixes({ industry: '', prefecture: '', stars: '' })).toEqual(['甲', '乙', '丙']);
		expect(await suffixes({ industry: 'E' })).toEqual(['甲', '乙']);
		expect(await suffixes({ prefecture: 13 })).toEqual(['甲', '丙']);
		expect(await suffixes({ stars: 2 })).toEqual(['乙']);
		expect(await suffixes({ industry: 'E', prefecture: 13, stars: 3 })).toEqual(['甲']);
		expect(await suffixes({ industry: 'T' })).toEqual([]);
	});

	it.each([
		'industry=U',
		'industry=e',
		'industry=EE',
		'prefecture=0',
		'prefecture=48',
		'prefecture=1.5',
		'stars=0',
		'stars=4',
		'stars=x',
		'page=0',
		'per_page=101',
		`q=${'x'.repeat(256)}`,
	])('refuses %s', async (query) => {
		const { status, errors } = await look(`?${query}`);
		expect([status, Object.keys(errors)]).toEqual([422, [query.split('=')[0]]]);
	});

	it('is in pages that never overlap: those with most stars first, then by name', async () => {
		const mark = unique('頁');
		const names = ['ウ', 'ア', 'イ', 'ア', 'エ', 'オ', 'カ'];
		for (const [at, name] of names.entries()) {
			await makeCertified(booted.current, { companyName: `${mark}${name}`, score: at < 3 ? 450 : 650 });
		}
		const seen: string[] = [];
		for (let page = 1; page <= 3; page++) {
			const { data, meta } = await look(`?q=${encodeURIComponent(mark)}&page=${page}&per_page=3`);
			expect(meta).toEqual({ page, per_page: 3, total: 7, last_page: 3 });
			seen.push(...data.map((entry) => entry.company_name.slice(mark.length)));
		}
		expect(seen).toEqual(['ア', 'エ', 'オ', 'カ', 'ア', 'イ', 'ウ']);
		expect((await look(`?q=${encodeURIComponent(mark)}&page=9`)).data).toEqual([]);
	});
});

describe('the page of the directory', () => {
	const open = async (query = '', headers: Record<string, string> = {}) => {
		const answer = await fetch(`${booted.current.url}/certified${query}`, { headers, redirect: 'manual' });
		return { status: answer.status, headers: answer.headers, text: await answer.text() };
	};
	const namesIn = (text: string): (string | undefined)[] =>
		[...text.matchAll(/<h3>([^<]*)<\/h3>/g)].map(([, name]) => name);

	it('needs no script, shows what is found, and none of it as HTML', async () => {
		const mark = unique('<script>"&');
		await makeCertified(booted.current, { companyName: `${mark}甲`, industryCode: 'E09', prefecture: 13 });
		await makeCertified(booted.current, { companyName: `${mark}乙`, industryCode: 'A01', prefecture: 47, score: 420 });
		const found = await open(
			`?${new URLSearchParams({ q: mark, industry: '', prefecture: '', stars: '', page: 'x' })}`,
		);
		expect([found.status, found.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
		expect(found.text).not.toContain('<script');
		expect(namesIn(found.text)).toEqual([`${mark}甲`, `${mark}乙`].map((name) => escaped(name)));
		expect(found.text).toContain(`value="${escaped(mark)}"`);
		expect(found.text).toContain('条件に合う企業（2社）');
		expect(found.text).toContain('星の多い順、企業名の順に表示しています。');
		expect(found.text).not.toContain('社目まで');
		expect(found.text).not.toContain('<details open>');
		expect(found.text).toContain('一つ星は総合点が60%以上、二つ星は80%以上、三つ星は90%以上の企業です。');
		const english = await open(`?${new URLSearchParams({ q: mark, prefecture: '47', lang: 'en' })}`);
		expect(namesIn(english.text)).toEqual([escaped(`${mark}乙`)]);
		for (const text of [
			'1 company matches',
			'<details open>',
			'(1 chosen)',
			'Okinawa',
			'Agriculture and forestry',
			'<option value="47" selected>',
		]) {
			expect(english.text).toContain(text);
		}
		expect(english.text).toContain('<input type="hidden" name="lang" value="en">');
	});

	it('offers the prefectures of what is found otherwise, with their numbers, and no empty ones', async () => {
		const mark = unique('県別');
		const make = (name: string, prefecture: number, score = 640) =>
			makeCertified(booted.current, { companyName: `${mark}${name}`, industryCode: 'E09', prefecture, score });
		await make('甲', 13);
		await make('乙', 13, 420);
		await make('丙', 47);
		const offered = async (query: object): Promise<string[]> => {
			const { text } = await open(`?${new URLSearchParams({ q: mark, ...query })}`);
			const select = /<select [^>]*id="prefecture"[\s\S]*?<\/select>/.exec(text)?.[0] ?? '';
			return [...select.matchAll(/<option [^>]*>([^<]*)</g)].map(([, option]) => option ?? '');
		};
		expect(await offered({})).toEqual(['すべて', '東京都（2社）', '沖縄県（1社）']);
		// The chosen prefecture does not count against the others.
		expect(await offered({ prefecture: 47 })).toEqual(['すべて', '東京都（2社）', '沖縄県（1社）']);
		expect(await offered({ stars: 1 })).toEqual(['すべて', '東京都（1社）']);
		// Nothing is found, and the choice that found nothing can be seen and changed.
		expect(await offered({ stars: 1, prefecture: 47 })).toEqual(['すべて', '東京都（1社）', '沖縄県（0社）']);
		expect(await offered({ lang: 'en' })).toEqual(['All', 'Tokyo (2)', 'Okinawa (1)']);
	});

	it('is for search engines without filters, and leads on to the next companies', async () => {
		const mark = unique('次頁');
		for (let at = 0; at < 21; at++) await makeCertified(booted.current, { companyName: `${mark}-${at + 10}` });
		const whole = await open();
		const listed = / class="band"[\s\S]*認証を受けた(\d+)社を掲載しています。/.exec(whole.text)?.[1];
		expect(Number(listed)).toBeGreaterThan(20);
		expect(whole.headers.get('X-Robots-Tag')).toBeNull();
		expect(whole.text).toMatch(/<link rel="canonical" href="[^"]+\/certified">/);
		const first = await open(`?q=${encodeURIComponent(mark)}`);
		expect(first.headers.get('X-Robots-Tag')).toBe('noindex');
		expect(namesIn(first.text)).toHaveLength(20);
		const next = /<a rel="next" href="([^"]+)">/.exec(first.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
		const second = await open(next.replace('/certified', ''));
		expect(namesIn(second.text)).toEqual([`${mark}-30`]);
		expect(second.text).toContain('21社目から21社目まで');
		// A company has left meanwhile.
		const beyond = await open(`${next.replace('/certified', '').replace('page=2', 'page=3')}`);
		expect([beyond.status, beyond.headers.get('Location')]).toEqual([303, next]);
	});

	it('says that nothing was found, and how to go on', async () => {
		const none = await open(`?q=${encodeURIComponent(unique('どこにもない'))}`);
		expect([none.status, namesIn(none.text)]).toEqual([200, []]);
		expect(none.text).toContain('条件に合う企業はありません。');
		expect(none.text).toContain('<a href="/certified">条件を解除</a>');
	});
});

describe('what PostgreSQL makes of a certificate', () => {
	it('has the stars of every score', async () => {
		const { progressId, companyId, issuedBy } = await makeCertified(booted.current);
		const { rows } = await booted.current.deps.db.execute<{ score: number | null; max: number; stars: number }>(sql`
			insert into certificates (progress_id, company_id, company_name, company_address, registration_number, score,
				max_score, issue_date, issued_by, withdrawn_at)
			select ${progressId}, ${companyId}, '点数', '', '', score, max, current_date, ${issuedBy}, now()
			from unnest(array[100, 300, 700]) max, lateral (select generate_series(0, max) union all select null) s (score)
			returning score, max_score as max, stars`);
		expect(rows).toHaveLength(101 + 301 + 701 + 3);
		expect(rows.filter(({ score, max, stars }) => stars !== starsOf(score, max))).toEqual([]);
	});

	it('has the name as searches are folded', async () => {
		for (const name of ['ＡＢＣ商事', 'ｼｽﾃﾑｽﾞ㈱', 'ヴィ・ガール', 'Éclair Ltd.', '株式会社ゔぁ', 'カヶ']) {
			const { searchFolded } = await makeCertified(booted.current, { companyName: name, isListed: false });
			expect(searchFolded.split(' ')[0]).toBe(foldName(name));
		}
	});
});
