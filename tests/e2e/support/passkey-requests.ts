import type { Page } from 'playwright/test';
import { expect } from './test.ts';

/** What a page asks the browser for. */

export type Asked = { mediation: string; end: string };

/** Notes what the page asks the browser for, and how each ended. */
export const watchRequests = (page: Page): Promise<unknown> =>
	page.addInitScript(() => {
		const asked: Asked[] = [];
		Object.assign(window, { asked });
		const get = navigator.credentials.get.bind(navigator.credentials);
		navigator.credentials.get = async (options) => {
			const request: Asked = { mediation: options?.mediation ?? 'modal', end: 'open' };
			asked.push(request);
			try {
				const answer = await get(options);
				request.end = 'answered';
				return answer;
			} catch (error) {
				request.end = (error as Error).name;
				throw error;
			}
		};
	});

export const askedOn = (page: Page): Promise<Asked[]> =>
	page.evaluate(() => (window as unknown as { asked: Asked[] }).asked.map((one) => ({ ...one })));

export const expectAsked = (page: Page, asked: readonly Asked[]) => expect.poll(() => askedOn(page)).toEqual(asked);

export const offered: Asked = { mediation: 'conditional', end: 'open' };
