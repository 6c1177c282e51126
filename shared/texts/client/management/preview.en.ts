import type { TextsLike } from '#shared/i18n/translate.ts';
import type { preview as ja } from './preview.ja.ts';

export const preview: TextsLike<typeof ja> = {
	title: 'Preview',
	readers: 'View as',
	as: { company: 'Company', assessor: 'Assessor' },
	explain: 'Explanation of scores: {{level}}',
	empty: 'No sub-categories yet. Add one with questions to see it here.',
	questionOf: 'Question {{number}}',
	naCondition: 'Not applicable if: {{condition}}',
	noNaCondition: 'Not applicable: no condition',
	targets: 'SDG targets: {{targets}}',
	rates: { rate100: '100%', rate50: '50%', rate0: '0%' },
};
