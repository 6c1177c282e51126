import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readConfig } from '#server/base/config.ts';
import { drawGuide } from '#server/http/drawn/guide/guide.ts';
import { drawOverview } from '#server/http/drawn/guide/overview.ts';
import { retentionOf } from '#server/operator/retention.ts';
import { prefectures } from '#shared/certificates/prefectures.ts';
import { industries } from '#shared/companies/industries.ts';
import { GUIDE_NAMES } from '#shared/guide/tasks.ts';
import { type PageRequest, PUBLIC_PAGES, type RenderedPage } from '#shared/public-pages.ts';
import { legal } from '#shared/texts/client/legal.ja.ts';
import { publicTexts } from '#shared/texts/client/public.ja.ts';
import { serverTexts } from '#shared/texts/server.ts';

/**
 * Subsets the document font to the characters of pages rendered by the server, for visitors whose system has no
 * Japanese font; the file is committed. After `node scripts/setup/build.ts`: `npm install --no-save subset-font@2.9.0
 * && npx node scripts/fonts/page-fonts.ts`
 */

type Subset = (font: Buffer, text: string, options: { targetFormat: 'woff2' }) => Promise<Buffer>;
type Renderer = { renderPage: (request: PageRequest) => Promise<RenderedPage> };

const root = path.join(import.meta.dirname, '../..');
const target = path.join(root, 'client/page-fonts');

const range = (from: number, to: number): string =>
	String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Kana and punctuation that an operator's name may contain. */
const ALWAYS = range(0x3001, 0x3011) + range(0x3041, 0x3096) + range(0x30a1, 0x30fe);

const LATIN = /[\u0020-\u024f]/g;

const known = { operator: null, retention: retentionOf(readConfig({})), certified: [] };

const { renderPage } = (await import(pathToFileURL(path.join(root, 'dist/prerender/prerender.js')).href)) as Renderer;
/** Texts of the pages rendered without React, names in their select fields, and texts that depend on settings or state. */
const { verify, directory, drawn, fees, shares } = serverTexts.ja;
const guides = [drawOverview('ja'), ...GUIDE_NAMES.map((guide) => drawGuide(guide, 'ja'))];
const majors = industries.map(({ name }) => name.ja);
let text =
	ALWAYS +
	JSON.stringify([verify, directory, drawn, fees, shares.page, prefectures, majors, legal, publicTexts, guides]);
for (const [name] of PUBLIC_PAGES) {
	const { html, title } = await renderPage({ name, locale: 'ja', search: '', known });
	text += title + html.replaceAll(/<[^>]+>/g, '');
}
const subset = createRequire(import.meta.url)('subset-font') as Subset;
mkdirSync(target, { recursive: true });
const font = readFileSync(path.join(root, 'client/fonts/KyoseiSansJP-Regular.ttf'));
const cut = await subset(font, text.replaceAll(LATIN, ''), { targetFormat: 'woff2' });
writeFileSync(path.join(target, 'KyoseiPages.woff2'), cut);
process.exit();
