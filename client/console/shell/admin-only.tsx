import { type ReactNode, useEffect } from 'react';
import { reactToLoad } from '#client/api/reactions.ts';
import { ApiFailure } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { consolePages } from '#shared/pages/console.ts';
import { useStaff } from './staff.ts';

/** Signs out, as after a 403 of the server. */
export const Refused = () => {
	const { t } = useText();
	useEffect(() => reactToLoad(new ApiFailure(403, t('common.errors.unauthorized'))), [t]);
	return null;
};

/** Guards admin screens. */
export const AdminOnly = ({ children }: { children: ReactNode }) => (useStaff().isAdmin ? children : <Refused />);

const ADMIN_SCREENS: readonly string[] = [
	consolePages.confirmAssessments,
	consolePages.confirmReassessments,
	consolePages.auditEvents,
];

/** Whether the screen is for admins alone: the shell then asks nothing for an assessor, who is signed out at once. */
export const isForAdmins = (path: string): boolean => ADMIN_SCREENS.includes(path);
