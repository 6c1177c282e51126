import { parse } from 'content-disposition';
import { failureOfResponse } from './failure.ts';
import { send } from './transport.ts';

/** Files that the server makes: asked for with our headers, saved under the name that the server gives. */

type DownloadOptions = {
	method?: 'GET' | 'POST';
	body?: unknown;
	/** Where the server gives no name. */
	filename: string;
	/** The file is still being made; called at each further asking. */
	onWaiting?: () => void;
	signal?: AbortSignal;
};

const FIRST_WAIT_SECONDS = 2;
/** Beyond this the job has failed or is stuck: better said than waited for. */
const MAX_ASKINGS = 30;

const wait = (seconds: number, signal: AbortSignal | undefined): Promise<void> =>
	new Promise((resolve, reject) => {
		const timer = setTimeout(resolve, seconds * 1_000);
		signal?.addEventListener('abort', () => {
			clearTimeout(timer);
			reject(signal.reason);
		});
	});

/** The name in `Content-Disposition`; the encoded one wins, since only it can hold Japanese. */
export const filenameOf = (disposition: string | null): string | null =>
	(disposition && parse(disposition).parameters.filename) || null;

const saveAs = (file: Blob, name: string): void => {
	const address = URL.createObjectURL(file);
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	// The browser reads the address after this task.
	setTimeout(() => URL.revokeObjectURL(address), 10_000);
};

/**
 * Downloads a file of the REST side. While the server still makes it (202) it is asked for again when `Retry-After`
 * says so (contract, section 10).
 * @throws ApiFailure
 */
export const download = async (path: string, options: DownloadOptions): Promise<void> => {
	const { method = 'GET', body, filename, onWaiting, signal } = options;
	const init: RequestInit = {
		method,
		...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
		...(signal ? { signal } : {}),
	};
	for (let asking = 1; ; asking += 1) {
		const response = await send(`/api${path}`, init);
		if (response.status !== 202 && response.ok) {
			return saveAs(await response.blob(), filenameOf(response.headers.get('Content-Disposition')) ?? filename);
		}
		if (response.status !== 202 || asking >= MAX_ASKINGS) throw await failureOfResponse(response);
		onWaiting?.();
		await wait(Number(response.headers.get('Retry-After')) || FIRST_WAIT_SECONDS, signal);
	}
};
