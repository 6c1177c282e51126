import { useEffect, useRef } from 'react';
import { type AccountArea, signInCalls } from '#client/accounts/calls.ts';
import { fillsInPasskeys } from '#client/accounts/second-factor/offered.ts';
import { offerPasskeys, type signWithPasskey } from '#client/accounts/second-factor/passkeys.ts';
import { CHALLENGE_MINUTES } from '#shared/accounts/challenge.ts';

/** The page may stay open for hours: a new challenge is requested before the current one expires. */
const OFFER_MS = (CHALLENGE_MINUTES - 1) * 60_000;

export type Signed = { challenge: string; passkey: Awaited<ReturnType<typeof signWithPasskey>> };

/** Resolves when the tab becomes visible, or when `ended` aborts. */
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
 * Offers passkeys in the autofill of the sign-in fields while no other sign-in is in progress (password or passkey
 * button). Errors are ignored: the user did not ask for this, and the button remains.
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
