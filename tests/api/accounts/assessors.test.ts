import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { auditEvents } from '#server/db/tables/audit.ts';
import { type AssessorLoad, NO_LOAD } from '#shared/accounts/load.ts';
import type { progressRow, WorkCounts } from '#shared/progresses/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { makeRequest } from '#tests/support/assessment/evidence.ts';
import { publishPaper, smallPaper, startedAssessment, submittedAssessment } from '#tests/support/assessments.ts';
import {
	findUserRow,
	makeAssessor,
	makeCompany,
	makeConsoleAdmin,
	type Person,
	unique,
} from '#tests/support/factories.ts';
import { assessmentAt, cancelled } from '#tests/support/journey.ts';

/** Who looks after a company: assigning, filters, ages and the counts of work. */

const booted = withApp();
let admin: Person;

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
	admin = await makeConsoleAdmin(booted.current);
});

type Named = { id: number; name: string };
type Row = z.output<typeof progressRow>;
type CompanyRow = { id: number; assessors: Named[] };

const DAY_MS = 24 * 60 * 60 * 1000;

const assign = (companyId: number, people: readonly Person[], who = admin) =>
	who.put(`/console/companies/${companyId}/assessors`, { user_ids: people.map(({ user }) => user.id) });

const named = (...people: Person[]): Named[] => people.map(({ user: { id, name } }) => ({ id, name }));

const assessorsOf = async (companyId: number): Promise<Named[]> =>
	(await admin.get<CompanyRow>(`/console/companies/${companyId}`)).data.assessors;

const progresses = async (query: string, who = admin): Promise<Row[]> =>
	(await who.get<Row[]>(`/console/assessment_progresses?${query}`)).data;

const ids = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

const countsFor = async (who: Person): Promise<WorkCounts> => (await who.get<WorkCounts>('/console/work')).data;

