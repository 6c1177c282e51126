import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificates } from '#server/db/tables/certificates.ts';
import { type Known, PUBLIC_PAGES, type PublicPageName, publicPages } from '#shared/public-pages.ts';
import { common as commonEn } from '#shared/texts/client/common.en.ts';
import { common } from '#shared/texts/client/common.ja.ts';
import { free as freeEn } from '#shared/texts/client/free.en.ts';
import { free } from '#shared/texts/client/free.ja.ts';
import { head as headEn } from '#shared/texts/client/head.en.ts';
import { head } from '#shared/texts/client/head.ja.ts';
import { legal as legalEn } from '#shared/texts/client/legal.en.ts';
import { legal } from '#shared/texts/client/legal.ja.ts';
import { photo as photoEn } from '#shared/texts/client/photo.en.ts';
import { photo } from '#shared/texts/client/photo.ja.ts';
import { publicTexts as publicEn } from '#shared/texts/client/public.en.ts';
import { publicTexts } from '#shared/texts/client/public.ja.ts';
import { session as sessionEn } from '#shared/texts/client/session.en.ts';
import { session } from '#shared/texts/client/session.ja.ts';
import { withApp } from '#tests/support/app.ts';
import { makeCertified } from '#tests/support/assessment/certified.ts';
import { bootApp, type TestApp } from '#tests/support/boot.ts';
import { rawRequest } from '#tests/support/calls/raw-request.ts';

/** What a browser, a search engine and a proxy get before any script runs. */

const ORIGIN = 'https://kyosei.example.com';
const OPERATOR = `検証株式会社 "<script>alert(1)</script>' & </div>`;

let app: TestApp;
beforeAll(async () => {
	app = await bootApp({ env: { PUBLIC_URL: ORIGIN, OPERATOR_NAME: OPERATOR, FREE_PDF_RETENTION_DAYS: '45' } });
});
afterAll(() => app.close());

const withoutAddress = withApp();

const visit = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
	fetch(app.url + path, { headers });
const read = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
	(await visit(path, headers)).text();

const HEADINGS: Readonly<Record<PublicPageName, readonly [ja: string, en: string]>> = {
	home: [publicTexts.home.heading, publicEn.home.heading],
	landing: [publicTexts.landing.title, publicEn.landing.title],
	info: [free.info.title, freeEn.info.title],
	overview: [free.overview.title, freeEn.overview.title],
	terms: [legal.terms.title, legalEn.terms.title],
	privacy: [legal.privacy.title, legalEn.privacy.title],
	photo: [photo.title, photoEn.title],
	companyLogin: [session.companyTitle, sessionEn.companyTitle],
	consoleLogin: [session.consoleTitle, sessionEn.consoleTitle],
	notFound: [common.notFound.title, commonEn.notFound.title],
};

const headingOf = (html: string): string | undefined => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];
const attributeOf = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1];

