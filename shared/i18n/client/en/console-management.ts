import type { management as ja } from '#shared/i18n/client/ja/console-management.ts';
import type { TextsLike } from '#shared/i18n/translate.ts';
import { accounts } from './console-management-accounts.ts';
import { companies, companyForm } from './console-management-companies.ts';
import { editor } from './console-management-editor.ts';
import { papers } from './console-management-papers.ts';

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
