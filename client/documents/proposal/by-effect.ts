import type { ImprovementProposal } from '#shared/proposals/schemas.ts';

type Main = ImprovementProposal['main_category_results'][number];
type Sub = Main['sub_category_results'][number];

export type ProposedSub = Sub & { category: string };

/**
 * Points of the total score that a sub-category could still bring, as if all of its category counted alike: the weights
 * of questions are not part of a proposal. A sub-category without a score could bring none.
 */
const roomOf = (sub: Sub, main: Main): number => {
	const scored = main.sub_category_results.filter(({ score }) => score !== null).length;
	return sub.score === null ? 0 : (100 - sub.score) / scored;
};

/** Sub-categories with a proposal, those with the most room for the total score first; ties in paper order. */
export const proposedByEffect = (mains: readonly Main[]): ProposedSub[] =>
	mains
		.flatMap((main) =>
			main.sub_category_results
				.filter(({ proposal_note }) => proposal_note)
				.map((sub) => ({ proposed: { ...sub, category: main.content }, room: roomOf(sub, main) })),
		)
		.sort((one, other) => other.room - one.room)
		.map(({ proposed }) => proposed);

/** Sub-categories without a proposal, in paper order. */
export const withoutProposal = (mains: readonly Main[]): ProposedSub[] =>
	mains.flatMap(({ content, sub_category_results: subs }) =>
		subs.filter(({ proposal_note }) => !proposal_note).map((sub) => ({ ...sub, category: content })),
	);
