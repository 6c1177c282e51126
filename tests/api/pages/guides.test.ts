import { describe, expect, it } from 'vitest';
import { escaped } from '#server/base/html.ts';
import { chaptersOf } from '#shared/guide/chapters.ts';
import { GUIDE_NAMES } from '#shared/guide/tasks.ts';
import { LOCALES } from '#shared/i18n/translate.ts';
import { pages } from '#shared/pages/public.ts';
import { company } from '#shared/texts/client/company.ja.ts';
import { serverTexts } from '#shared/texts/server.ts';
import { withApp } from '#tests/support/app.ts';

/** What a reader, a search engine and a browser without scripts get of the guides. */

const booted = withApp();

const visit = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
	fetch(booted.current.url + path, { headers });

const read = async (path: string): Promise<string> => (await visit(path)).text();

const idsIn = (html: string): string[] => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);

describe.each(GUIDE_NAMES)('the guide of the %s', (guide) => {
	it.each(LOCALES)('says everything in its HTML: %s', async (locale) => {
		const html = await read(`${pages.help[guide]}?lang=${locale}`);
		expect(html).toContain(`<html lang="${locale}">`);
		expect(html).toContain(`<h1>${serverTexts[locale].guide.guides[guide].title}</h1>`);
		for (const { title, tasks } of chaptersOf(guide, locale)) {
			expect(html).toContain(`<h2>${escaped(title)}</h2>`);
			for (const [name, { title: task, steps }] of tasks) {
				expect(html).toContain(`<h3>${escaped(task)} `);
				const [, body = ''] = html.split(`<article class="task" id="${name}"`);
				expect(body.split('</ol>')[0]?.match(/<li>/g)?.length, name).toBeGreaterThanOrEqual(steps.length);
			}
		}
		const [, main = ''] = html.split('<main');
		expect(main).not.toMatch(/\[[#\w]/);
		expect(main).not.toContain('undefined');
	});

	it('has no link that leads nowhere', async () => {
		const html = await read(pages.help[guide]);
		const links = [...html.matchAll(/href="([^"]*)#([^"]+)"/g)].map(([, page = '', id = '']) => ({ page, id }));
		expect(links.length).toBeGreaterThan(10);
		for (const { page, id } of links) expect(idsIn(page === '' ? html : await read(page)), id).toContain(id);
	});

	it('is kept, and revalidated without being sent again', async () => {
		const first = await visit(pages.help[guide]);
		const etag = first.headers.get('ETag') ?? '';
		expect([first.status, first.headers.get('Cache-Control'), etag]).toEqual([
			200,
			'no-cache',
			expect.stringMatching(/^W/),
		]);
		const again = await visit(pages.help[guide], { 'If-None-Match': etag });
		expect([again.status, await again.text()]).toEqual([304, '']);
		const other = await visit(`${pages.help[guide]}?lang=en`, { 'If-None-Match': etag });
		expect(other.status).toBe(200);
	});
});

it('names controls as the screens do', async () => {
	expect(await read('/help/company')).toContain(`<b class="named">${company.submit.button}</b>`);
});

it('the page of all guides lists every task', async () => {
	const html = await read('/help');
	for (const guide of GUIDE_NAMES) {
		for (const { tasks } of chaptersOf(guide, 'ja')) {
			for (const [name, { title }] of tasks) {
				expect(html).toContain(`<a href="${pages.help[guide]}#${name}">${escaped(title)}</a>`);
			}
		}
	}
});

it('a made-up parameter is repeated in the link to the other language, and not kept', async () => {
	const made = await visit('/help?x=%3Cscript%3E');
	expect([made.headers.get('Cache-Control'), await made.text()]).toEqual([
		'no-store',
		expect.stringContaining('href="?x=%3Cscript%3E&amp;lang=en"'),
	]);
	expect(await read('/help')).not.toContain('script%3E');
});
