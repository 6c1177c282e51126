import { z } from 'zod';
import type { ServerText } from '#shared/i18n/server/texts.ts';
import { type PaperContents, paperContents } from '#shared/papers/schemas.ts';
import { validatePaper } from '#shared/papers/validate.ts';
import { type ColumnName, columnsOf, type Level } from './layout.ts';
import type { CellProblem, Place } from './problems.ts';
import type { ReadRow } from './read-row.ts';

type Category = PaperContents[number];
type SubCategory = Category['sub_categories'][number];
type Question = SubCategory['questions'][number];

export type PlacedRow = ReadRow & { row: number };

/** The paper built from the rows, with the source row of each part by dotted path. */
type Built = { contents: PaperContents; rowOf: ReadonlyMap<string, number>; problems: CellProblem[] };

type Site = { sheet: string; isPremium: boolean; wordOf: (level: Level) => string };

const place = ({ sheet, isPremium }: Site, row: number, name: ColumnName): Place => ({
	sheet,
	row,
	index: columnsOf(isPremium).indexOf(name),
	name,
});

/** Nests each row under the nearest preceding row of its parent level. */
const assemble = (rows: readonly PlacedRow[], site: Site): Built => {
	const contents: PaperContents = [];
	const rowOf = new Map<string, number>();
	const problems: CellProblem[] = [];
	let category: Category | undefined;
	let sub: SubCategory | undefined;
	let question: Question | undefined;
	const orphan = (row: number, parent: Level): void =>
		void problems.push({
			place: place(site, row, 'level'),
			key: 'papers.workbook.noParent',
			variables: { parent: site.wordOf(parent) },
		});
	const path = (...parts: (string | number)[]): string => parts.join('.');
	for (const { row, level, content, content_en, points, weight, sdg_target_ids } of rows) {
		const texts = { content, content_en };
		const c = ['main_categories', contents.length - 1];
		const s = [...c, 'sub_categories', (category?.sub_categories.length ?? 0) - 1];
		const q = [...s, 'questions', (sub?.questions.length ?? 0) - 1];
		if (level === 'mainCategory') {
			category = { ...texts, sub_categories: [] };
			sub = undefined;
			question = undefined;
			rowOf.set(path('main_categories', contents.push(category) - 1), row);
		} else if (level === 'subCategory') {
			if (!category) {
				orphan(row, 'mainCategory');
				continue;
			}
			sub = { ...texts, questions: [] };
			question = undefined;
			rowOf.set(path(...c, 'sub_categories', category.sub_categories.push(sub) - 1), row);
		} else if (level === 'question') {
			if (!sub) {
				orphan(row, 'subCategory');
				continue;
			}
			question = { ...texts, points, evaluations: [], sdg_target_ids };
			rowOf.set(path(...s, 'questions', sub.questions.push(question) - 1), row);
		} else if (question) {
			rowOf.set(path(...q, 'evaluations', question.evaluations.push({ ...texts, weight }) - 1), row);
		} else orphan(row, 'question');
	}
	return { contents, rowOf, problems };
};

const COLUMN_OF_FIELD: Readonly<Record<string, ColumnName>> = {
	content: 'content',
	content_en: 'contentEn',
	points: 'points',
	weight: 'weight',
	evaluations: 'weight',
	sdg_target_ids: 'targets',
};

/** The cell of a path in the paper: in the row of its nearest part. */
const placeOf = (path: string, rowOf: ReadonlyMap<string, number>, site: Site): Place => {
	const parts = path.split('.');
	for (let length = parts.length; length > 0; length--) {
		const row = rowOf.get(parts.slice(0, length).join('.'));
		if (row !== undefined) return place(site, row, COLUMN_OF_FIELD[parts[length] ?? ''] ?? 'level');
	}
	return place(site, 1, 'level');
};

const wrapped = z.object({ main_categories: paperContents });

/**
 * Validates the paper: the rules of saving, then, if they pass, those of publishing, since an imported paper must be
 * publishable. Sums are only checked for values in range.
 */
const validate = ({ contents, rowOf }: Built, site: Site): CellProblem[] => {
	const parsed = wrapped.safeParse({ main_categories: contents });
	const shapes = (parsed.error?.issues ?? []).map((issue): CellProblem => {
		const { minimum, maximum } = issue as { minimum?: number; maximum?: number };
		const variables = { ...(minimum === undefined ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }) };
		const path = issue.path.map(String).join('.');
		return { place: placeOf(path, rowOf, site), key: issue.message as ServerText, variables };
	});
	if (shapes.length > 0) return shapes;
	return validatePaper(contents, site.isPremium).map(
		({ path, key, variables }): CellProblem => ({ place: placeOf(path, rowOf, site), key, variables }),
	);
};

/** Builds the paper from its rows, and reports all problems by cell. */
export const buildPaper = (
	rows: readonly PlacedRow[],
	site: Site,
): { contents: PaperContents; problems: CellProblem[] } => {
	const built = assemble(rows, site);
	if (built.problems.length > 0) return built;
	return { contents: built.contents, problems: validate(built, site) };
};
