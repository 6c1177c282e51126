import type { TextsLike } from '#shared/i18n/translate.ts';
import type { contacts as ja } from './contacts.ja.ts';

export const contacts: TextsLike<typeof ja> = {
	assessors: 'Assessed by: {{names}}',
	operator: 'Operator: {{name}}',
	nobody: 'Once an assessor is assigned, the name is shown here.',
};
