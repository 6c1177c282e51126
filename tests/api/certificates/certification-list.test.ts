import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCertifications } from '#server/certificates/read.ts';
import { addDays, tokyoDate } from '#shared/dates.ts';
import { withApp } from '#tests/support/app.ts';
import {
	type Certificate,
	type Certification,
	excelFor,
	listFor,
	readersAt,
	reissued,
	withdrawn,
} from '#tests/support/assessment/certifications.ts';
import { consoleActor, publishPaper, readProgress, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { addCertificates, addCompanies } from '#tests/support/database/many-rows.ts';
import { plansOf } from '#tests/support/database/plans.ts';
import { makeAssessor, makeCompanyUser, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { advance, assessmentAt, cancelled } from '#tests/support/journey.ts';

/** The certification list keeps what is valid, whatever the company's next assessment does. */

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
});

beforeEach(() => booted.current.clock.release());

type History = { id: number; issued_at: string | null; certificate: { valid_until: string; state: string } | null };

/** The one row of a reader who sees one company; list, page, Excel and detail say the same of it. */
const onlyRow = async (reader: Person) => {
	const [row, ...others] = await listFor(reader);
	if (!row || others.length > 0) throw new Error(`one row, not ${others.length + 1}`);
	const page = await reader.get<unknown[]>('/console/certifications?page=1');
	expect([page.data, page.meta.total]).toEqual([[row], 1]);
	for (const status of ['not_issued', 'applied', 'certified', 'expired']) {
		const found = await reader.get<unknown[]>(`/console/certifications?page=1&status=${status}`);
		expect([found.data, found.meta.total]).toEqual(row.status === status ? [[row], 1] : [[], 0]);
	}
	expect(await excelFor(booted.current, reader)).toHaveLength(1);
	const { data: detail } = await reader.get<Certification>(`/console/certifications/${row.id}`);
	expect(detail).toMatchObject({ ...row, company: { id: row.company.id } });
	return row;
};

const certificateOf = ({ progress }: Staged, issued: string, state = 'valid') => ({
	progress_id: progress.id,
	issued_at: issued,
	valid_until: addDays(`${Number(issued.slice(0, 4)) + 1}${issued.slice(4)}`, -1),
	state,
	code: expect.stringMatching(/^[0-9A-Z-]+$/),
	stars: 3,
});

