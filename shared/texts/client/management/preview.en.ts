import type { TextsLike } from '#shared/i18n/translate.ts';
import type { preview as ja } from './preview.ja.ts';

export const preview: TextsLike<typeof ja> = {
	title: 'Preview',
	readers: 'Shown as to',
	as: { company: 'As companies see it', assessor: 'As assessors see it' },
	explain: 'Explanation of scores: {{level}}',
	empty: 'There are no sub-categories yet. Add one with questions, and it appears here.',
	questionOf: 'Question {{number}}',
	naCondition: 'Not applicable if: {{condition}}',
	noNaCondition: 'Not applicable: no condition',
	targets: 'SDG targets: {{targets}}',
	rates: { rate100: '100%', rate50: '50%', rate0: '0%' },
};
