import type { CallContext } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { asciiAddress } from '#shared/mail-address.ts';
import { auditedLimit } from './audited-limit.ts';
import type { AccountName } from './queries.ts';
import { isKnownNetwork } from './sign-in-networks.ts';

type LimitDeps = Pick<Deps, 'db' | 'clock' | 'limits' | 'auditCounter'>;

/**
 * Counts a sign-in attempt before the password is verified, so that concurrent attempts count too: by address, by
 * email and address, and by account if the network is unknown to it. Returns a function that gives the attempt back,
 * since only failures count.
 * @throws TooManyAttempts
 */
export const countSignIn = async (
	deps: LimitDeps,
	account: AccountName,
	call: CallContext,
): Promise<() => Promise<void>> => {
	const { limits, db, clock } = deps;
	const accountKey = `${account.area} ${asciiAddress(account.email)}`;
	const emailKey = `${accountKey} ${call.limitKey}`;
	let isKnown = false;
	await auditedLimit(deps, { name: `${account.area}.login` }, call, async () => {
		await limits.loginPerAddress.consume(call.limitKey);
		await limits.loginPerEmail.consume(emailKey);
		isKnown = await isKnownNetwork(db, clock, account, call.address);
		if (!isKnown) await limits.loginPerAccount.consume(accountKey);
	});
	return async () => {
		await limits.loginPerAddress.reward(call.limitKey);
		await limits.loginPerEmail.reward(emailKey);
		if (!isKnown) await limits.loginPerAccount.reward(accountKey);
	};
};
