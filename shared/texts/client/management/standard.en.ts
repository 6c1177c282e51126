import type { TextsLike } from '#shared/i18n/translate.ts';
import type { standard as ja } from './standard.ja.ts';

export const standard: TextsLike<typeof ja> = {
	title: 'New standard paper available',
	text: 'This version of the product includes a standard paper that you are not using yet. Use it as the draft to read and change it before you publish it. It is never published automatically.',
	take: 'Use as draft',
	differenceTitle: 'Changes in the new standard paper',
	difference: 'How the new standard paper differs from the current paper.',
	replaceTitle: 'Replace the current draft with the standard paper?',
	replace: 'Replace draft',
};
