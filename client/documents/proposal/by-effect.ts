import type { ImprovementProposal } from '#shared/proposals/schemas.ts';

type Main = ImprovementProposal['main_category_results'][number];
type Sub = Main['sub_category_results'][number];

export type ListedSub = Sub & { category: string };
/** `gain` in points of the total score, to one decimal. */
export type ProposedSub = ListedSub & { gain: number };

/**
 * Points that a full rating would add to the total score: those of the explanation, and where the paper explains nothing
 * an estimate, as if all sub-categories of a category counted alike. Without a score none.
 */
const gainOf = (sub: Sub, main: Main): number => {
	if (sub.score === null) return 0;
	const scored = main.sub_category_results.filter(({ score }) => score !== null).length;
	return sub.gain ?? Math.round(((100 - sub.score) * 10) / scored) / 10;
};

/** Sub-categories with a proposal, those that would add most to the total score first; ties in paper order. */
export const proposedByEffect = (mains: readonly Main[]): ProposedSub[] =>
	mains
		.flatMap((main) =>
			main.sub_category_results
				.filter(({ proposal_note }) => proposal_note)
				.map((sub) => ({ ...sub, category: main.content, gain: gainOf(sub, main) })),
		)
		.sort((one, other) => other.gain - one.gain);

export type Run = { category: string; subs: ProposedSub[] };

/** In the same order, with neighbors of one category together. */
export const runsOf = (proposed: readonly ProposedSub[]): Run[] => {
	const runs: Run[] = [];
	for (const sub of proposed) {
		const last = runs.at(-1);
		if (last?.category === sub.category) last.subs.push(sub);
		else runs.push({ category: sub.category, subs: [sub] });
	}
	return runs;
};

/** Sub-categories without a proposal, in paper order. */
export const withoutProposal = (mains: readonly Main[]): ListedSub[] =>
	mains.flatMap(({ content, sub_category_results: subs }) =>
		subs.filter(({ proposal_note }) => !proposal_note).map((sub) => ({ ...sub, category: content })),
	);
