import type { ExplainLevel } from '#shared/papers/guidance.ts';

/** What a paper says as a whole, as typed. */
export type Statements = { introduction: string; introductionEn: string; explainLevel: ExplainLevel };

type Stored = { introduction: string | null; introduction_en: string | null; explain_level: ExplainLevel };

/** A new draft explains the score by question. */
export const NEW_STATEMENTS: Statements = { introduction: '', introductionEn: '', explainLevel: 'question' };

/** Of the draft, or of a new one that copies another paper. */
export const statementsOf = (
	{ introduction, introduction_en, explain_level }: Stored,
	isDraft: boolean,
): Statements => ({
	introduction: introduction ?? '',
	introductionEn: introduction_en ?? '',
	explainLevel: isDraft ? explain_level : NEW_STATEMENTS.explainLevel,
});

/** In the wire format. */
export const statedIn = ({ introduction, introductionEn, explainLevel }: Statements): Stored => ({
	introduction: introduction.trim() || null,
	introduction_en: introductionEn.trim() || null,
	explain_level: explainLevel,
});
