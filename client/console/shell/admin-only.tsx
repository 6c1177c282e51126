import { type ReactNode, useEffect } from 'react';
import { reactToLoad } from '#client/api/reactions.ts';
import { ApiFailure } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { useStaff } from './staff.ts';

/** Guards admin screens: for assessors it behaves as after a 403 of the server. */
export const AdminOnly = ({ children }: { children: ReactNode }) => {
	const { isAdmin } = useStaff();
	const { t } = useText();
	useEffect(() => {
		if (!isAdmin) reactToLoad(new ApiFailure(403, t('common.errors.unauthorized')));
	}, [isAdmin, t]);
	return isAdmin ? children : null;
};