describe('a company whose certificate is valid', () => {
	it('stays in the list, with it, through the whole of its next assessment', async () => {
		const app = booted.current;
		app.clock.set('2027-04-01T03:00:00Z');
		const first = await assessmentAt(app, 13, { withoutReassessment: true });
		const firstCertificate = certificateOf(first, '2027-04-01');
		const { assessor, owner } = await readersAt(app, '2027-09-01T03:00:00Z', [first.companyId]);
		const admin = await makeConsoleAdmin(app);
		let next = await assessmentAt(app, 1, { companyId: first.companyId, admin });
		for (const status of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const) {
			next = await advance(app, next, status);
			const isOffered = status === 7 || status === 11;
			const shown = isOffered ? next : first;
			expect(await onlyRow(assessor)).toMatchObject({
				id: shown.progress.id,
				status: isOffered ? 'not_issued' : 'certified',
				answer_sheets:
					status === 11 ? [{ id: next.progress.id }, { id: next.progress.id }] : [{ id: shown.progress.id }],
				issued_at: isOffered ? null : '2027-04-01',
				expires_at: isOffered ? null : '2028-04-01',
				current_certificate: firstCertificate,
			});
		}
		const path = `/console/certifications/${next.progress.id}`;
		expect((await assessor.post(`${path}/apply`)).status).toBe(200);
		expect(await onlyRow(assessor)).toMatchObject({
			id: next.progress.id,
			status: 'applied',
			issued_at: null,
			current_certificate: firstCertificate,
		});
		const { issue_dates } = (await assessor.get<Certification>(path)).data;
		expect((await assessor.post(`${path}/confirm`, { issue_date: issue_dates?.to })).status).toBe(200);
		expect(await onlyRow(assessor)).toMatchObject({
			id: next.progress.id,
			status: 'certified',
			issued_at: '2027-09-01',
			current_certificate: certificateOf(next, '2027-09-01'),
		});
		const former = await assessor.get<Certification>(`/console/certifications/${first.progress.id}`);
		expect(former.data).toMatchObject({
			status: 'certified',
			issued_at: '2027-04-01',
			current_certificate: { progress_id: next.progress.id },
		});
		const history = (await owner.get<History[]>('/app/assessment_history')).data;
		expect(history.map(({ certificate }) => certificate)).toEqual([
			{ valid_until: '2028-08-31', state: 'valid', withdrawn_at: null },
			{ valid_until: '2028-03-31', state: 'valid', withdrawn_at: null },
		]);
	});

	it('stays when its next assessment is canceled or moved back, and until it is certified again', async () => {
		const app = booted.current;
		const first = await assessmentAt(app, 13);
		const { companyId, admin } = first;
		const assessor = await makeAssessor(app, [companyId]);
		const isFirst = { id: first.progress.id, status: 'certified', current_certificate: { state: 'valid' } };
		await cancelled(app, await assessmentAt(app, 12, { companyId, admin }));
		expect(await onlyRow(assessor)).toMatchObject(isFirst);
		const third = await assessmentAt(app, 7, { companyId, admin });
		expect(await onlyRow(assessor)).toMatchObject({ id: third.progress.id, status: 'not_issued' });
		const back = await admin.post(`/console/companies/${companyId}/update_status`, { status: 3 });
		expect([back.status, (await readProgress(app, third.progress.id)).status]).toEqual([200, 3]);
		expect(await onlyRow(assessor)).toMatchObject(isFirst);
	});

	it('stays as expired afterward', async () => {
		const app = booted.current;
		app.clock.set('2027-04-01T03:00:00Z');
		const first = await assessmentAt(app, 13);
		const { assessor } = await readersAt(app, '2028-07-01T03:00:00Z', [first.companyId]);
		await assessmentAt(app, 3, { companyId: first.companyId, admin: await makeConsoleAdmin(app) });
		expect(await onlyRow(assessor)).toMatchObject({
			id: first.progress.id,
			status: 'expired',
			issued_at: '2027-04-01',
			current_certificate: certificateOf(first, '2027-04-01', 'expired'),
		});
	});

	it('is listed by when its newest assessment was finalized or certified, else by its last issue', async () => {
		const app = booted.current;
		app.clock.set('2027-04-01T03:00:00Z');
		const old = await assessmentAt(app, 13);
		app.clock.set('2027-04-02T03:00:00Z');
		const between = await assessmentAt(app, 13, { admin: await makeConsoleAdmin(app) });
		const { assessor } = await readersAt(app, '2027-04-03T03:00:00Z', [old.companyId, between.companyId]);
		const admin = await makeConsoleAdmin(app);
		const companies = async () => (await listFor(assessor)).map(({ company }) => company.id);
		const newest = await assessmentAt(app, 6, { companyId: old.companyId, admin });
		expect(await companies()).toEqual([between.companyId, old.companyId]);
		await advance(app, newest, 7);
		expect(await companies()).toEqual([old.companyId, between.companyId]);
		await advance(app, newest, 8);
		expect(await companies()).toEqual([between.companyId, old.companyId]);
	});
});

describe('a certificate that was withdrawn or replaced', () => {
	it('is none: the company is listed as expired, also while its next assessment goes on', async () => {
		const app = booted.current;
		const first = await assessmentAt(app, 13);
		const assessor = await makeAssessor(app, [first.companyId]);
		await withdrawn(app, first);
		const isWithdrawn = {
			id: first.progress.id,
			status: 'expired',
			answer_sheets: [{ id: first.progress.id }, { id: first.progress.id }],
			issued_at: null,
			expires_at: null,
			current_certificate: null,
		};
		expect(await onlyRow(assessor)).toMatchObject(isWithdrawn);
		expect((await first.owner.get('/app/certificate')).status).toBe(404);
		await assessmentAt(app, 3, { companyId: first.companyId, admin: first.admin });
		expect(await onlyRow(assessor)).toMatchObject(isWithdrawn);
		const history = (await first.owner.get<History[]>('/app/assessment_history')).data;
		expect(history.map(({ certificate }) => certificate?.state ?? null)).toEqual([null, 'withdrawn']);
		expect(await listFor(assessor, '?expiring=true')).toEqual([]);
	});

	it('leaves an older one the current one', async () => {
		const app = booted.current;
		const first = await assessmentAt(app, 13);
		const second = await assessmentAt(app, 13, { companyId: first.companyId, admin: first.admin });
		const assessor = await makeAssessor(app, [first.companyId]);
		await withdrawn(app, second);
		const current = certificateOf(first, tokyoDate(app.clock.now()));
		expect(await onlyRow(assessor)).toMatchObject({
			id: second.progress.id,
			status: 'certified',
			issued_at: null,
			current_certificate: current,
		});
		await assessmentAt(app, 1, { companyId: first.companyId, admin: first.admin });
		expect(await onlyRow(assessor)).toMatchObject({
			id: first.progress.id,
			status: 'certified',
			current_certificate: current,
		});
	});

	it('gives way to the one issued anew; that of an older assessment stays behind the newest', async () => {
		const app = booted.current;
		app.clock.set('2027-04-01T03:00:00Z');
		const first = await assessmentAt(app, 13);
		app.clock.set('2027-04-02T03:00:00Z');
		const second = await assessmentAt(app, 13, { companyId: first.companyId, admin: await makeConsoleAdmin(app) });
		const { assessor, owner } = await readersAt(app, '2027-04-05T03:00:00Z', [first.companyId]);
		await reissued(app, second, '2027-04-04');
		const current = { ...certificateOf(second, '2027-04-04'), code: null };
		const isSecond = { id: second.progress.id, issued_at: '2027-04-04', current_certificate: current };
		expect(await onlyRow(assessor)).toMatchObject(isSecond);
		await reissued(app, first, '2027-04-05');
		expect(await onlyRow(assessor)).toMatchObject(isSecond);
		expect((await owner.get<Certificate>('/app/certificate')).data.issued_at).toBe('2027-04-04');
	});
});

