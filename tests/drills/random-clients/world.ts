import { and, asc, eq, isNull } from 'drizzle-orm';
import { findNewestProgress } from '#server/assessment/transition.ts';
import {
	answerCategories,
	answerContents,
	answerEvaluations,
	answerSheets,
	answerSubCategories,
} from '#server/db/tables/assessment.ts';
import { resultMainCategories, resultSubCategories, results } from '#server/db/tables/reports.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { StatusId } from '#shared/assessment/status.ts';
import { publishPaper, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { makeAssessor, makeCompanyUser, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';

/** The companies that the clients work on, and what the clients know of them. */

/** A sub-category of a sheet: its questions with their check items. */
export type SubCategory = { id: number; questions: { id: number; items: number[] }[] };

/** A sheet: its sub-categories, and the rows of its result, once there is one. */
type Sheet = { subCategories: SubCategory[]; resultRows: number[] };

/** The ids of an assessment. */
export type Structure = { progressId: number; sheets: Partial<Record<Round, Sheet>> };

export type Company = {
	id: number;
	people: readonly Person[];
	staff: readonly Person[];
	admin: Person;
	structure: Structure;
	/** Something may have been made that the structure lacks. */
	isOutdated: boolean;
	/** What the clients last saw; others may have changed it. */
	status: StatusId;
	documentIds: number[];
	versions: Map<string, number>;
	/** Sub-categories that are marked. */
	completed: Set<number>;
	checked: Set<number>;
};

/** Whether every sub-category of a round is marked, as far as the clients know. */
export const isAllMarked = ({ structure, completed, checked }: Company, round: Round, by: 'completed' | 'checked') => {
	const marked = by === 'completed' ? completed : checked;
	const all = structure.sheets[round]?.subCategories ?? [];
	return all.length > 0 && all.every(({ id }) => marked.has(id));
};

const readSubCategories = async ({ deps }: TestApp, sheetId: number): Promise<SubCategory[]> => {
	const rows = await deps.db
		.select({ sub: answerSubCategories.id, question: answerContents.id, item: answerEvaluations.id })
		.from(answerEvaluations)
		.innerJoin(answerContents, eq(answerContents.id, answerEvaluations.answerContentId))
		.innerJoin(answerSubCategories, eq(answerSubCategories.id, answerContents.answerSubCategoryId))
		.innerJoin(answerCategories, eq(answerCategories.id, answerSubCategories.categoryId))
		.where(eq(answerCategories.sheetId, sheetId))
		.orderBy(asc(answerEvaluations.id));
	return [...Map.groupBy(rows, ({ sub }) => sub)].map(([id, ofSub]) => ({
		id,
		questions: [...Map.groupBy(ofSub, ({ question }) => question)].map(([question, items]) => ({
			id: question,
			items: items.map(({ item }) => item),
		})),
	}));
};

const readResultRows = async ({ deps }: TestApp, sheetId: number): Promise<number[]> => {
	const rows = await deps.db
		.select({ id: resultSubCategories.id })
		.from(resultSubCategories)
		.innerJoin(resultMainCategories, eq(resultMainCategories.id, resultSubCategories.resultMainCategoryId))
		.innerJoin(results, eq(results.id, resultMainCategories.resultId))
		.where(eq(results.sheetId, sheetId))
		.orderBy(asc(resultSubCategories.id));
	return rows.map(({ id }) => id);
};

/** Looked up in the database, since only ids are needed; everything that is checked goes over HTTP. */
export const readStructure = async (app: TestApp, companyId: number): Promise<Structure> => {
	const progress = await findNewestProgress(app.deps.db, companyId);
	if (!progress) throw new Error('the company has no assessment');
	const sheets = await app.deps.db
		.select({ id: answerSheets.id, round: answerSheets.round })
		.from(answerSheets)
		.where(and(eq(answerSheets.progressId, progress.id), isNull(answerSheets.archivedAt)));
	const structure: Structure = { progressId: progress.id, sheets: {} };
	for (const { id, round } of sheets) {
		structure.sheets[round] = {
			subCategories: await readSubCategories(app, id),
			resultRows: await readResultRows(app, id),
		};
	}
	return structure;
};

const makeCompanyOf = async (app: TestApp, admin: Person): Promise<Company> => {
	const { companyId, owner } = await startedAssessment(app, { admin });
	return {
		id: companyId,
		people: [owner, await makeCompanyUser(app, { companyId, role: 1 })],
		staff: [admin, await makeAssessor(app, [companyId])],
		admin,
		structure: await readStructure(app, companyId),
		isOutdated: false,
		status: 1,
		documentIds: [],
		versions: new Map(),
		completed: new Set(),
		checked: new Set(),
	};
};

/** Companies with a newly started assessment each, on a small paper. */
export const makeWorld = async (app: TestApp, count: number): Promise<Company[]> => {
	await publishPaper(app, smallPaper());
	const admin = await makeConsoleAdmin(app);
	const companies: Company[] = [];
	for (let n = 0; n < count; n++) companies.push(await makeCompanyOf(app, admin));
	return companies;
};
