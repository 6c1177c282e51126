import type { Source, Sources } from './source.ts';

/**
 * Changes of an account. Whoever has it is told in the inbox; the mail goes to the address of that time, which whoever took
 * the account cannot have changed, and alone has the link that undoes a change.
 */
/** A change of the second factors, told in the inbox and at the e-mail of that time. */
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
