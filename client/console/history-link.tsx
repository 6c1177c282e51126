import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { useStaff } from '#client/console/shell/staff.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import type { AUDIT_SUBJECTS } from '#shared/audit/schemas.ts';

/** Leads admins to the history of a record in the audit log. */
export const HistoryLink = ({ subject, id }: { subject: (typeof AUDIT_SUBJECTS)[number]; id: number }) => {
	const { t } = useText();
	const { isAdmin } = useStaff();
	if (!isAdmin) return null;
	return <ButtonLink to={consolePaths.historyOf(subject, id)}>{t('console.shell.history')}</ButtonLink>;
};
