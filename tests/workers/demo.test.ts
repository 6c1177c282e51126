/** @module-tag rest */

import { asc, eq, getTableColumns, isNotNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { profileFieldsOf } from '#client/companies/form-values.ts';
import { companyForm } from '#client/company/profile/form-values.ts';
import { editForm, storedFields } from '#client/console/management/companies/form/form-values.ts';
import { loadDemo } from '#scripts/seed/demo/load.ts';
import { users } from '#server/db/tables/accounts.ts';
import { assessmentProgresses, assessmentTransitions } from '#server/db/tables/assessment.ts';
import { mails, notices } from '#server/db/tables/notices.ts';
import { programmeAssessments } from '#server/db/tables/programme.ts';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import type {
	CalibrationAgreement,
	CalibrationComparison,
	CalibrationSheet,
	OwnCalibration,
} from '#shared/calibration/schemas.ts';
import type { DirectoryEntry } from '#shared/certificates/directory.ts';
import type { CompanyWire } from '#shared/companies/schemas.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { RequestRow } from '#shared/evidence/requests.ts';
import type { Explanation } from '#shared/explanation/schemas.ts';
import type { EvidenceDocument } from '#shared/files/documents.ts';
import type { OwnInterests } from '#shared/interests/schemas.ts';
import type { Objection, ObjectionStanding, StaffObjection } from '#shared/objections/schemas.ts';
import type { ImprovementPlan } from '#shared/plans/schemas.ts';
import type { AssessmentResult } from '#shared/reports/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { call } from '#tests/support/client.ts';
import { LIMITS } from '#tests/support/limits.ts';

const booted = withApp({ worker: true, withoutPrinting: true });

const DAY_MS = 24 * 60 * 60 * 1000;
const OWNERS = [...Array.from({ length: 14 }, (_, at) => `owner${at + 1}@example.com`), 'owner@example.com'];

type Login = { user: { role: number }; token: string };
type Overview = { status: { id: number } } | null;
type Company = CompanyWire & { version: number };

const signIn = async (area: 'app' | 'console', email: string): Promise<string> => {
	const { data } = await call<Login>(booted.current, 'POST', `/${area}/login`, {
		body: { email, password: 'demo-password' },
	});
	return data.token;
};

const companyOf = async (token: string): Promise<Company> =>
	(await call<Company>(booted.current, 'GET', '/app/company_info', { token })).data;

/** One of each company, and two of the two that were assessed last year. */
const ASSESSMENTS = 17;

describe('the demo', () => {
	beforeAll(() => loadDemo(booted.current.deps), LIMITS.longTest);

	it('has a company at each status from 1 to 13, made through the API operations', async () => {
		const app = booted.current;
		const statuses: number[] = [];
		for (const email of OWNERS.slice(0, 13)) {
			const token = await signIn('app', email);
			statuses.push((await call<Overview>(app, 'GET', '/app/assessment', { token })).data?.status.id ?? 0);
		}
		expect(statuses).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);

		const progresses = await app.deps.db.select().from(assessmentProgresses).orderBy(asc(assessmentProgresses.id));
		expect(progresses).toHaveLength(ASSESSMENTS);
		const regraded = progresses.find((progress) => progress.status === 9);
		const recorded = await app.deps.db.select().from(assessmentTransitions).orderBy(asc(assessmentTransitions.id));
		const events = recorded.filter((row) => row.progressId === regraded?.id).map((row) => row.event);
		expect(events).toContain('grade');
		expect(events).toContain('grade_again');

		const assessor = await signIn('console', 'assessor@example.com');
		const visible = await call<unknown[]>(app, 'GET', '/console/companies', { token: assessor });
		expect(visible.data).toHaveLength(3);
		await loadDemo(app.deps);
		expect(await app.deps.db.select().from(assessmentProgresses)).toHaveLength(ASSESSMENTS);
	});

	it('is counted by the program overview at the statuses where its companies are', async () => {
		const { db } = booted.current.deps;
		const known = await db
			.select({
				id: assessmentProgresses.id,
				status: assessmentProgresses.status,
				counted: programmeAssessments.status,
				since: assessmentProgresses.statusSince,
				countedSince: programmeAssessments.sinceOn,
			})
			.from(assessmentProgresses)
			.leftJoin(programmeAssessments, eq(programmeAssessments.progressId, assessmentProgresses.id));
		expect(known.filter(({ status, counted }) => status !== counted)).toEqual([]);
		expect(known.filter(({ since, countedSince }) => tokyoDate(since) !== countedSince)).toEqual([]);
	});

	it('has a company that is offered all its answers of last year', async () => {
		const token = await signIn('app', 'owner1@example.com');
		const { data } = await call<AssessmentOverview>(booted.current, 'GET', '/app/assessment', { token });
		expect(data.former_answers?.count).toBe(data.answer_counts.unanswered);
		const [submitted, now] = [new Date(data.former_answers?.submitted_at ?? 0), booted.current.deps.clock.now()];
		expect(Math.round((now.getTime() - submitted.getTime()) / DAY_MS)).toBeGreaterThan(365);
	});

	it('has a company with two rated years, and a plan in each', async () => {
		const token = await signIn('app', 'owner7@example.com');
		type Year = { score: number | null; plan_acts: { kind: string }[] };
		const { data } = await call<Year[]>(booted.current, 'GET', '/app/assessment_history', { token });
		expect(data).toHaveLength(2);
		for (const { score, plan_acts: acts } of data) {
			expect(score).toBeGreaterThan(0);
			expect(new Set(acts.map(({ kind }) => kind))).toEqual(new Set(['added', 'done', 'accepted', 'returned']));
		}
	});

	it('has companies with an assessor and without, and a colleague who answers a part', async () => {
		const app = booted.current;
		const admin = await signIn('console', 'admin@example.com');
		const { data } = await call<{ assessors: { name: string }[] }[]>(app, 'GET', '/console/companies', {
			token: admin,
		});
		expect(data.filter(({ assessors }) => assessors.length > 0)).toHaveLength(4);
		const member = await signIn('app', 'member@example.com');
		const mine = await call<{ is_answered: boolean }[]>(app, 'GET', '/app/assessment/mine', { token: member });
		expect(mine.data).toMatchObject([{ is_answered: false }]);
	});

	it('has requests for evidence in every phase, over days, and documents that support questions', async () => {
		const app = booted.current;
		const token = await signIn('app', 'owner3@example.com');
		const { data } = await call<RequestRow[]>(app, 'GET', '/app/evidence_requests?sort=created_at', { token });
		expect(data.map(({ status, file_count }) => [status, file_count])).toEqual([
			['accepted', 1],
			['answered', 2],
			['open', 0],
		]);
		const days = data.map(({ created_at }) => tokyoDate(new Date(created_at)));
		expect(new Set(days).size).toBeGreaterThan(1);
		const today = tokyoDate(app.deps.clock.now());
		expect(data[2]?.due_on?.localeCompare(today)).toBe(1);
		const { data: overview } = await call<{ company_document_files: EvidenceDocument[] }>(
			app,
			'GET',
			'/app/assessment',
			{
				token,
			},
		);
		const supported = overview.company_document_files.map((file) => file.answer_content_ids.length);
		expect(supported).toHaveLength(2);
		expect(Math.min(...supported)).toBeGreaterThan(2);
	});

	it.each([7, 8])('has an improvement plan that is followed up at %i', async (status) => {
		const token = await signIn('app', `owner${status}@example.com`);
		const { data: overview } = await call<{ id: number }>(booted.current, 'GET', '/app/assessment', { token });
		const path = `/app/improvement_plans/${overview.id}`;
		const { data } = await call<ImprovementPlan>(booted.current, 'GET', path, { token });
		expect(data.counts).toMatchObject({ items: 24, answered: 12, done: 3, accepted: 1, returned: 1 });
		expect(data.counts.overdue).toBeGreaterThan(0);
		expect(data.items.map((item) => item.action?.proofs.length ?? 0).filter((proofs) => proofs > 0)).toEqual([1, 1, 1]);
	});

	it('has companies whose profile both forms save unchanged', async () => {
		const app = booted.current;
		const admin = await signIn('console', 'admin@example.com');
		for (const email of OWNERS) {
			const token = await signIn('app', email);
			const before = await companyOf(token);
			const own = companyForm.safeParse(profileFieldsOf(before));
			expect(own.error?.issues, before.company_name).toBeUndefined();
			const body = { ...own.data, version: before.version };
			expect((await call(app, 'POST', '/app/company', { token, body })).status, before.company_name).toBe(200);
			const staff = editForm.safeParse(storedFields(before));
			expect(staff.error?.issues, before.company_name).toBeUndefined();
			const path = `/console/companies/${before.id}`;
			expect((await call(app, 'PUT', path, { token: admin, body: staff.data })).status).toBe(200);
			expect(profileFieldsOf(await companyOf(token))).toEqual(profileFieldsOf(before));
		}
	});

	it('spreads its dates over months, in order, so that ages show', async () => {
		const { deps } = booted.current;
		const now = deps.clock.now().getTime();
		const rows = await deps.db.select().from(assessmentTransitions).orderBy(asc(assessmentTransitions.id));
		const ids = [...new Set(rows.map(({ progressId }) => progressId))];
		const times = ids.map((id) => rows.filter(({ progressId }) => progressId === id));
		for (const steps of times) {
			const instants = steps.map(({ createdAt }) => createdAt.getTime());
			expect(instants).toEqual(instants.toSorted((one, other) => one - other));
			expect(instants.at(-1)).toBeLessThan(now);
		}
		const starts = times.map(([start]) => Math.floor((now - (start?.createdAt.getTime() ?? now)) / DAY_MS));
		expect(Math.max(...starts)).toBeGreaterThan(150);
		expect(Math.min(...starts)).toBeLessThan(10);
		const progresses = await deps.db.select().from(assessmentProgresses);
		const ages = progresses.map(({ statusSince }) => (now - statusSince.getTime()) / DAY_MS);
		expect(ages.some((days) => days < 7)).toBe(true);
		expect(ages.some((days) => days > 7 && days < 14)).toBe(true);
		expect(ages.some((days) => days > 14)).toBe(true);
		for (const { gradedAt, evaluatedAt, submittedAt } of progresses) {
			if (!submittedAt || !gradedAt || !evaluatedAt) continue;
			expect(gradedAt.getTime()).toBeGreaterThan(submittedAt.getTime());
			expect(evaluatedAt.getTime()).toBeGreaterThan(gradedAt.getTime());
		}
	});

	it('has told people of its events at their time, by the inbox alone, a few of them unread', async () => {
		const { db, clock } = booted.current.deps;
		const rows = await db
			.select({ ...getTableColumns(notices), email: users.email })
			.from(notices)
			.innerJoin(users, eq(users.id, notices.recipientId))
			.orderBy(asc(notices.createdAt), asc(notices.id));
		const times = rows.map(({ createdAt }) => createdAt.getTime());
		expect(times.at(-1)).toBeLessThan(clock.now().getTime() - DAY_MS);
		expect(clock.now().getTime() - (times[0] ?? 0)).toBeGreaterThan(150 * DAY_MS);
		expect(await db.$count(mails, isNotNull(mails.noticeId))).toBe(0);
		for (const email of [...OWNERS, 'admin@example.com', 'assessor@example.com', 'assessor2@example.com']) {
			const own = rows.filter((row) => row.email === email);
			const unread = own.filter(({ readAt }) => readAt === null);
			expect([email, unread.length]).toEqual([email, Math.min(3, own.length)]);
			expect([email, unread]).toEqual([email, own.slice(-3)]);
			expect(own.length).toBeGreaterThan(0);
		}
		const transitions = await db.select().from(assessmentTransitions);
		for (const { createdAt, progressId } of rows.filter(({ kind }) => kind === 'submitted')) {
			const submitted = transitions.filter((row) => row.progressId === progressId && row.event === 'submit');
			expect(submitted.map((row) => row.createdAt)).toEqual([createdAt]);
		}
		expect(new Set(rows.map(({ kind }) => kind)).size).toBeGreaterThan(10);
	});

	it('has an objection that somebody decided who had not been involved, and that changed nothing', async () => {
		const token = await signIn('app', 'owner11@example.com');
		const { data } = await call<ObjectionStanding>(booted.current, 'GET', '/app/objection_standing', { token });
		const objection = data.objection;
		expect(objection).toMatchObject({ round: 2, status: 'decided', point_count: 1, upheld_count: 0, file_count: 1 });
		expect(objection?.decided_by_involved).toBe(false);
		expect(objection?.corrected_at).toBeNull();
		const days = (Date.parse(objection?.decided_at ?? '') - Date.parse(objection?.filed_at ?? '')) / DAY_MS;
		expect(days).toBeGreaterThan(7);
		// What was objected to had room to be rated higher.
		const { data: explained } = await call<Explanation>(
			booted.current,
			'GET',
			`/app/assessment_results/${objection?.progress_id}/explanation?is_first_time=false`,
			{ token },
		);
		const { data: whole } = await call<Objection>(booted.current, 'GET', `/app/objections/${objection?.id}`, { token });
		const questions = explained.categories.flatMap(({ sub_categories: subs }) => subs.flatMap((sub) => sub.questions));
		for (const { question } of whole.objection_points) {
			const rated = questions.find((one) => one.question_id === question?.id);
			expect(rated?.excluded).toBeNull();
			expect(rated?.earned.rounded).toBeLessThan(rated?.points.rounded ?? 0);
		}
	});

	it('has an objection that waits for a decision, and a result that may still be objected to', async () => {
		const app = booted.current;
		const token = await signIn('app', 'owner14@example.com');
		const { data } = await call<ObjectionStanding>(app, 'GET', '/app/objection_standing', { token });
		const id = data.objection?.id;
		expect(data.objection).toMatchObject({ status: 'filed', point_count: 2, file_count: 1, is_overdue: false });
		// Nobody but the first assessor is left, who has to be assigned for it.
		const admin = await signIn('console', 'admin@example.com');
		const { data: objection } = await call<StaffObjection>(app, 'GET', `/console/objections/${id}`, { token: admin });
		expect(objection.why_not_decide).toBe('involved');
		expect(objection.may_decide).toEqual([expect.objectContaining({ name: '審査 次郎', is_assigned: false })]);
		const { data: report } = await call<Explanation>(
			app,
			'GET',
			`/app/assessment_results/${objection.progress_id}/explanation?is_first_time=true`,
			{ token },
		);
		const questions = report.categories.flatMap(({ sub_categories: subs }) => subs.flatMap((sub) => sub.questions));
		for (const { question } of objection.objection_points) {
			const rated = questions.find((one) => one.question_id === question?.id);
			expect(rated?.excluded).toBeNull();
			expect(rated?.earned.rounded).toBeLessThan(rated?.points.rounded ?? 0);
		}
		const other = await signIn('app', 'owner7@example.com');
		const { data: open } = await call<ObjectionStanding>(app, 'GET', '/app/objection_standing', { token: other });
		expect(open).toMatchObject({ objection: null, why_not: null });
		expect(open.days_left).toBeGreaterThan(3);
	});

	it('has conflicts of interest: one that was confirmed, and one to be confirmed again', async () => {
		const app = booted.current;
		for (const [email, isDue] of [
			['assessor@example.com', false],
			['assessor2@example.com', true],
		] as const) {
			const token = await signIn('console', email);
			const { data } = await call<OwnInterests>(app, 'GET', '/console/own_interests', { token });
			expect(data.interests).toHaveLength(1);
			expect(data.interests_confirmed_at).not.toBeNull();
			expect([email, data.is_confirmation_due]).toEqual([email, isDue]);
		}
	});

	it('has second ratings that are talked about and counted, and one that waits for the second assessor', async () => {
		const app = booted.current;
		const token = await signIn('console', 'assessor2@example.com');
		const { data } = await call<OwnCalibration[]>(app, 'GET', '/console/own_calibrations', { token });
		expect(data.map(({ calibration_state: state }) => state)).toEqual(['given', 'rated', 'rated']);
		const sheet = await call<CalibrationSheet>(app, 'GET', `/console/calibrations/${data[0]?.id}/sheet`, { token });
		expect(sheet.data.unrated_count).toBe(sheet.data.item_count);
		const compared = await call<CalibrationComparison>(app, 'GET', `/console/calibrations/${data[1]?.id}`, { token });
		expect(compared.data.messages).toHaveLength(2);
		expect(compared.data.same_count).toBeLessThan(compared.data.item_count);
		expect(compared.data.same_count).toBeGreaterThan(compared.data.item_count * 0.7);
		const admin = await signIn('console', 'admin@example.com');
		const agreement = await call<CalibrationAgreement>(app, 'GET', '/console/calibrations/agreement', { token: admin });
		expect(agreement.data.overall.items).toBeGreaterThanOrEqual(30);
		expect(agreement.data.overall.eligibility).toBe(1);
	});

	it('has notes that differ between companies', async () => {
		const notesOf = async (number: number): Promise<string[]> => {
			const token = await signIn('app', `owner${number}@example.com`);
			const { data } = await call<{ id: number }[]>(booted.current, 'GET', '/app/assessment_history', { token });
			const path = `/app/assessment_results/${data[0]?.id}?is_first_time=true`;
			const report = await call<{
				result: { main_category_results: { sub_category_results: { evaluation_note: string }[] }[] };
			}>(booted.current, 'GET', path, { token });
			return report.data.result.main_category_results.flatMap(({ sub_category_results: subs }) =>
				subs.map(({ evaluation_note }) => evaluation_note),
			);
		};
		const [one, other] = [await notesOf(7), await notesOf(13)];
		expect(one).toHaveLength(24);
		expect(one.filter((note) => !other.includes(note)).length).toBeGreaterThan(8);
	});

	it('tells at a certified company what became of the proposals', async () => {
		const token = await signIn('app', 'owner13@example.com');
		const { data } = await call<{ id: number }[]>(booted.current, 'GET', '/app/assessment_history', { token });
		const path = `/app/assessment_results/${data[0]?.id}?is_first_time=false`;
		const { data: report } = await call<AssessmentResult>(booted.current, 'GET', path, { token });
		const { comparison, result } = report;
		expect([comparison?.total.first.stars, comparison?.total.second.stars]).toEqual([2, 3]);
		expect([comparison?.improved_count, comparison?.worse_count, comparison?.still_low.length]).toEqual([6, 1, 1]);
		const notes = result.main_category_results.flatMap(({ sub_category_results: subs }) => subs);
		const changed = comparison?.sub_category_results.filter(({ change }) => change !== 0) ?? [];
		for (const { id } of changed) expect(notes.find((note) => note.id === id)?.evaluation_note).toMatch(/^前回/);
	});

	it('has a certified company that can be found', async () => {
		const token = await signIn('app', 'owner13@example.com');
		const { company_name } = await companyOf(token);
		const { data } = await call<DirectoryEntry[]>(booted.current, 'GET', '/certified');
		expect(data).toEqual([expect.objectContaining({ company_name, stars: 3 })]);
	});

	it('has a free result, and applications with a message', async () => {
		const token = await signIn('console', 'admin@example.com');
		const { data } = await call<{ has_inquiry_request: boolean; message: string | null; created_at: string }[]>(
			booted.current,
			'GET',
			'/console/inquiries',
			{ token },
		);
		expect(data.map(({ has_inquiry_request, message }) => [has_inquiry_request, (message ?? '').length > 20])).toEqual([
			[true, true],
			[false, false],
			[true, true],
		]);
	});
});
