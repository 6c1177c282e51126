import type { TextsLike } from '#shared/i18n/translate.ts';
import type { standard as ja } from './standard.ja.ts';

export const standard: TextsLike<typeof ja> = {
	title: 'There is a new standard paper',
	text: 'This version of the product ships a standard paper that you have not taken yet. Take it as the draft to read and change it before you publish it. It never publishes itself.',
	take: 'Take it as the draft',
	differenceTitle: 'Difference to the new standard paper',
	difference: 'What the new standard paper changes in the current paper.',
	replaceTitle: 'Replace the present draft with the standard paper?',
	replace: 'Replace it',
};
