import { and, eq, sql } from 'drizzle-orm';
import { lockProgress, type Progress, transition } from '#server/assessment/transition.ts';
import type { ConsoleActor } from '#server/base/actor.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { papers } from '#server/db/tables/papers.ts';
import { writePaperContents } from '#server/papers/write.ts';
import { startAssessment } from '#server/progresses/start.ts';
import type { PaperContents } from '#shared/papers/schemas.ts';
import type { TestApp } from './app.ts';
import { makeCompany, makeCompanyUser, makeConsoleAdmin, type Person } from './factories.ts';

/** Two categories (2 + 1 sub-categories), 2 questions each, 2 check items each: small enough to read in a test. */
export const smallPaper = (targetIds: readonly number[] = []): PaperContents => {
	const question = (name: string, index: number) => ({
		content: `設問${name}`,
		content_en: `Question ${name}`,
		points: 10,
		evaluations: [
			{ content: `確認${name}-1`, content_en: null, weight: 0.3 },
			{ content: `確認${name}-2`, content_en: null, weight: 0.7 },
		],
		sdg_target_ids: targetIds.filter((_, at) => at % 2 === index % 2),
	});
	const sub = (name: string) => ({
		content: `小項目${name}`,
		content_en: `Sub-category ${name}`,
		questions: [question(`${name}-1`, 0), question(`${name}-2`, 1)],
	});
	return [
		{ content: '大項目1', content_en: 'Category 1', sub_categories: [sub('1-1'), sub('1-2')] },
		{ content: '大項目2', content_en: 'Category 2', sub_categories: [sub('2-1')] },
	];
};

/** Publishes a paper; the newest published one of its kind is the active one. */
export const publishPaper = async ({ deps }: TestApp, contents: PaperContents, isPremium = true): Promise<number> =>
	deps.db.transaction(async (tx) => {
		const publishedAt = sql<Date>`clock_timestamp()` as unknown as Date;
		const [paper] = await tx
			.insert(papers)
			.values({ isPremium, isPublished: true, publishedAt })
			.returning({ id: papers.id });
		if (!paper) throw new Error('no paper was made');
		await writePaperContents(tx, paper.id, contents);
		return paper.id;
	});

export type Staged = { progress: Progress; companyId: number; owner: Person; admin: Person };

/** A console user as the actor that services expect. */
export const consoleActor = ({ user }: Person): ConsoleActor => ({
	area: 'console',
	role: user.role === 0 ? 0 : 1,
	userId: user.id,
	name: user.name,
	email: user.email,
	sessionToken: '',
	lacksSecondFactor: false,
});

/** A company with its admin and a newly started assessment (status 1) on the active paper. */
export const startedAssessment = async (
	app: TestApp,
	given: { admin?: Person; companyId?: number } = {},
): Promise<Staged> => {
	const admin = given.admin ?? (await makeConsoleAdmin(app));
	const companyId = given.companyId ?? (await makeCompany(app)).id;
	const owner = await makeCompanyUser(app, { companyId, role: 0 });
	const progress = await startAssessment(app.deps, consoleActor(admin), { id: companyId }, null);
	return { progress, companyId, owner, admin };
};

/** Answers every question of the first sheet with yes and completes every sub-category, by SQL. */
export const answerEverything = async ({ deps }: TestApp, progressId: number): Promise<void> => {
	await deps.db.execute(sql`
		update answer_contents set answer = 1, extension_note = '記録あり' where answer_sub_category_id in (
			select a.id from answer_sub_categories a join answer_categories c on c.id = a.category_id
			join answer_sheets s on s.id = c.sheet_id where s.progress_id = ${progressId} and s.round = 1)`);
	await deps.db.execute(sql`
		update answer_sub_categories set answered_at = now(), saved_at = now() where category_id in (
			select c.id from answer_categories c join answer_sheets s on s.id = c.sheet_id
			where s.progress_id = ${progressId} and s.round = 1)`);
};

/** Rates every item of a round with `rate` and checks every sub-category, by SQL. */
export const rateEverything = async (
	{ deps }: TestApp,
	progressId: number,
	round: 1 | 2,
	rate: 0 | 1 | 2 | 3 = 3,
): Promise<void> => {
	await deps.db.execute(sql`
		update answer_evaluations set evaluation_rate = ${rate} where answer_content_id in (
			select t.id from answer_contents t join answer_sub_categories a on a.id = t.answer_sub_category_id
			join answer_categories c on c.id = a.category_id join answer_sheets s on s.id = c.sheet_id
			where s.progress_id = ${progressId} and s.round = ${round} and s.archived_at is null)`);
	await deps.db.execute(sql`
		update answer_sub_categories set checked_at = now(), rated_at = now() where category_id in (
			select c.id from answer_categories c join answer_sheets s on s.id = c.sheet_id
			where s.progress_id = ${progressId} and s.round = ${round} and s.archived_at is null)`);
};

/** An assessment that was answered and submitted (status 3). */
export const submittedAssessment = async (
	app: TestApp,
	given: { admin?: Person; companyId?: number } = {},
): Promise<Staged> => {
	const staged = await startedAssessment(app, given);
	await answerEverything(app, staged.progress.id);
	const actor = { userId: staged.owner.user.id };
	const progress = await app.deps.db.transaction(async (tx) => {
		const locked = await lockProgress(tx, staged.progress.id);
		return transition(tx, {
			progress: locked,
			event: 'submit',
			actor,
			clock: app.deps.clock,
			set: { submittedBy: actor.userId },
		});
	});
	return { ...staged, progress };
};

export const readProgress = async ({ deps }: TestApp, id: number): Promise<Progress> => {
	const [progress] = await deps.db
		.select()
		.from(assessmentProgresses)
		.where(and(eq(assessmentProgresses.id, id)));
	if (!progress) throw new Error(`no progress ${id}`);
	return progress;
};
