import type { TextsLike } from '#shared/i18n/translate.ts';
import { accounts } from './assessors/en.ts';
import { companies, companyForm } from './companies/en.ts';
import { editor } from './editor/en.ts';
import type { management as ja } from './ja.ts';
import { papers } from './papers/en.ts';

export const management: TextsLike<typeof ja> = {
	passwordHelp: 'At least 8 characters.',
	cannotUndo: 'This cannot be undone.',
	actionsOf: 'Actions for {{name}}',
	companies,
	companyForm,
	papers,
	editor,
	...accounts,
};
