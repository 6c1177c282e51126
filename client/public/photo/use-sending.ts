import { useRef, useState } from 'react';
import { upload } from '#client/api/uploads.ts';
import { failureOf } from '#client/base/failure.ts';
import { nextOf, type Queue, withAllEnded, withChange, withPhotos } from './queue.ts';
import { isEnded, useCode } from './use-code.ts';

const WHOLE = 100;

const refusalOf = (error: unknown): string => {
	const { errors, message } = failureOf(error);
	return errors.document?.[0] ?? message;
};

/** The code of the page, and sending photos with it one after the other. */
export const useSending = () => {
	const { state, place, current, check, learn, end } = useCode();
	const [queue, setQueue] = useState<Queue>([]);
	const [leftOut, setLeftOut] = useState(0);
	// Refs, since uploads continue across renders and need the current values.
	const latest = useRef(queue);
	const isSending = useRef(false);

	const show = (next: Queue): void => {
		latest.current = next;
		setQueue(next);
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
				return end();
			}
		}
		return sendNext(token);
	};

	const send = async (): Promise<void> => {
		const token = current();
		if (isSending.current || token === null) return;
		isSending.current = true;
		await sendNext(token);
		isSending.current = false;
	};

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
