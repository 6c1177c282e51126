import { readUser } from '#client/api/session.ts';

/**
 * Which certificates a person has opened in this browser. In localStorage, per account: reads of the server store
 * nothing, the inbox marks its notice as read before the certificate opens, and at worst a moment is shown once more on
 * another device.
 */

const keyOf = (code: string): string => `certificate-seen:${readUser()?.email ?? ''}:${code}`;

/** True where storage is disabled, so that the moment is not shown at every visit. */
export const isSeen = (code: string): boolean => {
	try {
		return localStorage.getItem(keyOf(code)) !== null;
	} catch {
		return true;
	}
};

export const markSeen = (code: string): void => {
	try {
		localStorage.setItem(keyOf(code), 'yes');
	} catch {
		// Storage is full: the moment is shown again.
	}
};
