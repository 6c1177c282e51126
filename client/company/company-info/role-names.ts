import type { Translate } from '#client/base/locale.tsx';

/** The names of a member's roles. */
export const roleNamesOf = (t: Translate) => ({
	admin: t('company.roles.admin'),
	member: t('company.roles.member'),
});
