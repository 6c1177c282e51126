import { useEffect, useState } from 'react';
import { api } from '#client/api/client.ts';
import { fetchFile } from './fetch-file.ts';
import type { ViewedFile } from './file.ts';

export type Bytes =
	| { state: 'loading'; share: number }
	| { state: 'failed'; error: unknown }
	| { state: 'here'; bytes: Uint8Array<ArrayBuffer> };

const BEGUN: Bytes = { state: 'loading', share: 0 };

/** Bytes of a file, fetched when opened and again after each `again`. */
export const useBytes = ({ file_path, byte_size }: ViewedFile) => {
	const { client } = api.useUtils();
	const [loaded, setLoaded] = useState<Bytes>(BEGUN);
	const [tries, setTries] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each try fetches anew
	useEffect(() => {
		const stop = new AbortController();
		const { signal } = stop;
		setLoaded(BEGUN);
		fetchFile({
			link: async () => (await client.files.link.query({ filePath: file_path }, { signal })).data.url,
			size: byte_size,
			onShare: (share) => setLoaded({ state: 'loading', share }),
			signal,
		}).then(
			(bytes) => {
				if (!signal.aborted) setLoaded({ state: 'here', bytes });
			},
			(error) => {
				if (!signal.aborted) setLoaded({ state: 'failed', error });
			},
		);
		return () => stop.abort();
	}, [client, file_path, byte_size, tries]);
	return { loaded, again: () => setTries((before) => before + 1) };
};
