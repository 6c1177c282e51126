import { readCookie } from '#client/base/cookies.ts';
import { noConnection } from '#client/base/failure.ts';
import { currentLocale } from '#client/base/locale.tsx';
import { readToken } from './session.ts';

/** Transport of all calls: headers, CSRF cookie, and one retry after a 419 (contract, section 2). */

const CSRF_COOKIE = 'XSRF-TOKEN';

const fetchOrFail = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
	try {
		return await fetch(input, { credentials: 'same-origin', ...init });
	} catch (error) {
		if (init?.signal?.aborted) throw error;
		throw noConnection();
	}
};

export const fetchCsrfCookie = async (): Promise<void> => {
	await fetchOrFail('/sanctum/csrf-cookie');
};

const headersNow = (given: HeadersInit | undefined): Headers => {
	const headers = new Headers(given);
	headers.set('Accept-Language', currentLocale());
	const token = readToken();
	if (token) headers.set('Authorization', `Bearer ${token}`);
	const csrf = readCookie(CSRF_COOKIE);
	if (csrf) headers.set('X-XSRF-TOKEN', csrf);
	return headers;
};

/** Browsers allow 64 KiB for all keepalive requests together. */
const KEEPALIVE_MAX_BYTES = 50_000;

/** Whether a write should outlive the page (`keepalive`), which is hidden and may be closing. */
const outlivesPage = ({ body }: RequestInit): boolean =>
	document.hidden && typeof body === 'string' && new Blob([body]).size <= KEEPALIVE_MAX_BYTES;

type Attempt = (headers: Headers) => Promise<Response>;

/** Fetches a missing CSRF cookie before the write, and retries once after a 419. */
const write = async (attempt: Attempt, given?: HeadersInit): Promise<Response> => {
	if (!readCookie(CSRF_COOKIE)) await fetchCsrfCookie();
	const first = await attempt(headersNow(given));
	if (first.status !== 419) return first;
	await fetchCsrfCookie();
	return attempt(headersNow(given));
};

/** `fetch` with our headers. */
export const send = (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
	const attempt = (headers: Headers, more: RequestInit = {}) => fetchOrFail(input, { ...init, ...more, headers });
	if ((init.method ?? 'GET') === 'GET') return attempt(headersNow(init.headers));
	return write((headers) => attempt(headers, outlivesPage(init) ? { keepalive: true } : {}), init.headers);
};

/** Called with the sent share, 0 to 1; `fetch` does not report it. */
export type OnProgress = (share: number) => void;

const postForm = (url: string, body: FormData, headers: Headers, onProgress?: OnProgress): Promise<Response> =>
	new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.open('POST', url);
		for (const [name, value] of headers) request.setRequestHeader(name, value);
		request.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total);
		request.onload = () => {
			const { status, responseText } = request;
			const retryAfter = request.getResponseHeader('Retry-After');
			resolve(new Response(responseText, { status, headers: retryAfter ? { 'Retry-After': retryAfter } : {} }));
		};
		request.onerror = () => reject(noConnection());
		request.onabort = () => reject(noConnection());
		request.send(body);
	});

/** Posts a form like `send`, with upload progress. */
export const sendForm = (url: string, body: FormData, onProgress?: OnProgress): Promise<Response> =>
	write((headers) => postForm(url, body, headers, onProgress));
