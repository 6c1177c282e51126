import { currentLocale } from '#client/app/locale.tsx';
import { readCookie } from './cookies.ts';
import { noConnection } from './failure.ts';
import { readToken } from './session.ts';

/** The transport of every call: its headers, the CSRF cookie, and one retry after a 419 (contract, section 2). */

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

/** The browser's limit is 64 KiB for all such requests together. */
const KEEPALIVE_MAX_BYTES = 50_000;

/** Whether a write should outlive the page, which is hidden and may be closing. */
const outlivesPage = ({ body }: RequestInit): boolean =>
	document.hidden && typeof body === 'string' && new Blob([body]).size <= KEEPALIVE_MAX_BYTES;

/** `fetch` with our headers. A write fetches the CSRF cookie first where there is none, and retries once after a 419. */
export const send = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
	const isWrite = (init.method ?? 'GET') !== 'GET';
	if (isWrite && !readCookie(CSRF_COOKIE)) await fetchCsrfCookie();
	const request = (): RequestInit => ({
		...init,
		headers: headersNow(init.headers),
		...(isWrite && outlivesPage(init) ? { keepalive: true } : {}),
	});
	const first = await fetchOrFail(input, request());
	if (first.status !== 419) return first;
	await fetchCsrfCookie();
	return fetchOrFail(input, request());
};
