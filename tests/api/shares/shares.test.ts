import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { companies } from '#server/db/tables/companies.ts';
import { resultSubCategories } from '#server/db/tables/reports.ts';
import { shareLinks, shareViews } from '#server/db/tables/shares.ts';
import { addDays, addYears, startOfTokyoDate, tokyoDate } from '#shared/dates.ts';
import { MAX_RUNNING_SHARES, type ShareRow } from '#shared/shares/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { atTime, moveCompany, replaceCertificate, withdraw } from '#tests/support/assessment/withdrawal.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { certificateOf } from '#tests/support/certificates.ts';
import { makeCompanyUser } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { tellAll } from '#tests/support/notices/announced.ts';
import { makeShare, openPath, shareBodyOf } from '#tests/support/shares.ts';

/** Links by which a company shows others a result: what they show, to whom, and until when. */

const booted = withApp();

beforeAll(() => publishPaper(booted.current, smallPaper([1, 2, 3])));
afterEach(() => booted.current.clock.release());

/** What stands on a page, as a browser shows it. */
const open = async (path: string, query = '') => {
	const answer = await openPath(booted.current, path + query);
	const page = await answer.text();
	const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(page) ?? [];
	return { status: answer.status, headers: answer.headers, page, main };
};

const statusOf = async (path: string): Promise<number> => (await open(path)).status;

const listed = async ({ owner }: Pick<Staged, 'owner'>): Promise<ShareRow[]> =>
	(await owner.get<ShareRow[]>('/app/shares')).data;

const today = (): string => tokyoDate(booted.current.clock.now());

const moveBack = (staged: Staged, status: number) =>
	staged.admin.post(`/console/companies/${staged.companyId}/update_status`, { status, reason: '訂正のため' });

/** What a company may show at each status: `1` and `2` the report of that round or its summary, `c` its certificate. */
const SHOWN = [
	[3, ''],
	[5, ''],
	[6, '1'],
	[7, '1'],
	[8, '1'],
	[9, '1'],
	[10, '1'],
	[11, '12'],
	[12, '12'],
	[13, '12c'],
] as const;

describe('at each status', () => {
	it.each(SHOWN)('%i a link shows %s, and cannot be made of anything else', async (status, shown) => {
		const app = booted.current;
		const staged = await assessmentAt(app, status);
		const { owner, progress } = staged;
		const expected = {
			'report of round 1': shown.includes('1'),
			'summary of round 1': shown.includes('1'),
			'report of round 2': shown.includes('2'),
			'summary of round 2': shown.includes('2'),
			certificate: shown.includes('c'),
		};
		const bodies = {
			'report of round 1': { shows: 'report', progressId: progress.id, is_first_time: true },
			'summary of round 1': { shows: 'summary', progressId: progress.id, is_first_time: true },
			'report of round 2': { shows: 'report', progressId: progress.id, is_first_time: false },
			'summary of round 2': { shows: 'summary', progressId: progress.id, is_first_time: false },
			certificate: { shows: 'certificate' },
		} as const;
		const found: Record<string, boolean> = {};
		for (const [name, values] of Object.entries(bodies)) {
			const made = await owner.post<{ path: string }>('/app/shares', shareBodyOf(app, values));
			if (made.status === 200) found[name] = (await statusOf(made.data.path)) === 200;
			else {
				expect([name, made.status]).toEqual([name, 409]);
				found[name] = false;
			}
		}
		expect(found).toEqual(expected);
	});
});

