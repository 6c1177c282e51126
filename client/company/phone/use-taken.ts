import { useEffect, useRef, useState } from 'react';
import { upload } from '#client/api/uploads.ts';
import { failureOf } from '#client/base/failure.ts';

/** Photos that this device's own camera took, sent one after the other like those of another phone. */
export const useTaken = (taken: readonly File[], token: string | null, onArrived: () => unknown) => {
	const [waiting, setWaiting] = useState(taken);
	const [failure, setFailure] = useState<string | null>(null);
	const isSending = useRef(false);
	const [next] = waiting;
	// biome-ignore lint/correctness/useExhaustiveDependencies: `onArrived` is new in each render
	useEffect(() => {
		if (!next || token === null || failure !== null || isSending.current) return;
		isSending.current = true;
		const send = async (): Promise<void> => {
			await upload('/phone_uploads/files', { token, document: next });
			await onArrived();
			setWaiting((photos) => photos.slice(1));
		};
		send()
			.catch((error) => {
				const { errors, message } = failureOf(error);
				setFailure(errors.document?.[0] ?? message);
			})
			.finally(() => {
				isSending.current = false;
			});
	}, [next, token, failure]);
	return {
		isSending: waiting.length > 0 && failure === null,
		failure,
		add: (photos: readonly File[]): void => setWaiting((before) => [...before, ...photos]),
		retry: (): void => setFailure(null),
		giveUp: (): void => {
			setWaiting([]);
			setFailure(null);
		},
	};
};
