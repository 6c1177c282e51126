import type { PaperDifference } from '#shared/papers/difference.ts';

export const CHANGES = ['new', 'changed', 'gone'] as const;
type Change = (typeof CHANGES)[number];

export type DifferenceCounts = Record<Change, number>;

export const countsOf = (difference: PaperDifference): DifferenceCounts => {
	const countOf = (change: Change): number => difference.filter((part) => part.change === change).length;
	return { new: countOf('new'), changed: countOf('changed'), gone: countOf('gone') };
};
