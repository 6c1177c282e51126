import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { clientFolder } from '#server/http/pages/bundle.ts';
import { withApp } from '#tests/support/app.ts';

const booted = withApp();
const secure = withApp({ env: { PUBLIC_URL: 'https://kyosei.example.com' } });

const fileLike = (pattern: RegExp): string => {
	const file = readdirSync(path.join(clientFolder, 'assets')).find((name) => pattern.test(name));
	if (!file) throw new Error(`no file like ${pattern}`);
	return `/assets/${file}`;
};

const headersOf = async (file: string, app = booted): Promise<Headers> => {
	const answer = await fetch(app.current.url + file);
	expect(answer.status).toBe(200);
	return answer.headers;
};

const OF_DOCUMENTS = [
	'Content-Security-Policy',
	'Cross-Origin-Opener-Policy',
	'Origin-Agent-Cluster',
	'Permissions-Policy',
	'Referrer-Policy',
	'X-DNS-Prefetch-Control',
	'X-Download-Options',
	'X-Frame-Options',
	'X-Permitted-Cross-Domain-Policies',
	'X-XSS-Protection',
];

describe('built files', () => {
	it.each([/^start-.*\.js$/, /\.css$/, /\.woff2$/])(
		'like %s come without the policies of documents',
		async (pattern) => {
			const file = fileLike(pattern);
			const headers = await headersOf(file);
			expect(OF_DOCUMENTS.filter((name) => headers.has(name))).toEqual([]);
			expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
			expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
			expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
			const overHttps = await headersOf(file, secure);
			expect(overHttps.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
		},
	);

	it('that a worker runs are restricted like a page: it has no policy but that of its file', async () => {
		const headers = await headersOf(fileLike(/worker.*\.mjs$/));
		expect(OF_DOCUMENTS.filter((name) => !headers.has(name))).toEqual([]);
		expect(headers.get('Content-Security-Policy')).toContain("script-src 'self'");
	});

	it('outside of the assets, which can be opened as pages, are restricted like one', async () => {
		const headers = await headersOf('/favicon.svg');
		expect(OF_DOCUMENTS.filter((name) => !headers.has(name))).toEqual([]);
	});

	it('that are missing are answered in JSON, and not cached', async () => {
		const answer = await fetch(`${booted.current.url}/assets/none.js`);
		expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
		expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
		expect(await answer.json()).toHaveProperty('message');
	});
});
