import { useEffect, useRef } from 'react';
import { type AccountArea, signInCalls } from '#client/accounts/calls.ts';
import { fillsInPasskeys } from '#client/accounts/second-factor/offered.ts';
import { offerPasskeys, type signWithPasskey } from '#client/accounts/second-factor/passkeys.ts';
import { CHALLENGE_MINUTES } from '#shared/accounts/second-factor.ts';

/** While a page is open nobody may have come to it yet: before what was asked expires, it is asked anew. */
const OFFER_MS = (CHALLENGE_MINUTES - 1) * 60_000;

export type Signed = { challenge: string; passkey: Awaited<ReturnType<typeof signWithPasskey>> };

/** Resolves once somebody looks at the page, or nobody is to be asked any more. */
const seen = (ended: AbortSignal): Promise<void> =>
	new Promise((resolve) => {
		const look = (): void => {
			if (document.hidden && !ended.aborted) return;
			document.removeEventListener('visibilitychange', look);
			ended.removeEventListener('abort', look);
			resolve();
		};
		document.addEventListener('visibilitychange', look);
		ended.addEventListener('abort', look);
		look();
	});

/**
 * Offers passkeys among the names and passwords that the browser fills in, while nothing else is under way: neither a
 * sign-in with the password nor a passkey that the button asks for. What keeps the browser or the server from it is not
 * told, for nobody has asked for it, and the button is there.
 */
export const usePasskeyAutofill = (area: AccountArea, isIdle: boolean, onSigned: (signed: Signed) => void): void => {
	const start = signInCalls(area).startPasskeyLogin.useMutation({ meta: { handlesFailure: true, silent: true } });
	const latest = useRef({ ask: start.mutateAsync, onSigned });
	latest.current = { ask: start.mutateAsync, onSigned };
	useEffect(() => {
		if (!isIdle) return;
		const ending = new AbortController();
		const { signal: ended } = ending;
		const offer = async (): Promise<void> => {
			if (!(await fillsInPasskeys())) return;
			while (!ended.aborted) {
				await seen(ended);
				if (ended.aborted) return;
				const { challenge, passkey: options } = (await latest.current.ask()).data;
				const passkey = await offerPasskeys(options, { milliseconds: OFFER_MS, ended });
				if (passkey) return latest.current.onSigned({ challenge, passkey });
			}
		};
		offer().catch(() => {});
		return () => ending.abort();
	}, [isIdle]);
};
