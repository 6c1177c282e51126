import { and, eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { assessmentTransitions } from '#server/db/tables/assessment.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import type { BulkOutcome, LeftOutRow } from '#shared/bulk/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, readProgress, type Staged, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { makeAssessor, makeCompany, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { publishGuidedPaper } from '#tests/support/guided-paper.ts';
import { assessmentAt, cancelled, gradeRound } from '#tests/support/journey.ts';

/** Actions on many rows: each row whole, and the answer says which failed and why. */

const booted = withApp();
let admin: Person;
/** Finalizes what `admin` has written. */
let approver: Person;

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
	admin = await makeConsoleAdmin(booted.current);
	approver = await makeConsoleAdmin(booted.current);
});

const UNKNOWN = 2_147_483_647;
const WRONG_AT_7 = 'This cannot be done at the current status (Assessment completed).';

const several = async (count: number, make: () => Promise<Staged>): Promise<Staged[]> => {
	const made: Staged[] = [];
	for (let at = 0; at < count; at++) made.push(await make());
	return made;
};

const idsOf = (staged: readonly Staged[]): number[] => staged.map(({ progress }) => progress.id);

const statusOf = async ({ progress }: Staged): Promise<number> =>
	(await readProgress(booted.current, progress.id)).status;

const finalise = (ids: readonly number[], who = approver) => who.post<BulkOutcome>('/console/bulk/finalise', { ids });

const finalisations = (ids: readonly number[]) =>
	booted.current.deps.db
		.select()
		.from(assessmentTransitions)
		.where(and(inArray(assessmentTransitions.progressId, [...ids]), eq(assessmentTransitions.event, 'finalise')));

