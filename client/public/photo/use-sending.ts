import { useEffect, useRef, useState } from 'react';
import { api } from '#client/api/client.ts';
import { upload } from '#client/api/uploads.ts';
import { failureOf } from '#client/base/failure.ts';
import type { PhonePlace } from '#shared/evidence/phone.ts';
import { takeCode } from './code.ts';
import { nextOf, type Queue, withAllEnded, withChange, withPhotos } from './queue.ts';

const WHOLE = 100;

/** What the page knows of its code; `unreachable` where the server could not be asked. */
export type CodeState = 'checking' | 'missing' | 'unreachable' | 'ready' | 'ended';

const refusalOf = (error: unknown): string => {
	const { errors, message } = failureOf(error);
	return errors.document?.[0] ?? message;
};

const isEnded = (error: unknown): boolean => failureOf(error).status === 404;

/** The code of the page, and sending photos with it one after the other. */
export const useSending = () => {
	const { client } = api.useUtils();
	const [state, setState] = useState<CodeState>('checking');
	const [place, setPlace] = useState<PhonePlace | null>(null);
	const [queue, setQueue] = useState<Queue>([]);
	const [leftOut, setLeftOut] = useState(0);
	// Refs, since sending goes on over many renders.
	const code = useRef<string | null>(null);
	const latest = useRef(queue);
	const isSending = useRef(false);

	const show = (next: Queue): void => {
		latest.current = next;
		setQueue(next);
	};
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

	const sendNext = async (token: string): Promise<void> => {
		const photo = nextOf(latest.current);
		if (!photo) return;
		const change = (changed: Parameters<typeof withChange>[2]): void =>
			show(withChange(latest.current, photo.number, changed));
		change({ state: 'sending', percent: 0, error: null });
		try {
			// The server looks at the token before it takes the file.
			const form = { token, document: photo.file };
			const onProgress = (share: number) => change({ percent: Math.round(share * WHOLE) });
			learn((await upload('/phone_uploads/files', form, onProgress)).data);
			change({ state: 'sent' });
		} catch (error) {
			const hasEnded = isEnded(error);
			// Why is said once, above all photos.
			change({ state: 'failed', error: hasEnded ? null : refusalOf(error) });
			if (hasEnded) {
				show(withAllEnded(latest.current));
				return setState('ended');
			}
		}
		return sendNext(token);
	};

	const send = async (): Promise<void> => {
		if (isSending.current || code.current === null) return;
		isSending.current = true;
		await sendNext(code.current);
		isSending.current = false;
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

	return {
		state,
		place,
		queue,
		/** How many of the last choice were too many. */
		leftOut,
		check,
		add: (files: readonly File[]): void => {
			const next = withPhotos(latest.current, files, place?.remaining ?? 0);
			show(next.queue);
			setLeftOut(next.leftOut);
			void send();
		},
		retry: (number: number): void => {
			show(withChange(latest.current, number, { state: 'waiting', error: null }));
			void send();
		},
	};
};
