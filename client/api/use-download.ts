import { useEffect, useRef, useState } from 'react';
import { type ApiFailure, failureOf } from '#client/base/failure.ts';
import { notify } from '#client/ui/toast.tsx';
import { download, type FileRequest } from './downloads.ts';
import { reactToWrite } from './reactions.ts';

type Options = {
	/** Toast while the server generates the file. */
	waiting?: string;
	/** Failures show no toast; the screen reads `failure`. */
	silent?: boolean;
};

/**
 * One download at a time, with the state of its button. Unmounting stops the polling, not the job: a later request gets
 * the file.
 */
export const useDownload = ({ waiting, silent = false }: Options = {}) => {
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<ApiFailure | null>(null);
	const controller = useRef<AbortController | null>(null);
	useEffect(() => () => controller.current?.abort(), []);
	const start = async (request: FileRequest): Promise<void> => {
		const current = new AbortController();
		const { signal } = current;
		controller.current = current;
		setBusy(true);
		setFailure(null);
		const onWaiting = (): void => {
			if (waiting) notify.loading(waiting);
		};
		try {
			await download(request, { onWaiting, signal });
			notify.dismiss();
		} catch (error) {
			notify.dismiss();
			if (signal.aborted) return;
			const failed = failureOf(error);
			setFailure(failed);
			reactToWrite(failed, silent);
		} finally {
			if (!signal.aborted) setBusy(false);
		}
	};
	return { start, busy, failure };
};
