import { type AccountArea, factorCalls } from '#client/accounts/calls.ts';
import type { FactorAdded } from '#shared/accounts/second-factor.ts';
import { makePasskey } from './passkeys.ts';

/**
 * Creates a passkey and stores it. Without a password, the enrollment ticket (a cookie) authorizes the call.
 * @throws ApiFailure
 */
export const useAddPasskey = (area: AccountArea) => {
	const calls = factorCalls(area);
	const start = calls.startPasskey.useMutation({ meta: { handlesFailure: true, silent: true } });
	const add = calls.addPasskey.useMutation({ meta: { handlesFailure: true } });
	return async (name: string, password?: string): Promise<FactorAdded> => {
		const { challenge, options } = (await start.mutateAsync(password === undefined ? {} : { password })).data;
		const passkey = await makePasskey(options);
		return (await add.mutateAsync({ challenge, name, passkey })).data;
	};
};