describe.each(PUBLIC_PAGES)('%s', (name, { path, isIndexed }) => {
	it.each([
		['ja', 0, '', head[name]],
		['en', 1, '?lang=en', headEn[name]],
	] as const)(
		'comes with its text and its head in %s, and no script of its own',
		async (locale, index, query, description) => {
			const html = await read(path + query);
			expect(html).toContain(`<html lang="${locale}">`);
			expect(headingOf(html)).toBe(HEADINGS[name][index]);
			expect(attributeOf(html, /<title>([^<]+)<\/title>/)).toMatch(/^.+ \| Kyosei$/);
			expect(attributeOf(html, /<meta name="description" content="([^"]+)">/)).toBe(description);
			expect(html.includes('<meta name="robots" content="noindex">')).toBe(!isIndexed);
			expect([...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual([
				expect.stringMatching(/^<script type="module" src="\/assets\/boot-[\w-]+\.js">$/),
				'<script type="application/json" id="known">',
			]);
			expect(html).not.toMatch(/<link rel="stylesheet"/);
			expect(html).toMatch(/<style id="_goober">.*\.go\d+\{/s);
		},
	);
});

it('names itself and its other language, with the public address', async () => {
	for (const [path, locale] of [
		['/free-assessment', 'ja'],
		['/free-assessment?lang=en', 'en'],
	] as const) {
		const html = await read(path);
		const links = [...html.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([\w-]+)")? href="([^"]+)">/g)];
		const ja = `${ORIGIN}/free-assessment`;
		const en = `${ja}?lang=en`;
		expect(links.map(([, rel, language, href]) => [rel, language, href])).toEqual([
			['canonical', undefined, locale === 'ja' ? ja : en],
			['alternate', 'ja', ja],
			['alternate', 'en', en],
			['alternate', 'x-default', ja],
		]);
		expect(html).toContain(`<meta property="og:url" content="${locale === 'ja' ? ja : en}">`);
		expect(html).toContain(`<meta property="og:image" content="${ORIGIN}/social-card-${locale}.png">`);
		const alt = (locale === 'ja' ? head : headEn).imageText;
		expect(html).toContain(`<meta property="og:image:alt" content="${alt}">`);
		const card = await visit(`/social-card-${locale}.png`);
		expect([card.status, card.headers.get('Content-Type')]).toEqual([200, 'image/png']);
		const picture = Buffer.from(await card.arrayBuffer());
		expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
		expect(picture.length).toBeLessThanOrEqual(60 * 1024);
	}
});

it('is in the language of the address, else of the cookie, else Japanese, whatever the browser prefers', async () => {
	const languageOf = async (path: string, headers: Record<string, string> = {}) => {
		const answer = await visit(path, { 'Accept-Language': 'en', ...headers });
		return [attributeOf(await answer.text(), /<html lang="(\w+)">/), answer.headers.get('Set-Cookie')];
	};
	expect(await languageOf('/')).toEqual(['ja', null]);
	expect(await languageOf('/', { Cookie: 'locale=en' })).toEqual(['en', null]);
	expect(await languageOf('/', { Cookie: 'locale=xx' })).toEqual(['ja', null]);
	expect(await languageOf('/?lang=xx', { Cookie: 'locale=en' })).toEqual(['en', null]);
	expect(await languageOf('/?lang=ja', { Cookie: 'locale=ja' })).toEqual(['ja', null]);
	expect(await languageOf('/?lang=ja', { Cookie: 'locale=en' })).toEqual([
		'ja',
		'locale=ja; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
	]);
	// Also the empty page of a screen that needs a sign-in.
	expect(await languageOf('/app/assessment', { Cookie: 'locale=en' })).toEqual(['en', null]);
	expect((await visit('/')).headers.get('Vary')).toContain('Cookie');
	// Who scans a code was led there by no page of ours.
	expect(await languageOf('/photo')).toEqual(['en', null]);
	expect(await languageOf('/photo', { 'Accept-Language': 'fr, ja;q=0.5' })).toEqual(['ja', null]);
	expect(await languageOf('/photo', { Cookie: 'locale=ja' })).toEqual(['ja', null]);
	expect(await languageOf('/photo?lang=ja')).toEqual(['ja', expect.stringContaining('locale=ja')]);
});

it("shows the operator's settings, and none of them as HTML", async () => {
	const shown = '検証株式会社 &quot;&lt;script&gt;alert(1)&lt;/script&gt;&#x27; &amp; &lt;/div&gt;';
	for (const path of ['/', '/terms', '/privacy']) {
		const html = await read(path);
		expect(html).toContain(shown);
		expect(html).not.toContain('<script>alert');
		expect(html).not.toContain(legal.draft);
		const known = attributeOf(html, /<script type="application\/json" id="known">(.*)<\/script>/) ?? '';
		expect(JSON.parse(known).operator.name).toBe(OPERATOR);
	}
	expect(await read('/privacy')).toContain(legal.days.replace('{{count}}', '45'));
});

it('leads to the directory of certified companies while it has an entry, in both languages', async () => {
	const linksIn = async (query: string): Promise<(string | undefined)[]> =>
		[...(await read(`/${query}`)).matchAll(/<a href="\/certified">([^<]+)<\/a>/g)].map(([, text]) => text);
	const knownOn = async (path: string): Promise<string[]> => {
		const known = JSON.parse(attributeOf(await read(path), /id="known">(.*)<\/script>/) ?? '') as Known;
		return known.certified.map(({ company_name: name }) => name);
	};
	const inFooter = publicTexts.shell.certified;
	expect([await linksIn(''), await knownOn('/terms')]).toEqual([[inFooter], []]);
	const name = '検証 "<b>&';
	const { id } = await makeCertified(app, { companyName: name });
	// It is looked up once a minute.
	expect(await linksIn('')).toEqual([inFooter]);
	app.clock.advance(60_000);
	expect(await linksIn('')).toEqual([publicTexts.home.certified, inFooter]);
	expect(await linksIn('?lang=en')).toEqual([publicEn.home.certified, publicEn.shell.certified]);
	expect(await knownOn('/terms')).toEqual([name]);
	const home = await read('/?lang=en');
	expect(home).toContain('検証 &quot;&lt;b&gt;&amp;');
	expect(home).toContain(publicEn.home.stars3);
	expect(home).not.toContain('<b>');
	await app.deps.db.update(certificates).set({ isListed: false }).where(eq(certificates.id, id));
	app.clock.advance(60_000);
	expect([await linksIn(''), await knownOn('/terms')]).toEqual([[inFooter], []]);
});

it("keeps a partner's id in the links of the free assessment, and none of it as HTML", async () => {
	const id = `a b&"><script>`;
	const html = await read(`/free-assessment?${new URLSearchParams({ refererId: id })}`);
	expect(html).toContain('href="/free-assessment/info?refererId=a+b%26%22%3E%3Cscript%3E"');
	expect(html).not.toContain('"><script>');
	expect(await read('/free-assessment')).toContain('href="/free-assessment/info"');
	expect(await read(`/free-assessment?refererId=${'x'.repeat(300)}`)).toContain('href="/free-assessment/info"');
});

it('renders a bounded number of pages for made-up partners, and leaves the others to the browser', async () => {
	const headingFor = async (partner: string): Promise<string | undefined> =>
		headingOf(await read(`/free-assessment?refererId=${partner}`));
	const headings = await Promise.all(Array.from({ length: 150 }, (_, at) => headingFor(`p${at}`)));
	const rendered = headings.filter(Boolean).length;
	expect(rendered).toBeLessThanOrEqual(120);
	expect(rendered).toBeGreaterThan(100);
	expect(await headingFor('p0')).toBeUndefined();
	expect(headingOf(await read('/free-assessment'))).toBe(publicTexts.landing.title);
	app.clock.advance(60_000);
	expect(await headingFor('p0')).toBe(publicTexts.landing.title);
});

describe.each([
	['/app/login', '%2Fapp%2Fhistory'],
	['/console/login', '%2Fconsole%2Fcompanies'],
])('%s', (path, next) => {
	const GOES_ON = [
		'ログインすると、開こうとしたページに進みます。',
		'Log in to continue to the page you wanted to open.',
	];
	const EXPIRED = [
		'ログインの有効期限が切れました。ログインすると、元の画面に戻ります。',
		'Your session has expired. Log in to go back to where you were.',
	];
	const KEPT = [
		'ログインの有効期限が切れました。入力した内容は残っています。',
		'Your session has expired. Your entries are kept.',
	];

	it.each([
		['who comes by a link', `?next=${next}`, GOES_ON],
		['whose sign-in has expired', `?next=${next}&reason=expired`, EXPIRED],
		['whose sign-in has expired while something was typed that is kept', `?next=${next}&reason=kept`, KEPT],
		['who comes with a reason that is none', `?next=${next}&reason=%3Cb%3E`, GOES_ON],
		['who comes by itself', '?', []],
		['who comes with a reason alone', '?reason=expired', []],
	])('tells %s what happens', async (_who, query, said) => {
		for (const [at, language] of ['ja', 'en'].entries()) {
			const html = await read(`${path}${query}&lang=${language}`);
			const told = [GOES_ON, EXPIRED, KEPT].filter((sentences) => html.includes(sentences[at] ?? ''));
			expect([language, told]).toEqual([language, said.length === 0 ? [] : [said]]);
		}
	});
});

it('answers 404 with a readable page that search engines skip', async () => {
	const answer = await visit('/nowhere?lang=en');
	expect([answer.status, answer.headers.get('X-Robots-Tag')]).toEqual([404, 'noindex']);
	expect(headingOf(await answer.text())).toBe(commonEn.notFound.title);
	const area = await visit('/app/nowhere');
	expect([area.status, area.headers.get('X-Robots-Tag')]).toEqual([404, 'noindex']);
});

it('keeps screens behind a sign-in out of search engines', async () => {
	for (const path of ['/app/assessment', '/console/companies', publicPages.consoleLogin.path]) {
		expect((await visit(path)).headers.get('X-Robots-Tag')).toBe('noindex');
	}
	expect((await visit(publicPages.companyLogin.path)).headers.get('X-Robots-Tag')).toBeNull();
});

it('has robots.txt and sitemap.xml with the public address', async () => {
	const robots = await visit('/robots.txt');
	expect([robots.status, robots.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8']);
	const rules = await robots.text();
	expect(rules).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
	expect(rules).toContain('Disallow: /api/');
	const map = await visit('/sitemap.xml');
	expect([map.status, map.headers.get('Content-Type')]).toEqual([200, 'application/xml; charset=utf-8']);
	const text = await map.text();
	expect([...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual(
		[
			...['/', '/free-assessment', '/terms', '/privacy', '/verify', '/certified'],
			...['/help', '/help/company', '/help/assessor', '/help/administrator'],
		].map((path) => ORIGIN + path),
	);
	expect(text).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}/terms?lang=en"/>`);
});

it.each([
	['br', 'br'],
	['gzip', 'gzip'],
	['gzip, br;q=0.1', 'gzip'],
	['identity', null],
])('a page is sent once for "%s", compressed ahead', async (accepted, encoding) => {
	const first = await visit('/', { 'Accept-Encoding': accepted });
	expect(first.headers.get('Content-Encoding')).toBe(encoding);
	expect(await first.text()).toContain(publicTexts.home.heading);
	const etag = first.headers.get('ETag') ?? '';
	const again = await visit('/', { 'Accept-Encoding': accepted, 'If-None-Match': etag });
	expect([again.status, await again.text()]).toEqual([304, '']);
	const english = await visit('/', { 'If-None-Match': etag, Cookie: 'locale=en' });
	expect(english.status).toBe(200);
});

it('scripts are compressed by the build, and kept by the browser for a year', async () => {
	const html = await read('/');
	const scripts = attributeOf(html, /data-scripts="([^"]+)"/)?.split(' ') ?? [];
	expect(scripts.length).toBeGreaterThan(1);
	const packages = scripts.find((script) => script.startsWith('/assets/core-')) ?? '';
	for (const [accepted, encoding] of [
		['br, gzip', 'br'],
		['gzip', 'gzip'],
	] as const) {
		const answer = await visit(packages, { 'Accept-Encoding': accepted });
		expect([answer.status, answer.headers.get('Content-Encoding')]).toEqual([200, encoding]);
		expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
		expect(answer.headers.get('Vary')).toContain('Accept-Encoding');
		expect(answer.headers.get('Content-Type')).toContain('javascript');
		expect((await answer.text()).length).toBeGreaterThan(100_000);
	}
	expect((await visit(`${packages}.br`)).status).toBe(404);
	expect((await visit('/index.html')).status).toBe(404);
});

it('without a public address the Host of a request is in no page, list or robots.txt', async () => {
	for (const path of ['/', '/verify', '/help', '/robots.txt', '/sitemap.xml']) {
		const { status, text } = await rawRequest(withoutAddress.current, { path, headers: { Host: 'evil.example' } });
		expect(status).toBe(200);
		expect(text).not.toContain('evil.example');
	}
});
