import { EXPLAIN_LEVELS, type Guidance } from '#shared/papers/guidance.ts';
import { type Assembly, type PlacedRow, place, placeOnce, type Question, refuse, refuseOrphan } from './assembly.ts';
import { explainLevelKey, explainLevelOf } from './words.ts';

/** Adds rows that are statements about the paper, or about the latest question or check item. */

export const addIntroduction = (assembly: Assembly, row: PlacedRow): void => {
	if (!placeOnce(assembly, 'introduction', row)) return;
	assembly.paper.introduction = row.content || null;
	assembly.paper.introduction_en = row.content_en;
};

export const addExplainLevel = (assembly: Assembly, row: PlacedRow): void => {
	const level = explainLevelOf(row.content);
	if (level) {
		if (placeOnce(assembly, 'explain_level', row)) assembly.paper.explain_level = level;
		return;
	}
	const words = EXPLAIN_LEVELS.map((known) => assembly.site.wordOf(explainLevelKey(known))).join(' / ');
	refuse(assembly, row, { column: 'content', key: 'papers.workbook.unknownWord', variables: { words } });
};

export const addNaCondition = (assembly: Assembly, row: PlacedRow): void => {
	const { question } = assembly.open;
	if (!question) return refuseOrphan(assembly, row, 'question');
	if (!placeOnce(assembly, `${question.path}.na_condition`, row)) return;
	question.part.na_condition = row.content || null;
	question.part.na_condition_en = row.content_en;
};

/** The guidance of the question; creates an empty one if it has none yet. */
const guidanceOf = (question: Question): Guidance => {
	question.guidance ??= { purpose: '', purpose_en: null, basis: [], evidence: [] };
	return question.guidance;
};

export const addPurpose = (assembly: Assembly, row: PlacedRow): void => {
	const { question } = assembly.open;
	if (!question) return refuseOrphan(assembly, row, 'question');
	const guidance = guidanceOf(question.part);
	if (!placeOnce(assembly, `${question.path}.guidance.purpose`, row)) return;
	guidance.purpose = row.content;
	guidance.purpose_en = row.content_en;
};

export const addBasis = (assembly: Assembly, row: PlacedRow): void => {
	const { question } = assembly.open;
	if (!question) return refuseOrphan(assembly, row, 'question');
	const { basis } = guidanceOf(question.part);
	place(assembly, `${question.path}.guidance.basis.${basis.length}`, row);
	const { kind, content, content_en, source, source_en, as_of, from, until } = row;
	basis.push({ kind, text: content, text_en: content_en, source, source_en, as_of, from, until });
};

export const addEvidence = (assembly: Assembly, row: PlacedRow): void => {
	const { question } = assembly.open;
	if (!question) return refuseOrphan(assembly, row, 'question');
	const { evidence } = guidanceOf(question.part);
	place(assembly, `${question.path}.guidance.evidence.${evidence.length}`, row);
	const { content, content_en, record, department } = row;
	evidence.push({ text: content, text_en: content_en, record, department });
};

/** Adds the condition under which the latest check item is rated 100 % (`full`), 50 % (`half`) or 0 % (`none`). */
export const addAnchor = (assembly: Assembly, row: PlacedRow, rating: 'full' | 'half' | 'none'): void => {
	const item = assembly.open.checkItem;
	if (!item) return refuseOrphan(assembly, row, 'checkItem');
	item.part.anchors ??= { full: '', full_en: null, half: null, half_en: null, none: '', none_en: null };
	if (!placeOnce(assembly, `${item.path}.anchors.${rating}`, row)) return;
	item.part.anchors[rating] = row.content;
	item.part.anchors[`${rating}_en`] = row.content_en;
};
