import { expect, it } from 'vitest';
import { deviceName, unusedName } from './device-name.ts';

const MAC =
	'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15';

it.each([
	[
		'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Version/19.1 Mobile/15E148 Safari/604.1',
		5,
		'iPhone',
	],
	[
		'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
		5,
		'Android',
	],
	[
		'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
		0,
		'Chromebook',
	],
	[
		'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
		0,
		'Windows',
	],
	[
		'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/150.0.0.0 Safari/537.36',
		0,
		'Linux',
	],
	[MAC, 0, 'Mac'],
	[MAC, 5, 'iPad'],
	['curl/8.14.1', 0, ''],
])('%s with %i points of touch is %s', (userAgent, maxTouchPoints, name) => {
	expect(deviceName({ userAgent, maxTouchPoints })).toBe(name);
});

it('gives a name that is used a number', () => {
	expect(unusedName('Mac', [])).toBe('Mac');
	expect(unusedName('Mac', ['Windows', 'Mac'])).toBe('Mac 2');
	expect(unusedName('Mac', ['Mac', 'Mac 7', 'Mac of Hanako'])).toBe('Mac 8');
});