describe('assigning assessors to a company', () => {
	it('replaces the set, which is that of the accounts, at once', async () => {
		const app = booted.current;
		const { id } = await makeCompany(app);
		const other = await makeCompany(app);
		const [first, second] = [await makeAssessor(app, [other.id]), await makeAssessor(app)];
		const answer = await assign(id, [first, second]);
		expect([answer.status, answer.message, answer.data]).toEqual([200, 'The assessors were changed.', null]);
		expect(await assessorsOf(id)).toEqual(named(first, second));
		expect((await second.get(`/console/companies/${id}`)).status).toBe(200);
		expect((await assign(id, [second, second])).status).toBe(200);
		expect(await assessorsOf(id)).toEqual(named(second));
		expect((await first.get(`/console/companies/${id}`)).status).toBe(404);
		const accounts = await admin.get<(Named & { companies: { id: number }[] })[]>('/console/admin_users');
		const companiesOf = ({ user }: Person) => ids(accounts.data.find((one) => one.id === user.id)?.companies ?? []);
		expect([companiesOf(first), companiesOf(second)]).toEqual([[other.id], [id]]);
		expect((await assign(id, [])).status).toBe(200);
		expect(await assessorsOf(id)).toEqual([]);
	});

	it('is a new version of the accounts that change, and of no other', async () => {
		const app = booted.current;
		const { id } = await makeCompany(app);
		const [stays, goes, comes] = [
			await makeAssessor(app, [id]),
			await makeAssessor(app, [id]),
			await makeAssessor(app),
		];
		await assign(id, [stays, comes]);
		const versions = await Promise.all([stays, goes, comes].map(({ user }) => findUserRow(app, user.id)));
		expect(versions.map((row) => row?.version)).toEqual([0, 1, 1]);
		const stale = { company_ids: [id], version: 0 };
		expect((await admin.post(`/console/admin_users/${goes.user.id}/assign_company`, stale)).status).toBe(409);
	});

	it('leaves an event with the names, and none where nothing changes', async () => {
		const app = booted.current;
		const { id } = await makeCompany(app);
		const assessor = await makeAssessor(app);
		await assign(id, [assessor]);
		await assign(id, [assessor]);
		const rows = await app.deps.db
			.select()
			.from(auditEvents)
			.where(and(eq(auditEvents.action, 'company.assessors_assigned'), eq(auditEvents.subjectId, id)));
		expect(rows).toMatchObject([
			{ actorId: admin.user.id, changes: [{ field: 'user_ids', from: null, to: [assessor.user.id] }] },
		]);
	});

	it('takes only active assessors, and changes nothing otherwise', async () => {
		const app = booted.current;
		const { companyId, owner } = await startedAssessment(app, { admin });
		const [kept, gone] = [await makeAssessor(app, [companyId]), await makeAssessor(app)];
		await admin.delete(`/console/admin_users/${gone.user.id}`);
		for (const wrong of [gone, owner, admin]) {
			const refused = await assign(companyId, [kept, wrong]);
			expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['user_ids.1']]);
		}
		expect(await assessorsOf(companyId)).toEqual(named(kept));
		expect((await assign(2_147_483_647, [kept])).status).toBe(404);
		expect((await admin.put(`/console/companies/${companyId}/assessors`, {})).status).toBe(422);
		expect((await assign(companyId, [], kept)).status).toBe(403);
	});

	it('ends with one of the sets when several are sent at once', async () => {
		const app = booted.current;
		const { id } = await makeCompany(app);
		const people = await Promise.all(Array.from({ length: 4 }, () => makeAssessor(app)));
		const sets = people.map((one, at) => [one, people[(at + 1) % people.length] ?? one]);
		const answers = await Promise.all([...sets, ...sets].map((set) => assign(id, set)));
		expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
		const stored = ids(await assessorsOf(id));
		expect(sets.map((set) => set.map(({ user }) => user.id).toSorted((a, b) => a - b))).toContainEqual(stored);
	});

	it('and assigning companies to accounts at the same time do not block each other', async () => {
		const app = booted.current;
		const made = await Promise.all(Array.from({ length: 3 }, () => makeCompany(app)));
		const people = [await makeAssessor(app), await makeAssessor(app), await makeAssessor(app)];
		const company_ids = ids(made);
		const calls = [0, 1, 2, 3].flatMap(() => [
			...made.map(({ id }) => assign(id, people)),
			...people.map(({ user }) => admin.post(`/console/admin_users/${user.id}/assign_company`, { company_ids })),
		]);
		const statuses = (await Promise.all(calls)).map(({ status }) => status);
		expect(statuses).toEqual(statuses.map(() => 200));
		for (const { id } of made) expect(await assessorsOf(id)).toEqual(named(...people));
	});
});

describe('the assessors to choose from', () => {
	it('are listed by name with their number of companies, without admins and deleted accounts', async () => {
		const app = booted.current;
		const name = unique('選ぶ');
		const { id } = await makeCompany(app);
		const busy = await makeAssessor(app, [id], { name: `${name}い` });
		const free = await makeAssessor(app, [], { name: `${name}あ` });
		const gone = await makeAssessor(app, [], { name: `${name}う` });
		await makeConsoleAdmin(app, { name: `${name}え` });
		await admin.delete(`/console/admin_users/${gone.user.id}`);
		const path = `/console/assessors?q=${encodeURIComponent(name)}`;
		const expected = [
			{ ...named(free)[0], company_count: 0, load: NO_LOAD, interest_company_ids: [] },
			{ ...named(busy)[0], company_count: 1, load: NO_LOAD, interest_company_ids: [] },
		];
		for (const who of [admin, busy]) expect((await who.get(path)).data).toEqual(expected);
		const { data, meta } = await admin.get(`${path}&sort=-company_count&page=1&per_page=1`);
		expect([data, meta.total]).toEqual([[expected[1]], 2]);
	});
});

