import { expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
	['Chrome, Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`],
	['Chrome, Linux', `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/126.0.0.0 Safari/537.36`],
	['Chrome, ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`],
	['Chrome, Android', `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/126.0.0.0 Mobile Safari/537.36`],
	['Chrome, iOS', `${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`],
	['Edge, Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`],
	[
		'Edge, Windows',
		`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`,
	],
	[
		'Edge, Android',
		`Mozilla/5.0 (Linux; Android 10; HD1913) ${WEBKIT} Chrome/126.0.6478.72 Mobile Safari/537.36 EdgA/125.0`,
	],
	['Edge, iOS', `${IPHONE} Version/17.0 EdgiOS/125.2535.96 Mobile/15E148 Safari/605.1.15`],
	[
		'Opera, macOS',
		`Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36 OPR/111.0.0.0`,
	],
	['Firefox, Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0'],
	['Firefox, Android', 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'],
	['Firefox, iOS', `${IPHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`],
	[
		'Safari, macOS',
		'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Safari/605.1.15',
	],
	['Safari, iOS', `${IPHONE} Version/17.4.1 Mobile/15E148 Safari/604.1`],
	[
		'Safari, iPadOS',
		'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Mobile/15E148 Safari/604.1',
	],
	[
		'Samsung Internet, Android',
		`Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S918B) ${WEBKIT} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
	],
	['LINE, iOS', `${IPHONE} Mobile/15E148 Safari Line/14.9.0`],
	[
		'LINE, Android',
		`Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP1A; wv) ${WEBKIT} Version/4.0 Chrome/126.0.6478.50 Mobile Safari/537.36 Line/14.9.0/IAB`,
	],
	['curl', 'curl/8.6.0'],
	['Windows', 'SomeClient/1.0 (Windows)'],
])('%s', (device, userAgent) => {
	expect(deviceOf(userAgent)).toBe(device);
});

it.each(['', 'node', 'python-requests/2.32.3', '<script>alert(1)</script>', 'Chromeless/1 Outline/2'])(
	'says nothing of "%s"',
	(userAgent) => {
		expect(deviceOf(userAgent)).toBeNull();
	},
);
