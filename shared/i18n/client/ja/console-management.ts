import { accounts } from './console-management-accounts.ts';
import { companies, companyForm } from './console-management-companies.ts';
import { editor } from './console-management-editor.ts';
import { papers } from './console-management-papers.ts';

/** Companies, their people, assessors, papers and inquiries. */
export const management = {
	passwordHelp: '8文字以上で入力してください。',
	cannotUndo: 'この操作は元に戻せません。',
	actionsOf: '{{name}}さんの操作',
	companies,
	companyForm,
	papers,
	editor,
	...accounts,
} as const;
