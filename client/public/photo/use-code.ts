import { useEffect, useRef, useState } from 'react';
import { api } from '#client/api/client.ts';
import { failureOf } from '#client/base/failure.ts';
import type { PhonePlace } from '#shared/evidence/phone.ts';
import { takeCode } from './code.ts';

/** What the page knows of its code; `unreachable` where the server could not be asked. */
type CodeState = 'checking' | 'missing' | 'unreachable' | 'ready' | 'ended';

/** Whether a call failed because the code is no longer valid. */
export const isEnded = (error: unknown): boolean => failureOf(error).status === 404;

/** The code of the page and the place that it leads to, asked for again when the code changes or runs out. */
export const useCode = () => {
	const { client } = api.useUtils();
	const [state, setState] = useState<CodeState>('checking');
	const [place, setPlace] = useState<PhonePlace | null>(null);
	// A ref, since uploads continue across renders and need the current code.
	const code = useRef<string | null>(null);

	const learn = (next: PhonePlace): void => {
		setPlace(next);
		setState('ready');
	};

	const check = async (): Promise<void> => {
		code.current = takeCode();
		if (code.current === null) return setState('missing');
		setState('checking');
		try {
			learn((await client.phone.state.mutate({ token: code.current })).data);
		} catch (error) {
			setState(isEnded(error) ? 'ended' : 'unreachable');
		}
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: the page is opened once, and a new code comes with a new fragment
	useEffect(() => {
		void check();
		const onCode = (): void => {
			if (location.hash) void check();
		};
		window.addEventListener('hashchange', onCode);
		return () => window.removeEventListener('hashchange', onCode);
	}, []);

	// The time of a code runs out whether or not something is sent.
	// biome-ignore lint/correctness/useExhaustiveDependencies: `check` reads refs
	useEffect(() => {
		if (!place || state !== 'ready') return;
		const timer = setTimeout(() => void check(), Math.max(0, Date.parse(place.expires_at) - Date.now()));
		return () => clearTimeout(timer);
	}, [place?.expires_at, state]);

	return { state, place, current: (): string | null => code.current, check, learn, end: (): void => setState('ended') };
};
