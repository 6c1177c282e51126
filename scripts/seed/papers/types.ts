/** A text of a shipped paper: Japanese and its English twin. */
export type SeedText = { ja: string; en: string };

/** One check item; `weight` in tenths (3 = 0.3). The weights of a question sum to 10. */
export type SeedCheckItem = { content: SeedText; weight: number };

/** A question of the regular (paid) paper; `sdg_targets` are target numbers such as '8.8' or '16.b'. */
export type SeedRegularQuestion = {
	content: SeedText;
	points: number;
	sdg_targets: readonly string[];
	evaluations: readonly SeedCheckItem[];
};

/** A question of the simple (free) paper. */
export type SeedSimpleQuestion = { content: SeedText; points: number };

/** The questions of one main category, by the code of their sub-category ('A1'), in paper order. */
export type SeedQuestions<Q> = Readonly<Record<string, readonly Q[]>>;
