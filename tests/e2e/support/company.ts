import type { BrowserContext } from 'playwright/test';
import type { TestApp } from '#tests/support/boot.ts';
import type { Person } from '#tests/support/factories.ts';

/** Signs a browser in without the login screen, as a login leaves it. */
export const signInAs = async (context: BrowserContext, app: Pick<TestApp, 'url'>, person: Person): Promise<void> => {
	const { name, role, email } = person.user;
	const user = encodeURIComponent(JSON.stringify({ name, role, email }));
	await context.addCookies([
		{ name: 'token', value: person.token ?? '', url: app.url },
		{ name: 'user', value: user, url: app.url },
	]);
};
