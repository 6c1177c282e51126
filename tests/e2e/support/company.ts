import type { BrowserContext } from 'playwright/test';
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