describe('the page', () => {
	const withNote = async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 13);
		await app.deps.db.update(resultSubCategories).set({ evaluationNote: '所見<b>です</b>' });
		const [company] = await app.deps.db.select().from(companies).where(eq(companies.id, staged.companyId));
		if (!company) throw new Error('no company');
		return { staged, company };
	};

	it('of a report has its notes, and nothing else of the company', async () => {
		const { staged, company } = await withNote();
		const { path } = await makeShare(booted.current, staged.owner, {
			shows: 'report',
			progressId: staged.progress.id,
		});
		const { main, page } = await open(path);
		expect(main).toContain('所見&lt;b&gt;です&lt;/b&gt;');
		expect(main).toContain(company.companyName);
		for (const other of [company.email, company.companyAddress, company.phoneNumber, company.ceoName]) {
			expect(other).not.toBe('');
			expect(page).not.toContain(other);
		}
		expect(page).not.toContain('取引先の検証株式会社');
		expect(page).not.toContain('<script');
		expect(main).toContain('このページは、現在の内容を表示しています。');
		expect(page).not.toContain('serif-faces');
		const [, contents = ''] = /<nav [^>]*aria-label="目次"[^>]*>(.*?)<\/nav>/s.exec(main) ?? [];
		const leadTo = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
		expect(leadTo).toContain('report-details');
		for (const id of leadTo) expect(main).toContain(`id="${id}"`);
	});

	it('of a summary has scores of the main categories, and no notes or sub-categories', async () => {
		const { staged } = await withNote();
		const { path } = await makeShare(booted.current, staged.owner, { progressId: staged.progress.id });
		const { main } = await open(path);
		expect(main).toContain('大項目1');
		expect(main).not.toMatch(/所見|小項目|中項目|サブ/);
	});

	it('of the certificate is the current one, and leads to where it is verified', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 13);
		const { path } = await makeShare(app, staged.owner, { shows: 'certificate' });
		const { code } = await certificateOf(app, staged.progress.id);
		const { main } = await open(path);
		expect(main).toContain(`href="/verify/${code}"`);
		const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(main) ?? [];
		expect(await (await openPath(app, sheet)).text()).toContain('Noto Serif JP');
		await replaceCertificate(app, staged);
		const after = await open(path);
		expect(after.main).not.toContain(code);
		expect(after.main).toContain(`href="/verify/${(await certificateOf(app, staged.progress.id)).code}"`);
		const address = await moveCompany(app, staged.companyId);
		expect((await open(path)).main).not.toContain(address);
	});

	it('is in the language of the link, and of the reader who switches', async () => {
		const staged = await assessmentAt(booted.current, 13);
		const { path } = await makeShare(booted.current, staged.owner, {
			shows: 'report',
			progressId: staged.progress.id,
			page_language: 'en',
		});
		const [english, japanese] = [await open(path), await open(path, '?lang=ja')];
		expect(english.page).toContain('<html lang="en">');
		expect(japanese.page).toContain('<html lang="ja">');
		// So are the dates of the document.
		expect(english.main).not.toMatch(/\d{4}年/);
		expect(japanese.main).toMatch(/\d{4}年/);
	});

	it('is kept by nobody, found by no search engine, and names itself to no other site', async () => {
		const staged = await assessmentAt(booted.current, 7);
		const { path } = await makeShare(booted.current, staged.owner, { progressId: staged.progress.id });
		for (const address of [path, '/share/unknown']) {
			const { headers } = await open(address);
			expect([headers.get('cache-control'), headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual([
				'no-store',
				'noindex',
				'no-referrer',
			]);
		}
	});
});

describe('a link ends', () => {
	const running = async () => {
		const staged = await assessmentAt(booted.current, 13);
		const share = await makeShare(booted.current, staged.owner, { progressId: staged.progress.id });
		expect(await statusOf(share.path)).toBe(200);
		return { staged, share };
	};

	it('at once when an admin ends it, also a second time', async () => {
		const { staged, share } = await running();
		for (const _ of [1, 2]) {
			const ended = await staged.owner.post<ShareRow>(`/app/shares/${share.id}/end`);
			expect([ended.status, ended.data.state]).toEqual([200, 'ended']);
			expect(await statusOf(share.path)).toBe(404);
		}
	});

	it('after its last day in Tokyo', async () => {
		const { staged, share } = await running();
		const midnight = startOfTokyoDate(addDays(share.until, 1)).getTime();
		booted.current.clock.set(new Date(midnight - 1));
		expect(await statusOf(share.path)).toBe(200);
		const later = await atTime(booted.current, new Date(midnight).toISOString(), staged);
		expect(await statusOf(share.path)).toBe(404);
		expect(await listed(later)).toMatchObject([{ id: share.id, state: 'expired' }]);
	});

	it('of a certificate when that is withdrawn', async () => {
		const { staged } = await running();
		const { path } = await makeShare(booted.current, staged.owner, { shows: 'certificate' });
		expect((await withdraw(staged)).status).toBe(200);
		expect(await statusOf(path)).toBe(404);
		expect(await listed(staged)).toMatchObject([{ shows: 'certificate', state: 'running', is_readable: false }, {}]);
	});

	it('not when its maker leaves', async () => {
		const app = booted.current;
		const { staged } = await running();
		const maker = await makeCompanyUser(app, { companyId: staged.companyId, role: 0 });
		const { path, id } = await makeShare(app, maker, { progressId: staged.progress.id });
		expect((await staged.owner.delete(`/app/company_users/${maker.user.id}`)).status).toBe(200);
		expect(await statusOf(path)).toBe(200);
		await tellAll(app);
		const { data } = await staged.owner.get<{ kind: string; title: string; path: string }[]>('/app/notices');
		expect(data.filter(({ kind }) => kind === 'share_maker_left')).toMatchObject([
			{ title: expect.stringContaining(maker.user.name), path: '/app/shares' },
		]);
		expect((await staged.owner.post(`/app/shares/${id}/end`)).status).toBe(200);
	});

	it('shows nothing while the assessment is moved back behind its report, and then again', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 7);
		const { path } = await makeShare(app, staged.owner, { progressId: staged.progress.id });
		const moved = await moveBack(staged, 4);
		expect([moved.status, moved.text.slice(0, 200)]).toEqual([200, expect.any(String)]);
		expect(await statusOf(path)).toBe(404);
		expect(await listed(staged)).toMatchObject([{ state: 'running', is_readable: false }]);
	});

	it('like one that never was: the same bytes for unknown, ended, expired and unreadable', async () => {
		const { staged, share } = await running();
		const expired = await makeShare(booted.current, staged.owner, { progressId: staged.progress.id });
		await booted.current.deps.db
			.update(shareLinks)
			.set({ until: addDays(today(), -1) })
			.where(eq(shareLinks.id, expired.id));
		const unreadable = await makeShare(booted.current, staged.owner, { shows: 'certificate' });
		await withdraw(staged);
		await staged.owner.post(`/app/shares/${share.id}/end`);
		const pages = await Promise.all(
			[share.path, expired.path, unreadable.path, '/share/AAAAAAAAAAAAAAAAAAAAAA', '/share/x'].map(async (path) => {
				const { status, page, headers } = await open(path);
				return JSON.stringify([status, page, [...headers].filter(([name]) => !/^(date|x-request-id)$/.test(name))]);
			}),
		);
		expect(new Set(pages).size).toBe(1);
		expect(pages[0]).toMatch(/^\[404,/);
	});
});