describe('finalizing rows', () => {
	it('finalizes what awaits it, in either round, and says of the others why not', async () => {
		const app = booted.current;
		const six = await assessmentAt(app, 6, { admin });
		const five = await assessmentAt(app, 5, { admin });
		const ten = await assessmentAt(app, 10, { admin });
		const seven = await assessmentAt(app, 7, { admin });
		const old = await cancelled(app, await assessmentAt(app, 6, { admin }));
		await startedAssessment(app, { admin, companyId: old.companyId });
		const ids = [...idsOf([six, seven, ten, old, five]), UNKNOWN, six.progress.id];
		const answer = await finalise(ids);
		expect([answer.status, answer.message]).toEqual([200, '3 rows were updated. 3 could not be updated.']);
		expect(answer.data).toEqual({
			succeeded: idsOf([six, ten, five]),
			failed: [
				{ id: seven.progress.id, status: 409, message: WRONG_AT_7 },
				{
					id: old.progress.id,
					status: 409,
					message: "This is not the company's current assessment, so it cannot be changed.",
				},
				{ id: UNKNOWN, status: 404, message: 'Not found.' },
			],
		});
		expect(await Promise.all([six, five, ten, seven, old].map(statusOf))).toEqual([7, 7, 11, 7, 14]);
		const again = await finalise(idsOf([six]));
		expect([again.status, again.message]).toEqual([200, '0 rows were updated. 1 could not be updated.']);
		const japanese = await admin.post('/console/bulk/finalise', { ids: [] });
		expect([japanese.status, japanese.data]).toEqual([200, { succeeded: [], failed: [] }]);
	});

	it('finalizes each row once when the same rows are sent several times at once', async () => {
		const app = booted.current;
		const staged = await several(6, () => assessmentAt(app, 6, { admin }));
		const ids = idsOf(staged);
		const orders = [ids, ids.toReversed(), ids, ids.toReversed()];
		const answers = await Promise.all(orders.map((order) => finalise(order)));
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
		for (const id of ids) {
			const done = answers.filter(({ data }) => data.succeeded.includes(id));
			const failed = answers.flatMap(({ data }) => data.failed.filter((row) => row.id === id));
			expect([id, done.length]).toEqual([id, 1]);
			expect(failed).toEqual(Array(3).fill({ id, status: 409, message: WRONG_AT_7 }));
		}
		expect(await Promise.all(staged.map(statusOf))).toEqual(ids.map(() => 7));
		expect(await finalisations(ids)).toHaveLength(ids.length);
	});

	it('leaves each row whole while somebody cancels some of them', async () => {
		const app = booted.current;
		const staged = await several(6, () => assessmentAt(app, 6, { admin }));
		const cancel = ({ companyId }: Staged) => admin.post(`/console/companies/${companyId}/cancel_assessment`);
		const [outcome, ...cancellations] = await Promise.all([finalise(idsOf(staged)), ...staged.map(cancel)]);
		// A company may be canceled after it was finalized, but not the other way round.
		expect(cancellations.map(({ status }) => status)).toEqual(staged.map(() => 200));
		for (const row of outcome.data.failed) expect(row.status).toBe(409);
		const { succeeded, failed } = outcome.data;
		expect([...succeeded, ...failed.map(({ id }) => id)].toSorted((a, b) => a - b)).toEqual(idsOf(staged));
		const recorded = await finalisations(idsOf(staged));
		expect(recorded.map(({ progressId }) => progressId).toSorted((a, b) => a - b)).toEqual(
			succeeded.toSorted((a, b) => a - b),
		);
		expect(await Promise.all(staged.map(statusOf))).toEqual(staged.map(() => 14));
	});

	it('leaves out and names rows with critical failures or findings, and those of the same person', async () => {
		const app = booted.current;
		await publishGuidedPaper(app);
		const failing = await assessmentAt(app, 3, { admin });
		await gradeRound(app, failing, 1, 1);
		await admin.post(`/console/evaluation_reports/${failing.progress.id}`, { reason: '理由' });
		await publishPaper(app, smallPaper());
		const unproven = await assessmentAt(app, 6, { admin });
		await app.deps.db.execute(sql`
			update answer_contents c set extension_note = '' from answer_sub_categories s
			join answer_categories k on k.id = s.category_id join answer_sheets a on a.id = k.sheet_id
			where c.answer_sub_category_id = s.id and a.progress_id = ${unproven.progress.id}`);
		const own = await assessmentAt(app, 6, { admin });
		const passing = await assessmentAt(app, 6, { admin });
		await app.deps.db.execute(sql`
			update results r set report_saved_by = ${approver.user.id} from answer_sheets s
			where s.id = r.sheet_id and s.progress_id = ${own.progress.id}`);
		const ids = idsOf([passing, failing, unproven, own]);
		const preview = await approver.get<LeftOutRow[]>(`/console/bulk/finalise?ids=${ids.join()}`);
		expect(preview.data).toEqual([
			{
				id: failing.progress.id,
				critical_failures: ['Question 1-1-1', 'Question 1-1-2'],
				findings: expect.any(Number),
				is_same_person: false,
				has_interest: false,
				finaliser: 'free',
			},
			{
				id: unproven.progress.id,
				critical_failures: [],
				findings: 3,
				is_same_person: false,
				has_interest: false,
				finaliser: 'free',
			},
			{
				id: own.progress.id,
				critical_failures: [],
				findings: 0,
				is_same_person: true,
				has_interest: false,
				finaliser: 'marked',
			},
		]);
		const { data } = await finalise(ids);
		expect(data.succeeded).toEqual([passing.progress.id]);
		expect(data.failed.map(({ id, status }) => [id, status])).toEqual(
			idsOf([failing, unproven, own]).map((id) => [id, 409]),
		);
		expect(data.failed[1]?.message).toBe('Look at its approval sheet and finalize it there (findings: 3).');
		expect(data.failed[2]?.message).toContain('you rated or wrote it yourself');
		expect(await Promise.all([passing, failing, unproven, own].map(statusOf))).toEqual([7, 5, 6, 6]);
		for (const { progress } of [failing, unproven, own]) {
			const single = await approver.post(`/console/assessment_progresses/${progress.id}/confirm`, {
				reason: '確かめた',
			});
			expect(single.status).toBe(200);
		}
		expect((await approver.get('/console/bulk/finalise')).data).toEqual([]);
		expect((await approver.get('/console/bulk/finalise?ids=1,x')).status).toBe(422);
	});

	it('takes what the specified list says has no proposal, whether or not somebody has waived it', async () => {
		const app = booted.current;
		const undecided = await assessmentAt(app, 5, { admin });
		const waived = await assessmentAt(app, 5, { admin });
		const waive = await admin.put(`/console/improvement_proposals/${waived.progress.id}/waiver`, {
			is_waived: true,
			reason: '提案することがない',
		});
		expect(waive.status).toBe(200);
		const ids = idsOf([undecided, waived]);
		expect((await approver.get<LeftOutRow[]>(`/console/bulk/finalise?ids=${ids.join()}`)).data).toEqual([]);
		expect((await finalise(ids)).data).toEqual({ succeeded: ids, failed: [] });
		const drafted = await assessmentAt(app, 5, { admin });
		const path = `/console/improvement_proposals/${drafted.progress.id}`;
		type Proposal = { main_category_results: { sub_category_results: { id: number }[] }[] };
		const { main_category_results: categories } = (await admin.get<Proposal>(path)).data;
		const [sub] = categories.flatMap((category) => category.sub_category_results);
		const draft = await admin.put(`${path}/save_changes`, {
			sub_category_results: [{ id: sub?.id, proposal_note: '途中' }],
		});
		expect(draft.status).toBe(200);
		expect((await finalise(idsOf([drafted]))).data.failed).toMatchObject([{ id: drafted.progress.id, status: 409 }]);
	});

	it('admits only console admins', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 6, { admin });
		const assessor = await makeAssessor(app, [staged.companyId]);
		expect((await finalise(idsOf([staged]), assessor)).status).toBe(403);
		expect((await finalise(idsOf([staged]), staged.owner)).status).toBe(401);
		expect(await statusOf(staged)).toBe(6);
	});
});

