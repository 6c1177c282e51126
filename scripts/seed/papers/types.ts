import type { Department } from '#shared/papers/departments.ts';

export type SeedText = { ja: string; en: string };

/**
 * Basis of a question: a binding law, a duty to make an effort, or good practice. `as_of` is the date of verification
 * ('2026-11-21').
 */
type SeedBasis = {
	kind: 'law' | 'duty' | 'good_practice';
	text: SeedText;
	source: SeedText;
	as_of: string;
	/** First and last date on which it is in force. */
	from?: string;
	until?: string;
};

/** Accepted evidence; in the regular paper with the record that it is, and who usually keeps it. */
type SeedEvidence = SeedText & { record?: string; department?: readonly Department[] };

/** Purpose of a question, its basis, and accepted evidence. */
export type SeedGuidance = {
	purpose: SeedText;
	basis: readonly SeedBasis[];
	evidence: readonly SeedEvidence[];
};

/** Meaning of 100 %, 50 % and 0 % for a check item; `half` is null if 50 % is not defined. */
export type SeedAnchors = { full: SeedText; half: SeedText | null; none: SeedText };

/** Fields of every shipped question. `key` stays the same in every version of the paper, even if its text changes. */
type SeedQuestion = {
	key: string;
	content: SeedText;
	points: number;
	/** Condition for answering "not applicable"; null if not allowed. Shown below the question, not in it. */
	na_condition: SeedText | null;
	guidance: SeedGuidance;
};

/** One check item; `weight` in tenths (3 = 0.3). The weights of a question sum to 10. */
type SeedCheckItem = {
	key: string;
	content: SeedText;
	weight: number;
	anchors: SeedAnchors;
	/** Whether 0 % is a violation although 50 % is defined; for critical questions. */
	is_critical_item?: true;
};

/** A question of the regular (paid) paper; `sdg_targets` are target numbers such as '8.8' or '16.b'. */
export type SeedRegularQuestion = SeedQuestion & {
	/** If the question fails, the report names it, and confirming the report asks for a reason. */
	is_critical: boolean;
	sdg_targets: readonly string[];
	evaluations: readonly SeedCheckItem[];
};

export type SeedSimpleQuestion = SeedQuestion;

/** The questions of a paper by the code of their sub-category ('A1'), in paper order. */
export type SeedQuestions<Q> = Readonly<Record<string, readonly Q[]>>;
