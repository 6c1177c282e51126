import type { CallContext } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import { type Page, readPage } from '#server/db/lists.ts';
import type { ListQuery } from '#shared/lists.ts';
import type { AssessmentPaper } from '#shared/papers/schemas.ts';
import { readPaperContents } from './contents.ts';
import { publishDue } from './due.ts';
import {
	countPapers,
	findActivePaperRow,
	findPaperRow,
	listPaperRows,
	listTargetDescriptions,
	type PaperRow,
} from './queries.ts';

const present = async (executor: Executor, rows: readonly PaperRow[]): Promise<AssessmentPaper[]> => {
	const contents = await readPaperContents(
		executor,
		rows.map(({ paper }) => paper.id),
	);
	return rows.map(({ paper, testTakers, runningAssessments, createdBy }) => ({
		id: paper.id,
		is_premium: paper.isPremium,
		is_published: paper.isPublished,
		version: paper.version,
		created_at: paper.createdAt.toISOString(),
		updated_at: paper.updatedAt.toISOString(),
		published_at: paper.publishedAt?.toISOString() ?? null,
		test_takers: testTakers,
		running_assessments: runningAssessments,
		created_by: createdBy,
		introduction: paper.introduction,
		introduction_en: paper.introductionEn,
		explain_level: paper.explainLevel,
		main_categories: contents.get(paper.id) ?? [],
	}));
};

/** The papers of a kind with their contents, in a fixed number of statements. */
export const listPapers = async (
	deps: Pick<Deps, 'db' | 'clock'>,
	query: ListQuery & { is_premium: boolean },
): Promise<Page<AssessmentPaper>> => {
	await publishDue(deps);
	const { db } = deps;
	const { rows, meta } = await readPage(db, query, {
		rows: (one, window) => listPaperRows(one, query.is_premium, window),
		total: (one) => countPapers(one, query.is_premium),
	});
	return { rows: await present(db, rows), meta };
};

/** @throws 404 without a row */
const presentOne = async (executor: Executor, row: PaperRow | null): Promise<AssessmentPaper> => {
	const [paper] = row ? await present(executor, [row]) : [];
	if (!paper) throw notFound();
	return paper;
};

/** A paper with its contents, draft or published. @throws 404 */
export const getPaper = async ({ db }: Pick<Deps, 'db'>, { id }: { id: number }): Promise<AssessmentPaper> =>
	presentOne(db, await findPaperRow(db, id));

/** The active paper of a kind. @throws 404 if none is published */
export const getActivePaper = async (
	deps: Pick<Deps, 'db' | 'clock'>,
	{ is_premium }: { is_premium: boolean },
): Promise<AssessmentPaper> => {
	await publishDue(deps);
	return presentOne(deps.db, await findActivePaperRow(deps.db, is_premium));
};

/** The 169 targets with their labels, such as '8.8 Protect labor rights'. */
export const listSdgTargets = async ({ db }: Pick<Deps, 'db'>, { locale }: Pick<CallContext, 'locale'>) => {
	const targets = await listTargetDescriptions(db, locale);
	return targets.map(({ id, goalId, targetNumber, description }) => ({
		id,
		target: `${goalId}.${targetNumber} ${description}`,
		goal_id: goalId,
		target_number: targetNumber,
		description,
	}));
};
