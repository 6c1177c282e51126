import type { TestApp } from './app.ts';

export type Answer<T = unknown> = {
	status: number;
	headers: Headers;
	message: string;
	data: T;
	errors: Record<string, string[]>;
	meta: { page: number; per_page: number; total: number; last_page: number };
	/** The raw body. */
	text: string;
};

export type CallOptions = {
	token?: string | null;
	body?: unknown;
	locale?: 'ja' | 'en';
	headers?: Record<string, string>;
	/** A body to send unserialized. */
	raw?: string | FormData;
	/** Aborts the call. */
	signal?: AbortSignal;
};

/** A REST call as a script makes it: with a bearer token, without an Origin header. */
export const call = async <T = unknown>(
	{ url }: Pick<TestApp, 'url'>,
	method: string,
	path: string,
	options: CallOptions = {},
): Promise<Answer<T>> => {
	const { token, body, locale = 'en', headers = {}, raw, signal } = options;
	const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
	const response = await fetch(`${url}/api${path}`, {
		method,
		headers: {
			'Accept-Language': locale,
			...(typeof payload === 'string' ? { 'Content-Type': 'application/json' } : {}),
			...(token ? { Authorization: `Bearer ${token}` } : {}),
			...headers,
		},
		...(payload === undefined ? {} : { body: payload }),
		...(signal ? { signal } : {}),
	});
	const text = await response.text();
	let parsed: Partial<Answer<T>> = {};
	if (response.headers.get('content-type')?.startsWith('application/json'))
		parsed = JSON.parse(text) as Partial<Answer<T>>;
	return {
		status: response.status,
		headers: response.headers,
		message: parsed.message ?? '',
		data: parsed.data as T,
		errors: parsed.errors ?? {},
		meta: parsed.meta ?? { page: 0, per_page: 0, total: 0, last_page: 0 },
		text,
	};
};

/** A signed-in caller. `get` and `send` do not throw on error statuses. */
export const caller = (app: Pick<TestApp, 'url'>, token: string | null, locale: 'ja' | 'en' = 'en') => ({
	token,
	get: <T = unknown>(path: string) => call<T>(app, 'GET', path, { token, locale }),
	post: <T = unknown>(path: string, body?: unknown) => call<T>(app, 'POST', path, { token, body, locale }),
	put: <T = unknown>(path: string, body?: unknown) => call<T>(app, 'PUT', path, { token, body, locale }),
	patch: <T = unknown>(path: string, body?: unknown) => call<T>(app, 'PATCH', path, { token, body, locale }),
	delete: <T = unknown>(path: string, body?: unknown) => call<T>(app, 'DELETE', path, { token, body, locale }),
});

export type Caller = ReturnType<typeof caller>;
