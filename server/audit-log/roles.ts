import type { AuditEventRow } from '#shared/audit/schemas.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { serverText } from '#shared/texts/server.ts';

/** A role in words; events of a company's accounts name the company. */
export const roleName = (
	role: unknown,
	{ detail, locale }: { detail: AuditEventRow['detail']; locale: Locale },
): string => {
	if (role === 0) return serverText(locale, 'audit.roles.admin');
	return serverText(locale, detail.company_id === undefined ? 'audit.roles.assessor' : 'audit.roles.member');
};
