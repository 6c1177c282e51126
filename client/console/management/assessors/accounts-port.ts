import type { PeoplePort } from '#client/accounts/people/port.ts';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { ADMIN_ROLE, useStaff } from '#client/console/shell/staff.ts';

/** The accounts of the console. Only admins manage them. */
export const useAccountsPort = (): PeoplePort => {
	const { t } = useText();
	const utils = api.useUtils();
	const { email } = useStaff();
	return {
		calls: api.console.adminUsers,
		refresh: () => utils.console.adminUsers.invalidate(),
		isOwn: (person) => person.email === email,
		mayRemoveFactors: true,
		repeatsRefusal: false,
		words: {
			role: (role) => t(role === ADMIN_ROLE ? 'console.shell.admin' : 'console.shell.assessor'),
			edit: t('management.assessors.edit'),
			save: t('management.assessors.save'),
			setPassword: t('management.assessors.password.item'),
			setPasswordTitle: (name) => t('management.assessors.password.title', { name }),
			setPasswordHelp: t('management.assessors.password.help'),
			remove: t('management.assessors.delete.item'),
			removeAction: t('management.assessors.delete.action'),
		},
	};
};
