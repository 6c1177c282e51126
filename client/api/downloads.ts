import { parse } from 'content-disposition';
import { failureOfResponse } from '#client/base/failure.ts';
import type { FileCalls } from '#server/router.ts';
import { FRAMED } from '#shared/exports/frames.ts';
import { addressOf } from './address.ts';
import { type OnRows, readFramed } from './framed.ts';
import { send } from './transport.ts';

/** Downloads of generated files: requested with our headers, saved under the name in `Content-Disposition`. */

/** A file route by its path below /api, with its input: the query of a GET, the JSON body of a POST. */
export type FileRequest = {
	[Path in keyof FileCalls]: { path: Path; input: FileCalls[Path]['input'] } & (FileCalls[Path]['method'] extends 'POST'
		? { method: 'POST' }
		: { method?: 'GET' });
}[keyof FileCalls];

type Options = {
	/** Called at each 202, while the server is still generating the file. */
	onWaiting?: () => void;
	/** Called while a file arrives that the server is still generating. */
	onProgress?: OnRows;
	signal?: AbortSignal;
};

/** For a response without a file name. */
const DEFAULT_NAME = 'download';

/** For a 202 without `Retry-After`. */
const DEFAULT_RETRY_SECONDS = 2;
/** After this many attempts the job counts as failed. */
const MAX_ATTEMPTS = 30;

const wait = (seconds: number, signal: AbortSignal | undefined): Promise<void> =>
	new Promise((resolve, reject) => {
		const timer = setTimeout(resolve, seconds * 1_000);
		signal?.addEventListener('abort', () => {
			clearTimeout(timer);
			reject(signal.reason);
		});
	});

/** File name in `Content-Disposition`; `filename*` takes precedence, since only it can contain Japanese. */
export const filenameOf = (disposition: string | null): string | null =>
	(disposition && parse(disposition).parameters.filename) || null;

export const saveAs = (file: Blob, name: string): void => {
	const address = URL.createObjectURL(file);
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	// The browser reads the object URL after this task.
	setTimeout(() => URL.revokeObjectURL(address), 10_000);
};

const bodyOf = (response: Response, onProgress: OnRows | undefined): Promise<Blob> =>
	response.body && onProgress && response.headers.get('Content-Type') === FRAMED
		? readFramed(response.body, onProgress)
		: response.blob();

const requestOf = ({ path, input, method = 'GET' }: FileRequest): { address: string; init: RequestInit } =>
	method === 'GET'
		? { address: addressOf(path, input), init: { method } }
		: {
				address: `/api${path}`,
				init: { method, body: JSON.stringify(input), headers: { 'Content-Type': 'application/json' } },
			};

/**
 * Downloads a file. On 202 (still being generated) it retries after `Retry-After` (contract, section 10).
 * @throws ApiFailure
 */
export const download = async (
	request: FileRequest,
	{ onWaiting, onProgress, signal }: Options = {},
): Promise<void> => {
	const { address, init } = requestOf(request);
	const headers = { ...init.headers, ...(onProgress ? { Accept: `${FRAMED}, */*;q=0.5` } : {}) };
	for (let attempt = 1; ; attempt += 1) {
		const response = await send(address, { ...init, headers, ...(signal ? { signal } : {}) });
		if (response.status !== 202 && response.ok) {
			return saveAs(
				await bodyOf(response, onProgress),
				filenameOf(response.headers.get('Content-Disposition')) ?? DEFAULT_NAME,
			);
		}
		if (response.status !== 202 || attempt >= MAX_ATTEMPTS) throw await failureOfResponse(response);
		onWaiting?.();
		await wait(Number(response.headers.get('Retry-After')) || DEFAULT_RETRY_SECONDS, signal);
	}
};
