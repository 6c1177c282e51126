import { beforeAll, describe, expect, it } from 'vitest';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { papers } from '#server/db/tables/papers.ts';
import { remakePositions } from '#server/position/remake.ts';
import { addDays, tokyoDate } from '#shared/dates.ts';
import type { Explanation } from '#shared/explanation/schemas.ts';
import type { AssessmentResult } from '#shared/reports/schemas.ts';
import { readOverview } from '#tests/support/answering.ts';
import { withApp } from '#tests/support/app.ts';
import {
	actionAt,
	companyPlan,
	proposedAssessment,
	staffPlan,
	toDo,
} from '#tests/support/assessment/improvement-plans.ts';
import { forgetGroups, makeGroup } from '#tests/support/assessment/positions.ts';
import { rateItems } from '#tests/support/assessment/rated-sheets.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { makeAssessor } from '#tests/support/factories.ts';
import { advance, assessmentAt, gradeAsRated } from '#tests/support/journey.ts';

/** What the overview says of the result, of what comes next and of how long it takes. */

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
});

const setLevel = async (explainLevel: Explanation['level']): Promise<void> => {
	await booted.current.deps.db.update(papers).set({ explainLevel });
};

/** An assessment at 7 with two stars: half of its check items are rated 50 %. */
const completedBelowAStar = async (): Promise<Staged> => {
	const app = booted.current;
	const staged = await assessmentAt(app, 3);
	await rateItems(app, staged.progress.id, 1, [3, 2]);
	await gradeAsRated(app, staged, 1);
	await advance(app, staged, 7);
	return staged;
};

describe('the result on the overview', () => {
	it('is there from 7 on, by category of the report', async () => {
		const staged = await assessmentAt(booted.current, 6);
		expect((await readOverview(staged.owner)).outcome).toBeNull();
		await advance(booted.current, staged, 7);
		const { outcome } = await readOverview(staged.owner);
		const { data: report } = await staged.owner.get<AssessmentResult>(`/app/assessment_results/${staged.progress.id}`);
		expect(outcome).toEqual({
			categories: report.result.main_category_results.map(({ id, content, score }) => ({
				...{ id, content, score, first_score: null },
			})),
			first_score: null,
			next_star: null,
			cohort: null,
		});
	});

	it('stands beside the first one after a re-assessment', async () => {
		const staged = await completedBelowAStar();
		const { latest_result: first, outcome: before } = await readOverview(staged.owner);
		await advance(booted.current, staged, 10);
		expect((await readOverview(staged.owner)).outcome).toEqual(before);
		await advance(booted.current, staged, 11);
		const { latest_result: second, outcome } = await readOverview(staged.owner);
		expect(second).toMatchObject({ is_first_time: false, score: 200 });
		expect(outcome?.first_score).toBe(first?.score);
		expect(outcome?.categories.map((category) => [category.score, category.first_score])).toEqual(
			before?.categories.map((category) => [100, category.score]),
		);
	});

	it('says what the next star takes as its explanation does, and nothing where the paper explains nothing', async () => {
		const staged = await completedBelowAStar();
		await setLevel('question');
		const { data } = await staged.owner.get<Explanation>(`/app/assessment_results/${staged.progress.id}/explanation`);
		const [fewest = []] = data.next_star?.sets ?? [];
		expect(fewest.length).toBeGreaterThan(0);
		expect((await readOverview(staged.owner)).outcome?.next_star).toEqual({
			stars: data.next_star?.stars,
			missing: data.next_star?.missing,
			question_count: fewest.length,
			set_number: 1,
		});
		await setLevel('none');
		expect((await readOverview(staged.owner)).outcome?.next_star).toBeNull();
	});

	it('has the companies with which its report compares it', async () => {
		const app = booted.current;
		await makeGroup(
			app,
			Array.from({ length: 10 }, () => 60),
		);
		await remakePositions(app.deps);
		const staged = await assessmentAt(app, 7);
		const { data: report } = await staged.owner.get<AssessmentResult>(`/app/assessment_results/${staged.progress.id}`);
		expect(report.position).not.toBeNull();
		const { outcome } = await readOverview(staged.owner);
		expect(outcome?.cohort).toEqual(report.position?.cohorts[0]);
		await forgetGroups(app);
	});
});

