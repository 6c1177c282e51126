import type { Page, Route } from 'playwright/test';

export type Refusal = { status: number; message: string; errors?: Record<string, string[]>; retryAfter?: number };

/** The browser logs every failed request. */
export const LOGGED_FAILURES = /Failed to (load resource|fetch dynamically imported module)/;

const answer = async (route: Route, refusal: Refusal | null): Promise<void> => {
	if (!refusal) return route.abort('connectionrefused');
	const { status, message, errors = null, retryAfter = null } = refusal;
	const calls = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',');
	await route.fulfill({
		status,
		json: calls.map((path) => ({
			error: { message, code: -32_600, data: { code: 'BAD_REQUEST', httpStatus: status, path, errors, retryAfter } },
		})),
	});
};

/** Mocks the response of a call; null aborts the request. */
export const failing = async (page: Page, call: string, refusal: Refusal | null): Promise<void> => {
	await page.route(`**/trpc/${call}**`, (route) => answer(route, refusal));
};

/** Mocks the responses of all reads. */
export const failingReads = async (page: Page, refusal: Refusal | null): Promise<void> => {
	await page.route('**/trpc/**', (route) =>
		route.request().method() === 'GET' ? answer(route, refusal) : route.continue(),
	);
};
