import type { BrowserContext, Page } from 'playwright/test';
import type { TestApp } from '#tests/support/boot.ts';
import type { Person } from '#tests/support/factories.ts';

/** Sets the cookies of a login, without the login screen. */
export const signInAs = async (context: BrowserContext, app: Pick<TestApp, 'url'>, person: Person): Promise<void> => {
	const { name, role, email } = person.user;
	const user = encodeURIComponent(JSON.stringify({ name, role, email }));
	await context.addCookies([
		{ name: 'token', value: person.token ?? '', url: app.url },
		{ name: 'user', value: user, url: app.url },
	]);
};

/** Leaves the open screen first, for a page without calls: one just begun would be sent with the next person's cookie. */
export const turnTo = async (page: Page, app: Pick<TestApp, 'url'>, person: Person): Promise<void> => {
	await page.goto('/verify');
	await signInAs(page.context(), app, person);
};
