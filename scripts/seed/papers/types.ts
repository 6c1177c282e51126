/** A text of a shipped paper: Japanese and its English twin. */
export type SeedText = { ja: string; en: string };

/**
 * What a question rests on: a law whose breach is unlawful, a duty to make an effort, or good practice. `as_of` is the day
 * on which it was checked ('2026-11-21').
 */
export type SeedBasis = {
	kind: 'law' | 'duty' | 'good_practice';
	text: SeedText;
	source: SeedText;
	as_of: string;
};

/** Why a question is asked, what it rests on, and what is accepted as evidence. */
export type SeedGuidance = {
	purpose: SeedText;
	basis: readonly SeedBasis[];
	evidence: readonly SeedText[];
};

/** When a check item is rated 100 %, 50 % and 0 %; `half` is null where there is nothing between. */
export type SeedAnchors = { full: SeedText; half: SeedText | null; none: SeedText };

/** What every shipped question has. `key` stays the same in every version of the paper, whatever its text becomes. */
type SeedQuestion = {
	key: string;
	content: SeedText;
	points: number;
	/** When "not applicable" may be answered; null: never. Shown under the question, not in it. */
	na_condition: SeedText | null;
	guidance: SeedGuidance;
};

/** One check item; `weight` in tenths (3 = 0.3). The weights of a question sum to 10. */
export type SeedCheckItem = {
	key: string;
	content: SeedText;
	weight: number;
	anchors: SeedAnchors;
	/** Whether 0 % is a violation although there is a 50 %; of critical questions. */
	is_critical_item?: true;
};

/** A question of the regular (paid) paper; `sdg_targets` are target numbers such as '8.8' or '16.b'. */
export type SeedRegularQuestion = SeedQuestion & {
	/** A failure of it is named on the report, and confirming asks for a reason. */
	is_critical: boolean;
	sdg_targets: readonly string[];
	evaluations: readonly SeedCheckItem[];
};

/** A question of the simple (free) paper. */
export type SeedSimpleQuestion = SeedQuestion;

/** The questions of a paper by the code of their sub-category ('A1'), in paper order. */
export type SeedQuestions<Q> = Readonly<Record<string, readonly Q[]>>;
