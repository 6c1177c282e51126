import { ApiFailure, failureOf, failureOfResponse, noConnection } from '#client/base/failure.ts';

/** Fetches a stored file through a signed link that is valid for a few minutes. */

/** Called with the received share, 0 to 1. */
type OnShare = (share: number) => void;

type Options = {
	/** Creates a new link. */
	link: () => Promise<string>;
	/** Size according to the list of files. */
	size: number;
	onShare: OnShare;
	signal: AbortSignal;
};

/** The link on our own origin: it may use PUBLIC_URL, which a page on another origin may not connect to. */
const ownAddress = (link: string): string => {
	const { pathname, search } = new URL(link, location.href);
	return pathname + search;
};

const get = async (address: string, signal: AbortSignal): Promise<Response> => {
	try {
		return await fetch(address, { credentials: 'same-origin', signal });
	} catch (error) {
		if (signal.aborted) throw error;
		throw noConnection();
	}
};

const join = (parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> => {
	const bytes = new Uint8Array(size);
	let at = 0;
	for (const part of parts) {
		bytes.set(part, at);
		at += part.length;
	}
	return bytes;
};

const readAll = async (
	response: Response,
	{ size, onShare, signal }: Pick<Options, 'size' | 'onShare' | 'signal'>,
): Promise<Uint8Array<ArrayBuffer>> => {
	const reader = response.body?.getReader();
	if (!reader) return new Uint8Array(await response.arrayBuffer());
	const parts: Uint8Array[] = [];
	let read = 0;
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) break;
			parts.push(value);
			read += value.length;
			onShare(size > 0 ? Math.min(1, read / size) : 1);
		}
	} catch (error) {
		if (signal.aborted) throw error;
		throw noConnection();
	}
	return join(parts, read);
};

/** Retries once with a new link, in case the first has expired. @throws ApiFailure */
export const fetchFile = async (options: Options): Promise<Uint8Array<ArrayBuffer>> => {
	const open = async (): Promise<Response> => {
		try {
			return await get(ownAddress(await options.link()), options.signal);
		} catch (error) {
			if (options.signal.aborted || error instanceof ApiFailure) throw error;
			throw failureOf(error);
		}
	};
	const first = await open();
	const response = first.status === 404 ? await open() : first;
	if (!response.ok) throw await failureOfResponse(response);
	return readAll(response, options);
};