describe('certificates that expire soon', () => {
	it('are those of the last 90 days, the soonest first, in the list, its pages and the file', async () => {
		const app = booted.current;
		app.clock.set('2027-04-01T03:00:00Z');
		const early = await assessmentAt(app, 13);
		app.clock.set('2027-04-03T03:00:00Z');
		const late = await assessmentAt(app, 13, { admin: await makeConsoleAdmin(app) });
		const companies = [late.companyId, early.companyId] as const;
		// The last day of the early one is 2028-03-31, ninety days after 2028-01-01.
		const seen = async (instant: string, query = '') => {
			const { assessor } = await readersAt(app, instant, companies);
			const rows = await listFor(assessor, `?expiring=true${query}`);
			const page = await assessor.get<unknown[]>(`/console/certifications?page=1&expiring=true${query}`);
			expect([page.data, page.meta.total]).toEqual([rows, rows.length]);
			const file = await excelFor(app, assessor, `?expiring=true${query}`);
			expect(file.map((row) => row.企業名)).toEqual(rows.map(({ company }) => company.company_name));
			return rows.map(({ company }) => company.id);
		};
		expect(await seen('2027-12-31T14:59:59Z')).toEqual([]);
		expect(await seen('2027-12-31T15:00:00Z')).toEqual([early.companyId]);
		expect(await seen('2028-01-02T15:00:00Z')).toEqual([early.companyId, late.companyId]);
		expect(await seen('2028-01-02T15:00:00Z', '&sort=-issued_at')).toEqual([late.companyId, early.companyId]);
		const next = await assessmentAt(app, 7, { companyId: early.companyId, admin: await makeConsoleAdmin(app) });
		expect(await seen('2028-01-03T15:00:00Z', '&status=not_issued')).toEqual([early.companyId]);
		expect(await seen('2028-01-03T15:00:00Z', '&status=certified')).toEqual([late.companyId]);
		expect(await seen('2028-03-31T14:59:59Z')).toEqual([early.companyId, late.companyId]);
		expect(await seen('2028-03-31T15:00:00Z')).toEqual([late.companyId]);
		// Certified again, it does not expire soon any more.
		await advance(app, { ...next, admin: await makeConsoleAdmin(app) }, 13);
		expect(await seen('2028-04-01T15:00:00Z')).toEqual([late.companyId]);
	});

	it('are a choice of yes or no', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		expect((await admin.get('/console/certifications?expiring=soon')).status).toBe(422);
		const all = await admin.get('/console/certifications?page=1');
		expect((await admin.get('/console/certifications?page=1&expiring=false')).meta.total).toBe(all.meta.total);
	});
});