describe('view_count', () => {
	it('are counted by day, with nothing about the viewer', async () => {
		const app = booted.current;
		app.clock.set('2027-03-10T03:00:00Z');
		const staged = await assessmentAt(app, 7);
		const share = await makeShare(app, staged.owner, { progressId: staged.progress.id });
		for (const _ of [1, 2, 3]) await open(share.path);
		app.clock.set('2027-03-10T16:00:00Z');
		await open(share.path);
		const rows = await app.deps.db.select().from(shareViews).where(eq(shareViews.shareId, share.id));
		expect(rows).toEqual([
			{ shareId: share.id, day: '2027-03-10', count: 3 },
			{ shareId: share.id, day: '2027-03-11', count: 1 },
		]);
		expect(await listed(staged)).toMatchObject([{ view_count: 4, last_viewed_on: '2027-03-11' }]);
	});
});

describe('making one', () => {
	it('answers its path once, and keeps only a hash', async () => {
		const staged = await assessmentAt(booted.current, 7);
		const { path, ...row } = await makeShare(booted.current, staged.owner, { progressId: staged.progress.id });
		expect(path).toMatch(/^\/share\/[\w-]{22}$/);
		expect(await listed(staged)).toEqual([row]);
		const [stored] = await booted.current.deps.db.select().from(shareLinks).where(eq(shareLinks.id, row.id));
		expect(JSON.stringify(stored)).not.toContain(path.slice('/share/'.length));
	});

	it.each([
		['a day that is over', () => ({ until: addDays(today(), -1) }), 'until'],
		['a day later than in a year', () => ({ until: addDays(addYears(today(), 1), 1) }), 'until'],
		['no label', () => ({ shown_to: ' ' }), 'shown_to'],
		['an unknown content', () => ({ shows: 'everything' }), 'shows'],
		['a report without its assessment', () => ({ shows: 'report', progress_id: null }), 'progress_id'],
		['a certificate with an assessment', () => ({ shows: 'certificate' }), 'progress_id'],
	])('with %s is refused at the field', async (_, values, field) => {
		const staged = await assessmentAt(booted.current, 13);
		const body = { ...shareBodyOf(booted.current, { progressId: staged.progress.id }), ...values() };
		const answer = await staged.owner.post('/app/shares', body);
		expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]]);
		expect(await listed(staged)).toEqual([]);
	});

	it('of today and of the day in a year is possible', async () => {
		const staged = await assessmentAt(booted.current, 7);
		for (const until of [today(), addYears(today(), 1)]) {
			const { path } = await makeShare(booted.current, staged.owner, { progressId: staged.progress.id, until });
			expect(await statusOf(path)).toBe(200);
		}
	});

	it('of the assessment of another company is not found', async () => {
		const [staged, other] = [await assessmentAt(booted.current, 7), await assessmentAt(booted.current, 7)];
		const body = shareBodyOf(booted.current, { progressId: other.progress.id });
		const answer = await staged.owner.post('/app/shares', body);
		expect(answer.status).toBe(404);
		expect(await listed(other)).toEqual([]);
	});

	it('is refused beyond the number of running ones, until one is ended', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 7);
		const { progress, owner, companyId } = staged;
		const values = { shows: 'summary' as const, progressId: progress.id, round: 1 as const, shownTo: '多数' };
		await app.deps.db.insert(shareLinks).values(
			Array.from({ length: MAX_RUNNING_SHARES }, (_, at) => ({
				...values,
				...{ companyId, pageLanguage: 'ja' as const, until: today(), createdBy: owner.user.id },
				tokenHash: `${companyId} ${at}`,
			})),
		);
		const body = shareBodyOf(app, { progressId: progress.id });
		expect((await owner.post('/app/shares', body)).status).toBe(409);
		const [first] = await listed(staged);
		await owner.post(`/app/shares/${first?.id}/end`);
		expect((await owner.post('/app/shares', body)).status).toBe(200);
	});
});
