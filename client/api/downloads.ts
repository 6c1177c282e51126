import { parse } from 'content-disposition';
import type { FileCalls } from '#server/router.ts';
import { failureOfResponse } from './failure.ts';
import { send } from './transport.ts';

/** Files that the server makes: asked for with our headers, saved under the name that the server gives. */

/** A file by its path below /api, and what it is asked for with. A body goes by POST. */
export type FileRequest = {
	[Path in keyof FileCalls]: { path: Path; input: FileCalls[Path]['input'] } & (FileCalls[Path]['method'] extends 'POST'
		? { method: 'POST' }
		: { method?: 'GET' });
}[keyof FileCalls];

type Options = {
	/** The file is still being made; called at each further asking. */
	onWaiting?: () => void;
	signal?: AbortSignal;
};

/** For an answer without a name. */
const NAMELESS = 'download';

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

/** The address of a file: its path with the input filled in, the rest of it as the query. */
export const addressOf = (path: string, input: Readonly<Record<string, unknown>>): string => {
	const rest = new URLSearchParams();
	const inPath = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])));
	for (const [name, value] of Object.entries(input)) {
		if (value !== undefined && !path.includes(`:${name}`)) rest.set(name, String(value));
	}
	return `/api${inPath}${rest.size > 0 ? `?${rest}` : ''}`;
};

const requestOf = ({ path, input, method = 'GET' }: FileRequest): { address: string; init: RequestInit } =>
	method === 'GET'
		? { address: addressOf(path, input), init: { method } }
		: {
				address: `/api${path}`,
				init: { method, body: JSON.stringify(input), headers: { 'Content-Type': 'application/json' } },
			};

/**
 * Downloads a file. While the server still makes it (202) it is asked for again when `Retry-After` says so (contract,
 * section 10).
 * @throws ApiFailure
 */
export const download = async (request: FileRequest, { onWaiting, signal }: Options = {}): Promise<void> => {
	const { address, init } = requestOf(request);
	for (let asking = 1; ; asking += 1) {
		const response = await send(address, { ...init, ...(signal ? { signal } : {}) });
		if (response.status !== 202 && response.ok) {
			return saveAs(await response.blob(), filenameOf(response.headers.get('Content-Disposition')) ?? NAMELESS);
		}
		if (response.status !== 202 || asking >= MAX_ASKINGS) throw await failureOfResponse(response);
		onWaiting?.();
		await wait(Number(response.headers.get('Retry-After')) || FIRST_WAIT_SECONDS, signal);
	}
};
