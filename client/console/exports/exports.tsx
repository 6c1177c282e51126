import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { download, type FileRequest } from '#client/api/downloads.ts';
import { reactToWrite } from '#client/api/reactions.ts';
import { type ApiFailure, failureOf } from '#client/base/failure.ts';
import type { Progress } from '#shared/exports/frames.ts';

type Exports = {
	start: (file: FileRequest) => void;
	stop: () => void;
	dismiss: () => void;
	isRunning: boolean;
	failed: { file: FileRequest; failure: ApiFailure } | null;
	/** Updated with every chunk that arrives, without a render; read it periodically. Null before the first chunk. */
	progress: RefObject<Progress | null>;
};

const Context = createContext<Exports | null>(null);

/** Runs list downloads, one at a time. Mounted in the shell, so that they continue across screens. */
export const ExportsProvider = ({ children }: { children: ReactNode }) => {
	const [isRunning, setRunning] = useState(false);
	const [failed, setFailed] = useState<Exports['failed']>(null);
	const progress = useRef<Progress | null>(null);
	const controller = useRef<AbortController | null>(null);
	const stop = (): void => controller.current?.abort();
	useEffect(() => () => controller.current?.abort(), []);
	const run = async (file: FileRequest): Promise<void> => {
		const current = new AbortController();
		controller.current = current;
		progress.current = null;
		setRunning(true);
		setFailed(null);
		try {
			await download(file, {
				signal: current.signal,
				onProgress: (told) => {
					progress.current = told;
				},
			});
		} catch (error) {
			if (current.signal.aborted) return;
			const failure = failureOf(error);
			setFailed({ file, failure });
			reactToWrite(failure, true);
		} finally {
			setRunning(false);
		}
	};
	const start = (file: FileRequest): void => {
		if (!isRunning) void run(file);
	};
	const value = { start, stop, dismiss: () => setFailed(null), isRunning, failed, progress };
	return <Context.Provider value={value}>{children}</Context.Provider>;
};

export const useExports = (): Exports => {
	const found = useContext(Context);
	if (!found) throw new Error('no ExportsProvider');
	return found;
};