describe('the load of an assessor', () => {
	it('is what is open, what waits with them and for how long, and what was finished lately', async () => {
		const app = booted.current;
		const { clock } = app;
		const start = Date.now();
		const daysAgo = async <T>(days: number, make: () => Promise<T>): Promise<T> => {
			clock.set(new Date(start - days * DAY_MS).toISOString());
			const made = await make();
			clock.release();
			return made;
		};
		const all = [
			await startedAssessment(app, { admin }),
			await daysAgo(9, () => submittedAssessment(app, { admin })),
			await daysAgo(3, () => submittedAssessment(app, { admin })),
			await daysAgo(20, async () => {
				const asked = await submittedAssessment(app, { admin });
				await makeRequest(app, asked);
				return asked;
			}),
			await daysAgo(80, () => assessmentAt(app, 7, { admin })),
			await daysAgo(100, () => assessmentAt(app, 7, { admin })),
		];
		const busy = await makeAssessor(
			app,
			all.map(({ companyId }) => companyId),
			{ name: unique('多忙') },
		);
		const load = { open: 4, waiting: 2, oldest_days: 9, finished: 1 };
		type Loaded = { id: number; load: AssessorLoad | null };
		const q = encodeURIComponent(busy.user.name);
		expect((await admin.get<Loaded[]>(`/console/assessors?q=${q}`)).data[0]?.load).toEqual(load);
		const accounts = (await admin.get<Loaded[]>('/console/admin_users')).data;
		expect(accounts.find(({ id }) => id === busy.user.id)?.load).toEqual(load);
		expect(accounts.find(({ id }) => id === admin.user.id)?.load).toBeNull();
	});
});