describe('the improvement plan on the overview', () => {
	it('is not there without a proposal, and before 7', async () => {
		const app = booted.current;
		const at = async (staged: Staged) => (await readOverview(staged.owner)).plan;
		expect(await at(await assessmentAt(app, 7, { withoutProposal: true }))).toBeNull();
		expect(await at(await proposedAssessment(app, 6))).toBeNull();
	});

	it('counts what is answered and settled, and names what was returned or is late', async () => {
		const app = booted.current;
		const staged = await proposedAssessment(app, 7);
		const [company, staff] = [
			companyPlan(app, staged.owner, staged.progress.id),
			staffPlan(staged.admin, staged.progress.id),
		];
		const read = async () => (await readOverview(staged.owner)).plan;
		const [first = 0, second = 0] = (await company.read()).data.items.map((item) => item.sub_category_id);
		const none = { items: 2, answered: 0, settled: 0, returned: 0, overdue: 0 };
		expect(await read()).toEqual(none);

		const today = tokyoDate(app.clock.now());
		const late = toDo(first, { target_date: addDays(today, -1) });
		await company.save([late, toDo(second, { target_date: today, action_state: 'done' })]);
		expect(await read()).toEqual({ ...none, answered: 2, settled: 1, overdue: 1 });

		const { id } = actionAt((await company.read()).data, 0);
		await staff.return(id);
		expect(await read()).toEqual({ ...none, answered: 2, settled: 1, returned: 1 });
		await company.save([{ ...late, why_not: '対象者がいない', decision: 'not' }]);
		expect(await read()).toEqual({ ...none, answered: 2, settled: 2 });
	});
});

describe('who assesses, and how long it takes', () => {
	it('names the assessors of the company', async () => {
		const staged = await assessmentAt(booted.current, 3);
		const assessor = await makeAssessor(booted.current, [staged.companyId]);
		expect((await readOverview(staged.owner)).assessor_names).toEqual([assessor.user.name]);
	});

	/** Assessments that took so many days from the submission to the result. */
	const finish = async (days: readonly number[], { companyId, progress }: Staged): Promise<void> => {
		const { db, clock } = booted.current.deps;
		const completedAt = clock.now();
		await db.insert(assessmentProgresses).values(
			days.map((count) => ({
				...{ companyId, paperId: progress.paperId, status: 14 as const, statusSince: completedAt, completedAt },
				submittedAt: new Date(completedAt.getTime() - count * 24 * 60 * 60 * 1000),
			})),
		);
	};

	it('says within how many days half of them were finished, from ten on', async () => {
		const app = booted.current;
		await app.deps.db.update(assessmentProgresses).set({ completedAt: null });
		const [staged, other] = [await assessmentAt(app, 3), await assessmentAt(app, 3)];
		const read = async () => (await readOverview(staged.owner)).usual_days;
		await finish([1, 2, 3, 4, 5, 6, 7, 8, 9], other);
		expect(await read()).toBeNull();
		await finish([90], other);
		expect(await read()).toBe(6);
		await advance(app, staged, 5);
		expect(await read()).toBe(6);
		await advance(app, staged, 7);
		expect(await read()).toBeNull();
	});
});

it('has the last valid day of the certificate', async () => {
	const staged = await assessmentAt(booted.current, 13);
	const { issued_at: issued, certificate_valid_until: until } = await readOverview(staged.owner);
	expect(issued).not.toBeNull();
	const { data } = await staged.owner.get<{ valid_until: string }>('/app/certificate');
	expect(until).toBe(data.valid_until);
});
