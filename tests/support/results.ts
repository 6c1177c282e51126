import { asc, eq, sql } from 'drizzle-orm';
import { createSheet, findSheetId } from '../../server/assessment/sheets.ts';
import type { Progress } from '../../server/assessment/transition.ts';
import { lockProgress, transition } from '../../server/assessment/transition.ts';
import type { Tx } from '../../server/db/client.ts';
import { sdgTargets } from '../../server/papers/table.ts';
import {
	resultMainCategories,
	resultSdgGoals,
	resultSdgTargets,
	resultSubCategories,
	results,
} from '../../server/reports/table.ts';
import {
	type AnswerCode,
	type EvaluationRate,
	type GradedAssessment,
	gradeAssessment,
} from '../../shared/assessment/grading.ts';
import type { TestApp } from './app.ts';
import { rateEverything } from './assessments.ts';
import type { Person } from './factories.ts';

type ItemRow = {
	main: number;
	sub: number;
	question: number;
	points: number;
	answer: AnswerCode | null;
	weight: number;
	rate: EvaluationRate;
	targets: number[];
};

const gradeSheet = async (tx: Tx, sheetId: number): Promise<GradedAssessment<number>> => {
	const { rows } = await tx.execute<ItemRow>(sql`
		select c.main_category_id as main, a.sub_category_id as sub, q.id as question, q.points, t.answer,
			i.weight_tenths as weight, e.evaluation_rate as rate,
			array(select sdg_target_id from paper_question_sdg_targets where question_id = q.id) as targets
		from answer_evaluations e
		join answer_contents t on t.id = e.answer_content_id
		join answer_sub_categories a on a.id = t.answer_sub_category_id
		join answer_categories c on c.id = a.category_id
		join paper_questions q on q.id = t.question_id
		join paper_check_items i on i.id = e.check_item_id
		where c.sheet_id = ${sheetId} order by c.id, a.id, t.id, e.id`);
	const linked = new Set(rows.flatMap((row) => row.targets));
	const targets = (await tx.select().from(sdgTargets).orderBy(asc(sdgTargets.ordinal))).filter(({ id }) =>
		linked.has(id),
	);
	const categories = [...Map.groupBy(rows, (row) => row.main)].map(([id, ofMain]) => ({
		id,
		subCategories: [...Map.groupBy(ofMain, (row) => row.sub)].map(([subId, ofSub]) => ({
			id: subId,
			questions: [...Map.groupBy(ofSub, (row) => row.question).values()].flatMap((items) => {
				const [first] = items;
				if (!first) return [];
				return {
					points: first.points,
					answer: first.answer,
					items: items.map((item) => ({ weightTenths: item.weight, rate: item.rate })),
					sdgTargetIds: first.targets,
				};
			}),
		})),
	}));
	return gradeAssessment(categories, targets);
};

const idOf = (rows: readonly { id: number }[]): number => {
	const [row] = rows;
	if (!row) throw new Error('no row was made');
	return row.id;
};

const insertResult = async (tx: Tx, sheetId: number, graded: GradedAssessment<number>): Promise<void> => {
	const { score, sdgScore } = graded;
	const resultId = idOf(await tx.insert(results).values({ sheetId, score, sdgScore }).returning({ id: results.id }));
	for (const main of graded.categories) {
		const resultMainCategoryId = idOf(
			await tx
				.insert(resultMainCategories)
				.values({ resultId, mainCategoryId: main.id, score: main.score })
				.returning({ id: resultMainCategories.id }),
		);
		await tx
			.insert(resultSubCategories)
			.values(main.subCategories.map((sub) => ({ resultMainCategoryId, subCategoryId: sub.id, score: sub.score })));
	}
	for (const goal of graded.goals) {
		const resultSdgGoalId = idOf(
			await tx
				.insert(resultSdgGoals)
				.values({ resultId, goalId: goal.goalId, score: goal.score })
				.returning({ id: resultSdgGoals.id }),
		);
		await tx
			.insert(resultSdgTargets)
			.values(goal.targets.map(({ targetId, score }) => ({ resultSdgGoalId, sdgTargetId: targetId, score })));
	}
};

/** Puts yes and full marks where nothing was answered or rated, and a second sheet where there is none. */
const prepareSheet = async (app: TestApp, progressId: number, round: 1 | 2, rate: EvaluationRate): Promise<number> => {
	const sheetId =
		(await findSheetId(app.deps.db, progressId, round)) ??
		(await app.deps.db.transaction((tx) => createSheet(tx, progressId, round)));
	await rateEverything(app, progressId, round, rate);
	return sheetId;
};

/** Grades a round without going through the API: every item gets `rate`, and the progress moves on. */
export const gradeRound = async (
	app: TestApp,
	{ progressId, admin, round, rate = 3 }: { progressId: number; admin: Person; round: 1 | 2; rate?: EvaluationRate },
): Promise<Progress> => {
	const sheetId = await prepareSheet(app, progressId, round, rate);
	return app.deps.db.transaction(async (tx) => {
		const progress = await lockProgress(tx, progressId);
		const [graded] = await tx.select({ id: results.id }).from(results).where(eq(results.sheetId, sheetId));
		if (!graded) await insertResult(tx, sheetId, await gradeSheet(tx, sheetId));
		const event = round === 1 ? 'grade' : 'grade_again';
		return transition(tx, { progress, event, actor: { userId: admin.user.id }, clock: app.deps.clock });
	});
};