describe('lists', () => {
	it('show the assessors and filter by them', async () => {
		const app = booted.current;
		const mine = await submittedAssessment(app, { admin });
		const theirs = await submittedAssessment(app, { admin });
		const nobodys = await submittedAssessment(app, { admin });
		const [me, colleague] = [
			await makeAssessor(app, [mine.companyId, theirs.companyId]),
			await makeAssessor(app, [theirs.companyId]),
		];
		const found = async (filter: string, who = admin) => ids(await progresses(`assigned=${filter}`, who));
		expect(await found(String(me.user.id))).toEqual([theirs.progress.id, mine.progress.id]);
		expect(await found(String(colleague.user.id))).toEqual([theirs.progress.id]);
		expect(await found(String(colleague.user.id), me)).toEqual([theirs.progress.id]);
		expect(await found('me', me)).toEqual([theirs.progress.id, mine.progress.id]);
		expect(await found('me')).toEqual([]);
		expect(await found('none', me)).toEqual([]);
		const none = await found('none');
		expect(none).toContain(nobodys.progress.id);
		expect(none).not.toContain(mine.progress.id);
		const [row] = await progresses(`assigned=${colleague.user.id}`);
		expect(row?.assessors).toEqual(named(me, colleague));
		const listed = await admin.get<CompanyRow[]>(`/console/companies?assigned=${colleague.user.id}&page=1`);
		expect([ids(listed.data), listed.meta.total]).toEqual([[theirs.companyId], 1]);
		expect(listed.data[0]?.assessors).toEqual(named(me, colleague));
		expect(ids((await admin.get<CompanyRow[]>('/console/companies?assigned=none')).data)).toContain(nobodys.companyId);
		const finalised = await assessmentAt(app, 7, { admin, companyId: (await makeCompany(app)).id });
		const third = await makeAssessor(app, [finalised.companyId]);
		const certified = `/console/certifications?assigned=${third.user.id}&page=1`;
		const certifications = await admin.get<{ id: number; assessors: object[] }[]>(certified);
		expect([certifications.data, certifications.meta.total]).toMatchObject([
			[{ id: finalised.progress.id, assessors: named(third) }],
			1,
		]);
		for (const list of ['assessment_progresses', 'companies', 'certifications']) {
			for (const wrong of ['0', 'x', '-1', '']) {
				expect((await admin.get(`/console/${list}?assigned=${wrong}`)).status).toBe(422);
			}
		}
	});

	it('find a company by its registration number, or a part of it, in any width', async () => {
		const { company, progress } = await (async () => {
			const made = await makeCompany(booted.current);
			return { company: made, ...(await submittedAssessment(booted.current, { admin, companyId: made.id })) };
		})();
		const number = company.registrationNumber;
		const wide = number.replace(/./g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
		for (const q of [number, wide, number.slice(3)]) {
			expect(ids(await progresses(`q=${encodeURIComponent(q)}`))).toContain(progress.id);
			const rows = await admin.get<CompanyRow[]>(`/console/companies?page=1&q=${encodeURIComponent(q)}`);
			expect(ids(rows.data)).toContain(company.id);
			expect(rows.meta.total).toBe(rows.data.length);
		}
		expect(await progresses(`q=${encodeURIComponent(`${number}9`)}`)).toEqual([]);
	});
});

describe('the age of an assessment', () => {
	it('counts days, marks what waits for staff too long, and says until when', async () => {
		const app = booted.current;
		try {
			app.clock.set('2026-04-01T12:00:00.000Z');
			const submitted = await submittedAssessment(app, { admin });
			const answering = await startedAssessment(app, { admin });
			const done = await assessmentAt(app, 7, { admin });
			const companyIds = [submitted, answering, done].map(({ companyId }) => companyId);
			const rowAt = async (days: number, { progress }: { progress: { id: number } }): Promise<Row | undefined> => {
				app.clock.set(new Date(Date.parse('2026-04-01T12:00:00.000Z') + days * DAY_MS).toISOString());
				// A new session: the clock has passed the end of others.
				const who = await makeAssessor(app, companyIds);
				return (await progresses('', who)).find(({ id }) => id === progress.id);
			};
			expect(await rowAt(6, submitted)).toMatchObject({ age_days: 6, ageing: null, due_on: '2026-04-15' });
			expect(await rowAt(7, submitted)).toMatchObject({ age_days: 7, ageing: 'warn' });
			expect(await rowAt(14, submitted)).toMatchObject({ age_days: 14, ageing: 'late' });
			expect(await rowAt(30, answering)).toMatchObject({ age_days: 30, ageing: null, due_on: '2027-04-01' });
			expect(await rowAt(30, done)).toMatchObject({ age_days: 30, ageing: null, due_on: null });
			const staff = await makeAssessor(app, companyIds);
			expect(ids(await progresses('ageing=late', staff))).toEqual([submitted.progress.id]);
			expect(ids(await progresses('ageing=warn', staff))).toEqual([submitted.progress.id]);
			expect((await staff.get('/console/assessment_progresses?ageing=old')).status).toBe(422);
		} finally {
			app.clock.release();
		}
	});

	it('sorts the oldest first', async () => {
		const app = booted.current;
		const made: number[] = [];
		const companyIds: number[] = [];
		try {
			for (const day of ['2026-03-03', '2026-03-01', '2026-03-02']) {
				app.clock.set(`${day}T03:00:00.000Z`);
				const staged = await startedAssessment(app, { admin });
				made.push(staged.progress.id);
				companyIds.push(staged.companyId);
			}
		} finally {
			app.clock.release();
		}
		const assessor = await makeAssessor(app, companyIds);
		const [third, first, second] = made;
		const oldest = [first, second, third];
		expect(ids(await progresses('sort=-age_days', assessor))).toEqual(oldest);
		expect(ids(await progresses('sort=since', assessor))).toEqual(oldest);
		expect(ids(await progresses('sort=age_days', assessor))).toEqual(oldest.toReversed());
	});
});

describe('the order of our screens', () => {
	it('has what waits for staff first, longest first, then companies, also those that owe evidence, then the rest', async () => {
		const app = booted.current;
		const at = async <T>(day: string, make: () => Promise<T>): Promise<T> => {
			app.clock.set(`${day}T03:00:00.000Z`);
			const made = await make();
			app.clock.release();
			return made;
		};
		const answering = await at('2026-02-01', () => startedAssessment(app, { admin }));
		const done = await at('2026-02-02', () => assessmentAt(app, 7, { admin }));
		const asked = await at('2026-02-03', () => submittedAssessment(app, { admin }));
		await makeRequest(app, asked, { dueOn: '2026-02-20' });
		const newer = await at('2026-02-05', () => submittedAssessment(app, { admin }));
		const older = await at('2026-02-04', () => assessmentAt(app, 6, { admin }));
		const stopped = await at('2026-02-06', async () => cancelled(app, await startedAssessment(app, { admin })));
		const all = [answering, done, asked, newer, older, stopped];
		const assessor = await makeAssessor(
			app,
			all.map(({ companyId }) => companyId),
		);
		const order = [older, newer, answering, asked, stopped, done].map(({ progress }) => progress.id);
		expect(ids(await progresses('sort=waiting', assessor))).toEqual(order);
		// The order of the specification stays: newest first.
		const usual = [stopped, newer, older, asked, done, answering].map(({ progress }) => progress.id);
		expect(ids(await progresses('', assessor))).toEqual(usual);
		expect(ids(await progresses('sort=-created_at', assessor))).toEqual(usual);
	});
});

describe('work', () => {
	it('is filtered by whose turn it is, as each row says', async () => {
		const app = booted.current;
		const all = [];
		for (const status of [1, 3, 4, 5, 6, 7, 9, 10, 12] as const) all.push(await assessmentAt(app, status, { admin }));
		all.push(await cancelled(app, await startedAssessment(app, { admin })));
		const drafted = await assessmentAt(app, 5, { admin });
		all.push(drafted);
		type Proposal = { main_category_results: { sub_category_results: { id: number }[] }[] };
		const path = `/console/improvement_proposals/${drafted.progress.id}`;
		const { data } = await admin.get<Proposal>(path);
		const [sub] = data.main_category_results.flatMap((category) => category.sub_category_results);
		await admin.put(`${path}/save_changes`, { sub_category_results: [{ id: sub?.id, proposal_note: 'begun' }] });
		const assessor = await makeAssessor(
			app,
			all.map(({ companyId }) => companyId),
		);
		const rows = await progresses('', assessor);
		expect(new Set(rows.map((row) => row.waiting_on))).toEqual(new Set(['company', 'assessor', 'admin', null]));
		for (const filter of ['company', 'assessor', 'admin', 'assessor,admin', 'company,assessor,admin']) {
			const expected = rows.filter((row) => row.waiting_on !== null && filter.split(',').includes(row.waiting_on));
			expect([filter, ids(await progresses(`waiting_on=${filter}`, assessor))]).toEqual([filter, ids(expected)]);
		}
		expect(ids(await progresses('waiting_on=', assessor))).toEqual(ids(rows));
		expect((await admin.get('/console/assessment_progresses?waiting_on=me')).status).toBe(422);

		const counts = await countsFor(assessor);
		const waiting = (who: string) => rows.filter((row) => row.waiting_on === who).length;
		expect(counts).toMatchObject({
			mine: waiting('assessor'),
			team: waiting('assessor') + waiting('admin'),
			company: waiting('company'),
			waiting: waiting('company') + waiting('admin'),
			unassigned: 0,
			late: 0,
			checks: 4,
			reassessments: 1,
			certifications: 1,
			filed_objections: 0,
			confirm_assessments: 2,
			confirm_reassessments: 1,
			warn_days: 7,
			late_days: 14,
		});
	});

	it('of an admin is what awaits finalization; unassigned companies and late ones are counted', async () => {
		const app = booted.current;
		const before = await countsFor(admin);
		await assessmentAt(app, 6, { admin });
		const { companyId } = await submittedAssessment(app, { admin });
		const after = await countsFor(admin);
		expect(after.mine - before.mine).toBe(1);
		expect(after.team - before.team).toBe(2);
		expect(after.waiting).toBe(after.company);
		expect(after.unassigned - before.unassigned).toBe(2);
		await assign(companyId, [await makeAssessor(app)]);
		expect((await countsFor(admin)).unassigned).toBe(after.unassigned - 1);
		app.clock.advance(15 * DAY_MS);
		try {
			const later = await makeConsoleAdmin(app);
			const counts = await countsFor(later);
			expect(counts.late).toBe(counts.team);
			expect((await progresses('ageing=late', later)).length).toBe(counts.late);
			expect((await progresses('waiting_on=company,assessor,admin&assigned=none', later)).length).toBe(
				counts.unassigned,
			);
		} finally {
			app.clock.release();
		}
	});
});
