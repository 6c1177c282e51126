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

/** `fetch` with our headers. A write fetches the CSRF cookie first where there is none, and retries once after a 419. */
export const send = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
	const isWrite = (init.method ?? 'GET') !== 'GET';
	if (isWrite && !readCookie(CSRF_COOKIE)) await fetchCsrfCookie();
	const first = await fetchOrFail(input, { ...init, headers: headersNow(init.headers) });
	if (first.status !== 419) return first;
	await fetchCsrfCookie();
	return fetchOrFail(input, { ...init, headers: headersNow(init.headers) });
};
