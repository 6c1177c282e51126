import { afterAll, beforeAll } from 'vitest';
import { type BootOptions, bootApp, type TestApp } from './boot.ts';

export { type BootOptions, bootApp, type TestApp } from './boot.ts';

/** The app of a test file: booted before its tests, closed after them. */
export const withApp = (options: BootOptions = {}): { readonly current: TestApp } => {
	let booted: TestApp | null = null;
	beforeAll(async () => {
		booted = await bootApp(options);
	});
	afterAll(async () => {
		await booted?.close();
	});
	return {
		get current() {
			if (!booted) throw new Error('the app boots before the first test');
			return booted;
		},
	};
};
