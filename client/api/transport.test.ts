import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseLocale } from '#client/base/locale.tsx';
import { stubCookies } from '#tests/support/browser-globals.ts';
import { forgetSignIn, readUser, rememberSignIn } from './session.ts';
import { send } from './transport.ts';

/** Sections 7 and 9 of the specification: headers of every request, the CSRF cookie and the cookies of a sign-in. */

const CSRF_PATH = '/sanctum/csrf-cookie';
const SIGNED_IN = { token: 'a/token=', user: { name: '山田', role: 1, email: 'yamada@example.com' } };

let cookies: ReturnType<typeof stubCookies>;
/** Requests in order, with their headers. */
let requests: { method: string; url: string; headers: Headers; credentials: unknown }[];
/** Statuses of the next responses; 200 after them. */
let statuses: number[];

beforeEach(() => {
	cookies = stubCookies();
	requests = [];
	statuses = [];
	vi.stubGlobal('location', { protocol: 'https:', pathname: '/app/assessment', search: '' });
	vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
		const { method = 'GET', credentials, headers } = init;
		requests.push({ method, url, headers: new Headers(headers), credentials });
		if (url === CSRF_PATH) cookies.set('XSRF-TOKEN', { value: `made%3D${requests.length}`, attributes: '' });
		return new Response(null, { status: url === CSRF_PATH ? 204 : (statuses.shift() ?? 200) });
	});
});

afterEach(() => {
	chooseLocale('ja');
	vi.unstubAllGlobals();
});

const sent = () => requests.map(({ method, url }) => `${method} ${url}`);

describe('a request', () => {
	it('carries the token, the CSRF cookie and the language, and sends cookies along', async () => {
		rememberSignIn(SIGNED_IN);
		cookies.set('XSRF-TOKEN', { value: 'csrf%3D1', attributes: '' });
		await send('/api/app/assessment');
		expect(sent()).toEqual(['GET /api/app/assessment']);
		const [{ headers, credentials } = { headers: new Headers(), credentials: null }] = requests;
		expect(Object.fromEntries(headers)).toEqual({
			'accept-language': 'ja',
			authorization: 'Bearer a/token=',
			'x-xsrf-token': 'csrf=1',
		});
		expect(credentials).toBe('same-origin');
	});

	it('names the chosen language, keeps its own headers, and has no token when signed out', async () => {
		chooseLocale('en');
		await send('/api/free_assessment/paper', { headers: { 'Content-Type': 'application/json' } });
		expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
			'accept-language': 'en',
			'content-type': 'application/json',
		});
	});

	it('that writes fetches the CSRF cookie first where there is none, and carries it', async () => {
		await send('/api/app/login', { method: 'POST', body: '{}' });
		expect(sent()).toEqual([`GET ${CSRF_PATH}`, 'POST /api/app/login']);
		expect(requests[1]?.headers.get('X-XSRF-TOKEN')).toBe('made=1');
		await send('/api/app/assessment', { method: 'POST' });
		expect(sent().slice(2)).toEqual(['POST /api/app/assessment']);
	});

	it('that is answered 419 is repeated once with a new cookie', async () => {
		cookies.set('XSRF-TOKEN', { value: 'old', attributes: '' });
		statuses = [419];
		expect((await send('/api/app/assessment', { method: 'POST' })).status).toBe(200);
		expect(sent()).toEqual(['POST /api/app/assessment', `GET ${CSRF_PATH}`, 'POST /api/app/assessment']);
		expect(requests.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual(['old', null, 'made=2']);
		statuses = [419, 419];
		expect((await send('/api/app/assessment', { method: 'POST' })).status).toBe(419);
		expect(sent()).toHaveLength(6);
	});

	it('that no other answer refuses is repeated', async () => {
		for (const status of [401, 403, 404, 409, 422, 429, 500, 503]) {
			requests = [];
			statuses = [status];
			expect((await send('/api/app/assessment')).status).toBe(status);
			expect(requests).toHaveLength(1);
		}
	});

	it('without an answer fails with status 0, and one that was given up with its reason', async () => {
		const fetchNothing = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
		vi.stubGlobal('fetch', fetchNothing);
		await expect(send('/api/app/assessment')).rejects.toMatchObject({ status: 0 });
		expect(fetchNothing).toHaveBeenCalledTimes(1);
		await expect(send('/api/app/assessment', { signal: AbortSignal.abort() })).rejects.toThrow('Failed to fetch');
	});
});

describe('the cookies of a sign-in', () => {
	it('last 24 hours, on all paths, and are sent over https only', () => {
		rememberSignIn(SIGNED_IN);
		expect([...cookies.keys()]).toEqual(['token', 'user']);
		for (const { attributes } of cookies.values()) {
			expect(attributes).toBe('Path=/; Max-Age=86400; SameSite=Lax; Secure');
		}
		expect(JSON.parse(decodeURIComponent(cookies.get('user')?.value ?? ''))).toEqual(SIGNED_IN.user);
		expect(readUser()).toEqual(SIGNED_IN.user);
	});

	it('are removed with the role', () => {
		rememberSignIn(SIGNED_IN);
		cookies.set('role', { value: '0', attributes: '' });
		cookies.set('info', { value: 'kept', attributes: '' });
		forgetSignIn();
		expect([...cookies.keys()]).toEqual(['info']);
	});

	it('that are malformed show nobody', () => {
		for (const value of ['%7Bbroken', '%22text%22', '%7B%22name%22%3A%22x%22%7D', '%']) {
			cookies.set('user', { value, attributes: '' });
			expect(readUser()).toBeUndefined();
		}
	});
});
