import { type Anchors, EXPLAIN_LEVELS, type ExplainLevel, type Guidance } from '#shared/papers/guidance.ts';
import type { PaperContents } from '#shared/papers/schemas.ts';
import type { ServerText } from '#shared/texts/server.ts';
import { type ColumnName, columnsOf, type Layout, type Level, levelKey } from './layout.ts';
import type { CellProblem, Place } from './problems.ts';
import type { ReadRow } from './read-row.ts';
import { explainLevelKey, explainLevelOf } from './words.ts';

type Category = PaperContents[number];
type SubCategory = Category['sub_categories'][number];
type Question = SubCategory['questions'][number];
type CheckItem = Question['evaluations'][number];

export type PlacedRow = ReadRow & { row: number };

/** What a workbook says. A workbook of the former layout leaves statements and keys undefined: they stay as they are. */
export type WorkbookPaper = {
	main_categories: PaperContents;
	introduction?: string | null;
	introduction_en?: string | null;
	explain_level?: ExplainLevel;
};

export type Site = { sheet: string; layout: Layout; wordOf: (key: ServerText) => string };

/** The paper built from the rows, with the cell of the main text of each part by dotted path. */
export type Assembled = { paper: WorkbookPaper; placeOf: ReadonlyMap<string, Place>; problems: CellProblem[] };

export const placeAt = ({ sheet, layout }: Site, row: number, name: ColumnName): Place => ({
	sheet,
	row,
	index: columnsOf(layout).indexOf(name),
	name,
});

const NO_ANCHORS: Anchors = { full: '', full_en: null, half: null, half_en: null, none: '', none_en: null };

/** Nests each row under the nearest preceding row of its parent level. */
export const assemblePaper = (rows: readonly PlacedRow[], site: Site): Assembled => {
	const { isWhole, marksItems } = site.layout;
	const paper: WorkbookPaper = {
		main_categories: [],
		...(isWhole ? { introduction: null, introduction_en: null } : {}),
	};
	const placeOf = new Map<string, Place>();
	const problems: CellProblem[] = [];
	/** The latest part of each level, with its path. */
	let category: { node: Category; path: string } | undefined;
	let sub: { node: SubCategory; path: string } | undefined;
	let question: { node: Question; path: string } | undefined;
	let item: { node: CheckItem; path: string } | undefined;
	const once = new Set<string>();

	const refuse = (row: PlacedRow, key: ServerText, variables: Record<string, string>): void =>
		void problems.push({ place: placeAt(site, row.row, 'level'), key, variables });
	const orphan = (row: PlacedRow, parent: Level): void =>
		refuse(row, 'papers.workbook.noParent', { parent: site.wordOf(levelKey(parent)) });
	const textsOf = ({ content, content_en, key }: PlacedRow) => ({
		...(key === null ? {} : { key }),
		content,
		content_en,
	});
	const place = (path: string, { row }: PlacedRow): string => {
		placeOf.set(path, placeAt(site, row, 'content'));
		return path;
	};
	/** Places a statement that may stand once. */
	const single = (path: string, row: PlacedRow): boolean => {
		if (once.has(path)) refuse(row, 'papers.workbook.twice', { level: site.wordOf(levelKey(row.level)) });
		const isFirst = !once.has(path);
		once.add(place(path, row));
		return isFirst;
	};

	const addPart = (row: PlacedRow): void => {
		const texts = textsOf(row);
		switch (row.level) {
			case 'mainCategory': {
				const node: Category = { ...texts, sub_categories: [] };
				category = { node, path: place(`main_categories.${paper.main_categories.push(node) - 1}`, row) };
				sub = question = item = undefined;
				return;
			}
			case 'subCategory': {
				if (!category) return orphan(row, 'mainCategory');
				const node: SubCategory = { ...texts, questions: [] };
				const at = category.node.sub_categories.push(node) - 1;
				sub = { node, path: place(`${category.path}.sub_categories.${at}`, row) };
				question = item = undefined;
				return;
			}
			case 'question': {
				if (!sub) return orphan(row, 'subCategory');
				const said = { na_condition: null, na_condition_en: null, guidance: null, is_critical: row.is_critical };
				const { points, sdg_target_ids } = row;
				const node: Question = { ...texts, ...(isWhole ? said : {}), points, evaluations: [], sdg_target_ids };
				question = { node, path: place(`${sub.path}.questions.${sub.node.questions.push(node) - 1}`, row) };
				item = undefined;
				return;
			}
			default: {
				if (!question) return orphan(row, 'question');
				const said = {
					...(isWhole ? { anchors: null } : {}),
					...(marksItems || row.is_critical ? { is_critical_item: row.is_critical } : {}),
				};
				const node: CheckItem = { ...texts, ...said, weight: row.weight };
				item = { node, path: place(`${question.path}.evaluations.${question.node.evaluations.push(node) - 1}`, row) };
			}
		}
	};

	const sayOfPaper = (row: PlacedRow): void => {
		if (row.level === 'introduction') {
			if (single('introduction', row))
				Object.assign(paper, { introduction: row.content || null, introduction_en: row.content_en });
			return;
		}
		const level = explainLevelOf(row.content);
		if (level) {
			if (single('explain_level', row)) paper.explain_level = level;
			return;
		}
		const words = EXPLAIN_LEVELS.map((one) => site.wordOf(explainLevelKey(one))).join(' / ');
		problems.push({
			place: placeAt(site, row.row, 'content'),
			key: 'papers.workbook.unknownWord',
			variables: { words },
		});
	};

	const sayOfQuestion = (row: PlacedRow): void => {
		if (!question) return orphan(row, 'question');
		const { node, path } = question;
		if (row.level === 'naCondition') {
			if (single(`${path}.na_condition`, row)) {
				node.na_condition = row.content || null;
				node.na_condition_en = row.content_en;
			}
			return;
		}
		const guidance: Guidance = node.guidance ?? { purpose: '', purpose_en: null, basis: [], evidence: [] };
		node.guidance = guidance;
		const { content: text, content_en: text_en, kind, source, source_en, as_of } = row;
		if (row.level === 'purpose') {
			if (single(`${path}.guidance.purpose`, row)) Object.assign(guidance, { purpose: text, purpose_en: text_en });
		} else if (row.level === 'basis') {
			const at = guidance.basis.push({ kind, text, text_en, source, source_en, as_of }) - 1;
			place(`${path}.guidance.basis.${at}`, row);
		} else place(`${path}.guidance.evidence.${guidance.evidence.push({ text, text_en }) - 1}`, row);
	};

	const sayOfItem = (row: PlacedRow): void => {
		if (!item) return orphan(row, 'checkItem');
		const anchors: Anchors = item.node.anchors ?? { ...NO_ANCHORS };
		item.node.anchors = anchors;
		const name = row.level === 'anchorFull' ? 'full' : row.level === 'anchorHalf' ? 'half' : 'none';
		if (single(`${item.path}.anchors.${name}`, row)) {
			Object.assign(anchors, { [name]: row.content, [`${name}_en`]: row.content_en });
		}
	};

	for (const row of rows) {
		switch (row.level) {
			case 'introduction':
			case 'explainLevel':
				sayOfPaper(row);
				break;
			case 'naCondition':
			case 'purpose':
			case 'basis':
			case 'evidence':
				sayOfQuestion(row);
				break;
			case 'anchorFull':
			case 'anchorHalf':
			case 'anchorNone':
				sayOfItem(row);
				break;
			default:
				addPart(row);
		}
	}
	return { paper, placeOf, problems };
};
