import { createContext, useContext } from 'react';
import type { SignedInUser } from '#client/api/session.ts';

/** The signed-in person of the console, as the cookie names them. What they may do is decided by the server. */
const StaffContext = createContext<SignedInUser | null>(null);

export const StaffProvider = StaffContext.Provider;

export const ADMIN_ROLE = 0;

export const useStaff = (): SignedInUser & { isAdmin: boolean } => {
	const staff = useContext(StaffContext);
	if (!staff) throw new Error('only screens inside the console shell know who is signed in');
	return { ...staff, isAdmin: staff.role === ADMIN_ROLE };
};
