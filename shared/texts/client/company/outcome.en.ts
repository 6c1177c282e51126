import type { TextsLike } from '#shared/i18n/translate.ts';
import type { outcome as ja } from './outcome.ja.ts';

export const outcome: TextsLike<typeof ja> = {
	categories: 'Scores by category',
	next: '{{missing}} more {{missing|point|points}} to “{{stars}}”: {{count}} {{count|question reaches|questions reach}} it',
	sinceFirst: 'Initial assessment: {{first}}',
};
