import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { assessorCompanies } from '#server/db/tables/accounts.ts';
import type { BulkJobPreview, BulkRow } from '#shared/bulk/job-schemas.ts';
import type { BulkOutcome, LeftOutRow } from '#shared/bulk/schemas.ts';
import type { ApprovalSheet } from '#shared/finalising/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { makeInterest } from '#tests/support/assessment/interests.ts';
import { objectedAt } from '#tests/support/assessment/objections.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { runBulkJobs } from '#tests/support/bulk-jobs.ts';
import { makeAssessor, makeCompany, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** Who has declared a conflict of interest is not assigned, in any way, and counts as nobody who could finalize or decide. */

const booted = withApp();
let admin: Person;

beforeAll(async () => {
	const paperId = await publishPaper(booted.current, smallPaper());
	await booted.current.deps.db.execute(sql`update papers set explain_level = 'question' where id = ${paperId}`);
	admin = await makeConsoleAdmin(booted.current);
});

const interestedIn = async (companyId: number, name: string): Promise<Person> => {
	const person = await makeAssessor(booted.current, [], { name });
	await makeInterest(booted.current, { userId: person.user.id, companyId });
	return person;
};

const assignedTo = async (companyId: number): Promise<number[]> => {
	const rows = await booted.current.deps.db
		.select({ id: assessorCompanies.userId })
		.from(assessorCompanies)
		.where(eq(assessorCompanies.companyId, companyId));
	return rows.map(({ id }) => id).sort((one, other) => one - other);
};

const NAMES = 'cannot be assigned because of a declared conflict of interest with this company.';

describe('assigning', () => {
	it('by the company is refused as a whole, with all names', async () => {
		const { id } = await makeCompany(booted.current);
		const free = await makeAssessor(booted.current, [id]);
		const [one, other] = [await interestedIn(id, '関口 一'), await interestedIn(id, '関口 二')];
		const answer = await admin.put(`/console/companies/${id}/assessors`, {
			user_ids: [free.user.id, one.user.id, other.user.id],
		});
		expect([answer.status, answer.message]).toEqual([409, expect.stringContaining(`関口 一 / 関口 二 ${NAMES}`)]);
		expect(await assignedTo(id)).toEqual([free.user.id]);
	});

	it('by the account is refused as a whole, with all companies', async () => {
		const app = booted.current;
		const [first, second, third] = [await makeCompany(app), await makeCompany(app), await makeCompany(app)];
		const person = await interestedIn(first.id, '関口 三');
		await makeInterest(app, { userId: person.user.id, companyId: second.id });
		const path = `/console/admin_users/${person.user.id}`;
		const company_ids = [first.id, second.id, third.id];
		const { name, email } = person.user;
		for (const answer of [
			await admin.post(`${path}/assign_company`, { company_ids }),
			await admin.put(path, { name, email, company_ids }),
		]) {
			expect([answer.status, answer.message]).toEqual([
				409,
				expect.stringContaining(`${[first.companyName, second.companyName].sort().join(' / ')}.`),
			]);
		}
		expect(await assignedTo(third.id)).toEqual([]);
		expect((await admin.post(`${path}/assign_company`, { company_ids: [third.id] })).status).toBe(200);
	});

	it('several at once refuses the row', async () => {
		const [one, other] = [await makeCompany(booted.current), await makeCompany(booted.current)];
		const person = await interestedIn(one.id, '関口 四');
		const body = { company_ids: [one.id, other.id], user_ids: [person.user.id] };
		const { data } = await admin.post<BulkOutcome>('/console/bulk/assign', body);
		expect(data).toMatchObject({
			succeeded: [other.id],
			failed: [{ id: one.id, status: 409, message: expect.stringContaining(`関口 四 ${NAMES}`) }],
		});
	});
});

describe('a job over many rows', () => {
	const run = async (body: Record<string, unknown>) => {
		const preview = (await admin.post<BulkJobPreview>('/console/bulk_jobs/preview', body)).data;
		const { data } = await admin.post<{ id: number }>('/console/bulk_jobs', body);
		await runBulkJobs(booted.current);
		const rows = (await admin.get<BulkRow[]>(`/console/bulk_jobs/${data.id}/rows?sort=due_at`)).data;
		return { preview, rowOf: (id: number) => rows.find(({ company }) => company.id === id) };
	};

	it('refuses the row of who was chosen, in its preview too', async () => {
		const [one, other] = [await makeCompany(booted.current), await makeCompany(booted.current)];
		const person = await interestedIn(one.id, '関口 五');
		const company_ids = [one.id, other.id];
		const user_ids = [person.user.id];
		for (const act of [
			{ act: 'assign', user_ids },
			{ act: 'start', assessor_choice: 'one', user_ids },
		]) {
			const { preview, rowOf } = await run({ ...act, company_ids });
			expect(preview).toMatchObject({ possible: 1, refused: [{ count: 1, reason: expect.stringContaining(NAMES) }] });
			expect(rowOf(one.id)).toMatchObject({ state: 'refused', reason: expect.stringContaining(`関口 五 ${NAMES}`) });
			expect(rowOf(other.id)).toMatchObject({ state: 'done' });
		}
		expect(await assignedTo(one.id)).toEqual([]);
	});

	it('spreads around them, and refuses only where nobody is left', async () => {
		const [one, other] = [await makeCompany(booted.current), await makeCompany(booted.current)];
		const [first, second] = [await interestedIn(one.id, '関口 六'), await interestedIn(other.id, '関口 七')];
		await makeInterest(booted.current, { userId: second.user.id, companyId: one.id });
		const user_ids = [first.user.id, second.user.id];
		const { preview, rowOf } = await run({
			act: 'start',
			assessor_choice: 'spread',
			user_ids,
			company_ids: [one.id, other.id],
		});
		expect(preview).toMatchObject({ possible: 1, refused: [{ reason: expect.stringContaining('関口 七 / 関口 六') }] });
		expect(rowOf(one.id)).toMatchObject({ state: 'refused' });
		expect(rowOf(other.id)).toMatchObject({ state: 'done', assessor: { id: first.user.id } });
		expect(await assignedTo(other.id)).toEqual([first.user.id]);
	});

	it('chooses another one where the planned one declares before the row is run', async () => {
		const app = booted.current;
		const { id } = await makeCompany(app);
		const people = [await makeAssessor(app), await makeAssessor(app)];
		const user_ids = people.map(({ user }) => user.id);
		const body = { act: 'start', assessor_choice: 'spread', user_ids, company_ids: [id] };
		const { data } = await admin.post<{ id: number }>('/console/bulk_jobs', body);
		const [planned, other] = user_ids;
		if (planned === undefined || other === undefined) throw new Error('two people were made');
		await makeInterest(app, { userId: planned, companyId: id });
		await runBulkJobs(app);
		expect(await assignedTo(id)).toEqual([other]);
		const rows = (await admin.get<BulkRow[]>(`/console/bulk_jobs/${data.id}/rows`)).data;
		expect(rows).toMatchObject([{ state: 'done', assessor: { id: other } }]);
	});
});

describe('finalizing', () => {
	afterEach(() => {
		booted.current.deps.config.fourEyes = 'mark';
	});

	it('says on the approval sheet that the reader may not, and who may', async () => {
		const app = booted.current;
		const { progress, companyId } = await assessmentAt(app, 5);
		const [person, free] = [await makeConsoleAdmin(app), await makeConsoleAdmin(app)];
		await makeInterest(app, { userId: person.user.id, companyId });
		const sheetOf = async (who: Person) =>
			(await who.get<ApprovalSheet>(`/console/assessment_progresses/${progress.id}/approval`)).data;
		const seen = await sheetOf(person);
		expect(seen.has_interest).toBe(true);
		const named = seen.other_admins.map(({ id }) => id);
		expect(named).toContain(free.user.id);
		expect(named).not.toContain(person.user.id);
		expect(await sheetOf(free)).toMatchObject({ has_interest: false, other_admins: [] });
		const { data } = await person.get<LeftOutRow[]>(`/console/bulk/finalise?ids=${progress.id}`);
		expect(data).toMatchObject([{ id: progress.id, has_interest: true }]);
	});

	it('does not count them as another admin who could', async () => {
		const app = booted.current;
		const { progress, companyId, admin: writer } = await assessmentAt(app, 6);
		app.deps.config.fourEyes = 'require';
		const sheet = async () =>
			(await writer.get<ApprovalSheet>(`/console/assessment_progresses/${progress.id}/approval`)).data;
		const { finaliser, other_admins: others } = await sheet();
		expect(finaliser).toBe('refused');
		for (const { id } of others) await makeInterest(app, { userId: id, companyId });
		expect((await sheet()).finaliser).toBe('needsReason');
	});
});

it('an objection: they are not among those who may decide it', async () => {
	const app = booted.current;
	const { staged, decider, staff } = await objectedAt(app, 7);
	const mayDecide = async () => (await staff.read()).data.may_decide.map(({ id }) => id);
	expect(await mayDecide()).toContain(decider.user.id);
	await makeInterest(app, { userId: decider.user.id, companyId: staged.companyId });
	expect(await mayDecide()).not.toContain(decider.user.id);
});