describe('the period of rows', () => {
	const period = (body: object, who = admin) => who.post<BulkOutcome>('/console/bulk/period', body);

	it('changes what may still change, and leaves what is not named', async () => {
		const app = booted.current;
		const [one, other] = [await startedAssessment(app, { admin }), await assessmentAt(app, 6, { admin })];
		const done = await assessmentAt(app, 13, { admin });
		// Twice in the list is once.
		const answer = await period({ ids: idsOf([one, done, other, one]), end_date: '2030-03-31' });
		expect(answer.data.succeeded).toEqual(idsOf([one, other]));
		expect(answer.data.failed).toMatchObject([{ id: done.progress.id, status: 409 }]);
		for (const { progress } of [one, other]) {
			const { startDate, endDate } = await readProgress(app, progress.id);
			expect([startDate, endDate]).toEqual([progress.startDate, '2030-03-31']);
		}
		const wrong = await period({ ids: idsOf([one]), start_date: '2031-01-01' });
		expect(wrong.data.failed).toEqual([
			{ id: one.progress.id, status: 422, message: 'The start date must not be after the end date.' },
		]);
	});

	it('of an assessor reaches only assigned companies', async () => {
		const app = booted.current;
		const [own, foreign] = [await startedAssessment(app, { admin }), await startedAssessment(app, { admin })];
		const assessor = await makeAssessor(app, [own.companyId]);
		const { data } = await period({ ids: idsOf([own, foreign]), end_date: '2030-03-31' }, assessor);
		expect(data).toEqual({
			succeeded: idsOf([own]),
			failed: [{ id: foreign.progress.id, status: 404, message: 'Not found.' }],
		});
		expect((await readProgress(app, foreign.progress.id)).endDate).toBe(foreign.progress.endDate);
	});
});

describe('assigning rows', () => {
	type Detail = { assessors: { id: number }[] };
	const assign = (body: object) => admin.post<BulkOutcome>('/console/bulk/assign', body);
	const stored = async (companyId: number): Promise<number[]> =>
		(await admin.get<Detail>(`/console/companies/${companyId}`)).data.assessors.map(({ id }) => id);

	it('adds assessors to those who are there, or replaces them', async () => {
		const app = booted.current;
		const [first, second] = [await makeCompany(app), await makeCompany(app)];
		const [old, fresh] = [await makeAssessor(app, [first.id]), await makeAssessor(app)];
		const company_ids = [first.id, second.id, UNKNOWN];
		const added = await assign({ company_ids, user_ids: [fresh.user.id] });
		expect(added.data).toEqual({
			succeeded: [first.id, second.id],
			failed: [{ id: UNKNOWN, status: 404, message: 'Not found.' }],
		});
		expect(await stored(first.id)).toEqual([old.user.id, fresh.user.id]);
		expect(await stored(second.id)).toEqual([fresh.user.id]);
		await assign({ company_ids, user_ids: [old.user.id], replaces: true });
		expect(await stored(first.id)).toEqual([old.user.id]);
		const wrong = await assign({ company_ids: [first.id], user_ids: [admin.user.id] });
		expect(wrong.data.failed).toEqual([
			{ id: first.id, status: 422, message: 'One of the selected accounts is not an assessor.' },
		]);
	});

	it('by several admins at once leaves every company with one of the sets', async () => {
		const app = booted.current;
		const made = await Promise.all(Array.from({ length: 12 }, () => makeCompany(app)));
		const company_ids = made.map(({ id }) => id);
		const people = await Promise.all(Array.from({ length: 3 }, () => makeAssessor(app)));
		const sets = people.map((one, at) => [one.user.id, people[(at + 1) % 3]?.user.id ?? 0]);
		const answers = await Promise.all(
			sets.map((user_ids, at) =>
				assign({ company_ids: at % 2 ? company_ids.toReversed() : company_ids, user_ids, replaces: true }),
			),
		);
		for (const { data } of answers) expect(data.failed).toEqual([]);
		const possible = sets.map((set) => set.toSorted((a, b) => a - b));
		for (const id of company_ids) expect(possible).toContainEqual(await stored(id));
		const events = await app.deps.db
			.select()
			.from(auditEvents)
			.where(and(eq(auditEvents.action, 'company.assessors_assigned'), inArray(auditEvents.subjectId, company_ids)));
		expect(events.length).toBeGreaterThanOrEqual(company_ids.length);
	});
});

it('takes at most 200 rows', async () => {
	const ids = Array.from({ length: 201 }, (_, at) => at + 1);
	for (const [path, body] of [
		['finalise', { ids }],
		['period', { ids }],
		['assign', { company_ids: ids, user_ids: [] }],
	] as const) {
		expect((await admin.post(`/console/bulk/${path}`, body)).status).toBe(422);
	}
	expect((await admin.get(`/console/bulk/finalise?ids=${ids.join()}`)).status).toBe(422);
	expect((await finalise(ids.slice(1).map((id) => UNKNOWN - id))).data.failed).toHaveLength(200);
});
