import { createContext, useContext } from 'react';
import type { SignedInUser } from '#client/api/session.ts';

/** The signed-in console user, from the `user` cookie. For display only: the server checks permissions. */
const StaffContext = createContext<SignedInUser | null>(null);

export const StaffProvider = StaffContext.Provider;

export const ADMIN_ROLE = 0;

export const useStaff = (): SignedInUser & { isAdmin: boolean } => {
	const staff = useContext(StaffContext);
	if (!staff) throw new Error('useStaff needs a StaffProvider');
	return { ...staff, isAdmin: staff.role === ADMIN_ROLE };
};