describe("a company's certificates by their assessment", () => {
	it('are its own, unless withdrawn', async () => {
		const app = booted.current;
		const first = await assessmentAt(app, 13);
		const second = await assessmentAt(app, 13, { companyId: first.companyId, admin: first.admin });
		const stranger = await makeCompanyUser(app);
		const get = (who: Person, { progress }: Staged, path = '/app/certificate') =>
			who.get<Certificate>(`${path}?progress_id=${progress.id}`);
		const codes = [first, second].map(async (of) => (await get(first.owner, of)).data.code);
		const [code, newest] = await Promise.all(codes);
		expect(code).not.toBe(newest);
		expect((await first.owner.get<Certificate>('/app/certificate')).data.code).toBe(newest);
		for (const path of ['/app/certificate', '/app/certificate/pdf']) {
			expect((await get(stranger, first, path)).status).toBe(404);
			expect((await first.owner.get(`${path}?progress_id=x`)).status).toBe(422);
		}
		await withdrawn(app, first);
		expect((await get(first.owner, first)).status).toBe(404);
		expect((await get(first.owner, second)).status).toBe(200);
	});
});

describe('ordered by who waits longest', () => {
	it('is what is to be issued, then what may be applied for, then the rest', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const at = async (day: string, status: 7 | 12 | 13): Promise<number> => {
			app.clock.set(`${day}T03:00:00Z`);
			return (await assessmentAt(app, status, { withoutReassessment: true })).companyId;
		};
		const issued = await at('2029-01-05', 13);
		const finalised = await at('2029-01-06', 7);
		const late = await at('2029-01-20', 12);
		const early = await at('2029-01-10', 12);
		app.clock.release();
		const assessor = await makeAssessor(app, [issued, finalised, late, early]);
		const order = async (query: string): Promise<number[]> =>
			(await assessor.get<Certification[]>(`/console/certifications?page=1${query}`)).data.map((row) => row.company.id);
		expect(await order('&sort=waiting')).toEqual([early, late, finalised, issued]);
		expect(await order('')).toEqual([late, early, finalised, issued]);
		const [first, , third] = (await assessor.get<Certification[]>('/console/certifications?sort=waiting')).data;
		expect([first?.applied_at, third?.applied_at]).toEqual(['2029-01-10T03:00:00.000Z', null]);
		const { data } = await admin.get<Certification[]>('/console/certifications?page=1&per_page=1&sort=waiting');
		expect(data).toHaveLength(1);
	});
});

describe('of many companies', () => {
	const MANY = 20_000;

	it('a page comes from the indexes, whatever it shows', async () => {
		const app = booted.current;
		app.clock.release();
		const admin = await makeConsoleAdmin(app);
		await addCompanies(app, 0, MANY);
		await addCertificates(app);
		const today = tokyoDate(app.clock.now());
		const plansFor = (query: object) =>
			plansOf(app, (db) =>
				readCertifications(
					{ db, config: app.deps.config },
					consoleActor(admin),
					{ page: 1, per_page: 50, ...query },
					today,
				),
			);
		const pageOf = (plans: readonly string[]) => plans.find((plan) => plan.startsWith('Limit')) ?? '';
		const newest = pageOf(await plansFor({}));
		expect(newest).toContain('companies_certification_since');
		const longest = pageOf(await plansFor({ sort: 'waiting' }));
		expect(longest).toContain('companies_certification_queue');
		const soon = await plansFor({ expiring: true });
		for (const plan of soon) expect(plan).toContain('certificates_expiring');
		const valid = pageOf(await plansFor({ counted_certificate: 'valid' }));
		expect(valid).toContain('certificates_expiring');
		for (const plan of [newest, longest, pageOf(soon), valid])
			expect(plan).not.toMatch(/Seq Scan on (companies|certificates|assessment_pro)/);
	});
});

describe('the search', () => {
	it('finds a company by the code of any of its certificates, however it is typed, and only for who may see it', async () => {
		const app = booted.current;
		const first = await assessmentAt(app, 13, { withoutReassessment: true });
		const { admin } = first;
		const [row] = (await admin.get<Certification[]>('/console/certifications')).data.filter(
			({ company }) => company.id === first.companyId,
		);
		const code = row?.current_certificate?.code ?? '';
		const foundBy = async (who: Person, q: string) =>
			(await who.get<Certification[]>(`/console/certifications?page=1&q=${encodeURIComponent(q)}`)).data.map(
				({ company }) => company.id,
			);
		expect(await foundBy(admin, code)).toEqual([first.companyId]);
		expect(await foundBy(admin, ` ${code.toLowerCase().replaceAll('-', '')} `)).toEqual([first.companyId]);
		expect(await foundBy(await makeAssessor(app, [first.companyId]), code)).toEqual([first.companyId]);
		expect(await foundBy(await makeAssessor(app), code)).toEqual([]);
		await withdrawn(app, first);
		expect(await foundBy(admin, code)).toEqual([first.companyId]);
	});
});
