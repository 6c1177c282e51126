import type { TextsLike } from '#shared/i18n/translate.ts';
import type { assessors as ja } from './assessors.ja.ts';

export const assessors: TextsLike<typeof ja> = {
	search: 'Name or email',
	loads: {
		open: 'Open',
		waiting: 'Waiting',
		oldest_days: 'Oldest (days)',
		finished: 'Finished ({{days}} {{days|day|days}})',
	},
	noCompany: 'No company',
	comma: ', ',
	more: ' and {{count}} more',
	empty: 'No accounts yet.',
	noHit: 'No accounts match.',
	edit: 'Edit',
	save: 'Save account',
	assignAdmin: 'Assign companies (admins see all)',
	adminSeesAll: 'Admins can see all companies, so you do not need to assign any.',
	add: { item: 'Add new member', title: 'Register a member', action: 'Register member' },
	assign: { item: 'Assign companies', title: 'Companies of {{name}}', action: 'Save companies' },
	password: {
		item: 'Change password',
		title: 'Change the password of {{name}}',
		help: 'Changing the password logs this account out.',
	},
	delete: { item: 'Delete', action: 'Delete account' },
	picker: {
		search: 'Search companies',
		onlyFree: 'Only companies without an assessor',
		free: 'No assessor',
		hits: 'Companies found',
		chosen: 'Chosen: {{count}}',
		remove: 'Remove {{company}}',
		page: 'Page {{page}} of {{last}}',
	},
};
