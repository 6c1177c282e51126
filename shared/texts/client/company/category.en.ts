import type { TextsLike } from '#shared/i18n/translate.ts';
import type { category as ja } from './category.ja.ts';

export const category: TextsLike<typeof ja> = {
	back: 'Back to the assessment',
	subCategories: 'Sub-categories',
	subCategory: 'Sub-category',
	empty: 'This category has no sub-categories.',
	neverSaved: 'Not saved yet',
	answer: 'Answer',
	review: 'Review answers',
	actionOf: '{{action}}: {{content}}',
	previous: 'Previous category',
	next: 'Next category',
	neighbours: 'Other categories',
};
