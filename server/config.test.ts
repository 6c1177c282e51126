import { describe, expect, it } from 'vitest';
import { linkOrigin, readConfig } from './config.ts';

describe('where links in mails lead', () => {
	it.each([
		[{}, 'http://127.0.0.1:3000'],
		[{ HOST: '0.0.0.0', PORT: '8080' }, 'http://localhost:8080'],
		[{ HOST: '::' }, 'http://localhost:3000'],
		[{ HOST: '::1' }, 'http://[::1]:3000'],
		[{ HOST: 'assess.internal' }, 'http://assess.internal:3000'],
		[{ HOST: '0.0.0.0', PUBLIC_URL: 'https://kyosei.example/app/' }, 'https://kyosei.example'],
	])('with %j it is %s', (env, origin) => {
		expect(linkOrigin(readConfig(env))).toBe(origin);
	});
});
