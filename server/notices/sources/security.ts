import type { Source, Sources } from './source.ts';

/**
 * Account changes. The notice is in the inbox; the mail goes to the address at the time of the event, which an intruder
 * cannot have changed, and only the mail contains the undo link.
 */

/** A change of second factors: inbox, and mail to the address at that time. */
const ofFactors: Source = async (_tx, { user_id: userId, email, at }) =>
	userId === undefined || email === undefined
		? null
		: { audience: { to: 'user', userId }, data: { time: at }, mail: { address: email } };

export const securitySources: Sources = {
	password_changed: async (_tx, { user_id: userId, email, at }) => {
		if (userId === undefined || email === undefined) return null;
		return { audience: { to: 'user', userId }, data: { time: at }, mail: { address: email } };
	},
	email_changed: async (_tx, { user_id: userId, former_email: address, email, nonce, at }) => {
		if (userId === undefined || address === undefined) return null;
		return {
			audience: { to: 'user', userId },
			data: { time: at },
			mail: { address, data: { time: at, ...(email && nonce ? { email, nonce } : {}) } },
		};
	},
	factor_added: ofFactors,
	factor_removed: ofFactors,
	recovery_code_used: ofFactors,
};
