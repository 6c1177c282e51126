import type { TextsLike } from '#shared/i18n/translate.ts';
import type { guidance as ja } from './guidance.ja.ts';

export const guidance: TextsLike<typeof ja> = {
	words: 'Terms and how to answer',
	folded: 'Guidance for {{question}}: purpose, basis, accepted evidence',
	condition: 'Not applicable only if: {{condition}}',
	kinds: { law: 'Law', duty: 'Duty to make efforts, guideline', good_practice: 'Good practice' },
	coming: 'in force from {{date}}',
	past: 'in force until {{date}}',
	notInForce: '{{kind}} ({{state}})',
	source: 'Source: {{source}}',
	sourceAsOf: 'Source: {{source}} (as of {{date}})',
};
