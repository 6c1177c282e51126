import type { ExplainLevel } from '#shared/papers/guidance.ts';

/** The statements about a paper, as typed. */
export type Statements = { introduction: string; introductionEn: string; explainLevel: ExplainLevel };

type Stored = { introduction: string | null; introduction_en: string | null; explain_level: ExplainLevel };

/** By default scores are explained by question. */
export const NEW_STATEMENTS: Statements = { introduction: '', introductionEn: '', explainLevel: 'question' };

/** The statements of a stored paper, for its draft or for a copy. */
export const statementsOf = (
	{ introduction, introduction_en, explain_level }: Stored,
	isDraft: boolean,
): Statements => ({
	introduction: introduction ?? '',
	introductionEn: introduction_en ?? '',
	explainLevel: isDraft ? explain_level : NEW_STATEMENTS.explainLevel,
});

/** The statements as the API takes them. */
export const statedIn = ({ introduction, introductionEn, explainLevel }: Statements): Stored => ({
	introduction: introduction.trim() || null,
	introduction_en: introductionEn.trim() || null,
	explain_level: explainLevel,
});
