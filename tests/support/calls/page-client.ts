import type { Answer } from '#tests/support/client.ts';

/**
 * A client that follows section 7 of the specifications as a page in a browser does: the CSRF cookie before a login, a
 * cookie jar, the token of the login as bearer, `X-XSRF-TOKEN` on every request.
 */
export type PageClient = {
	get: <T = unknown>(path: string) => Promise<Answer<T>>;
	post: <T = unknown>(path: string, body?: unknown) => Promise<Answer<T>>;
	put: <T = unknown>(path: string, body?: unknown) => Promise<Answer<T>>;
	delete: <T = unknown>(path: string) => Promise<Answer<T>>;
	upload: <T = unknown>(path: string, form: FormData) => Promise<Answer<T>>;
	fetchCsrfCookie: () => Promise<number>;
	logIn: (area: 'app' | 'console', email: string, password: string) => Promise<Answer<Login>>;
	logOut: (area: 'app' | 'console') => Promise<Answer<null>>;
	cookies: ReadonlyMap<string, string>;
};

type Login = { user: { name: string; role: number; email: string }; token: string };

const cookieHeader = (cookies: ReadonlyMap<string, string>): string =>
	[...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

const remember = (cookies: Map<string, string>, response: Response): void => {
	for (const line of response.headers.getSetCookie()) {
		const [pair = ''] = line.split(';');
		const at = pair.indexOf('=');
		cookies.set(pair.slice(0, at), pair.slice(at + 1));
	}
};

const readAnswer = async <T>(response: Response): Promise<Answer<T>> => {
	const text = await response.text();
	const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
	const parsed = (isJson ? JSON.parse(text) : {}) as Partial<Answer<T>>;
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

export const pageClient = (origin: string, locale: 'ja' | 'en' = 'en'): PageClient => {
	const cookies = new Map<string, string>();
	const request = async (method: string, url: string, body?: string | FormData): Promise<Response> => {
		const response = await fetch(origin + url, {
			method,
			headers: {
				'Accept-Language': locale,
				Origin: origin,
				...(cookies.size > 0 ? { Cookie: cookieHeader(cookies) } : {}),
				...(cookies.has('token') ? { Authorization: `Bearer ${cookies.get('token')}` } : {}),
				...(cookies.has('XSRF-TOKEN') ? { 'X-XSRF-TOKEN': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? '') } : {}),
				...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
			},
			...(body === undefined ? {} : { body }),
		});
		remember(cookies, response);
		return response;
	};
	const send = async <T>(method: string, path: string, body?: unknown): Promise<Answer<T>> =>
		readAnswer<T>(await request(method, `/api${path}`, body === undefined ? undefined : JSON.stringify(body)));
	const fetchCsrfCookie = async () => (await request('GET', '/sanctum/csrf-cookie')).status;
	return {
		get: (path) => send('GET', path),
		post: (path, body) => send('POST', path, body),
		put: (path, body) => send('PUT', path, body),
		delete: (path) => send('DELETE', path),
		upload: async <T>(path: string, form: FormData) => readAnswer<T>(await request('POST', `/api${path}`, form)),
		fetchCsrfCookie,
		logIn: async (area, email, password) => {
			await fetchCsrfCookie();
			const answer = await send<Login>('POST', `/${area}/login`, { email, password });
			if (answer.status === 200) {
				cookies.set('token', answer.data.token);
				cookies.set('user', encodeURIComponent(JSON.stringify(answer.data.user)));
			}
			return answer;
		},
		logOut: (area) => send('POST', `/${area}/logout`),
		cookies,
	};
};
