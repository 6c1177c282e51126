import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { LOCALES } from '#shared/i18n/translate.ts';
import { findChromium } from '#workers/chromium.ts';
import { mailMark } from './mail-mark.ts';
import { SIZE, socialCard } from './social-card.ts';

/**
 * Draws the committed pictures of the mark and of the texts of the home page: the social card in both languages, and the
 * mark in mails. After a change of either: `node scripts/brand/make.ts`
 */

const root = path.join(import.meta.dirname, '../..');
const found = await findChromium(process.env.CHROMIUM_PATH ?? null);
if (!found) throw new Error('No Chromium runs here: install one or set CHROMIUM_PATH');
const browser = await chromium.launch({
	executablePath: found.executablePath,
	env: { ...process.env, ...found.env } as Record<string, string>,
	args: ['--font-render-hinting=none', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
const draw = async (page: string, viewport: typeof SIZE): Promise<Buffer> => {
	const tab = await browser.newPage({ viewport });
	await tab.setContent(page);
	await tab.evaluate('document.fonts.ready');
	return tab.screenshot({ omitBackground: true });
};

for (const locale of LOCALES) {
	const card = await sharp(await draw(socialCard(locale), SIZE))
		.png({ palette: true, colours: 64, effort: 10 })
		.toBuffer();
	writeFileSync(path.join(root, `client/static/social-card-${locale}.png`), card);
}
const png = (await draw(mailMark.page, mailMark.size)).toString('base64');
writeFileSync(path.join(root, 'server/notify/mark-png.ts'), mailMark.moduleOf(png));
await browser.close();
