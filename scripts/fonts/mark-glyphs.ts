import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { serverTexts } from '#shared/texts/server.ts';

/**
 * Takes the glyphs of the mark's words from the document font; the file is committed. In a folder of its own:
 * `npm install --no-save opentype.js@1.3.4`, then `npx node scripts/fonts/mark-glyphs.ts <that folder>`
 */

type Glyph = {
	advanceWidth: number;
	getPath: (x: number, y: number, size: number) => { toPathData: (decimals: number) => string };
};
type Font = { unitsPerEm: number; charToGlyph: (character: string) => Glyph };
type Opentype = { parse: (font: ArrayBuffer) => Font };

/** Of years and codes. */
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ-';

const root = path.join(import.meta.dirname, '../..');
const packages = path.resolve(process.argv[2] ?? root, 'node_modules');
const opentype = createRequire(path.join(packages, 'x.js'))('opentype.js') as Opentype;

const bytes = readFileSync(path.join(root, 'client/fonts/KyoseiSansJP-Bold.ttf'));
const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));

const { ja, en } = serverTexts;
const words = JSON.stringify(
	[ja.mark, en.mark].map(({ year, ...others }) => [Object.values(others), year.replace(/{{.*?}}/, '')]),
);
const characters = [...new Set(CHARACTERS + words.replaceAll(/["[\]{},:]/g, ''))].sort();
const lines = characters.map((character) => {
	const glyph = font.charToGlyph(character);
	const drawn = glyph.getPath(0, 0, font.unitsPerEm).toPathData(0);
	const code = character.codePointAt(0)?.toString(16).padStart(4, '0');
	return `\t'\\u${code}': [${glyph.advanceWidth}, '${drawn}'],`;
});
writeFileSync(
	path.join(root, 'server/certificates/mark/glyphs.ts'),
	`/** Advance width and path of each character of the mark, in units of 1/${font.unitsPerEm} em; made by \`scripts/fonts/mark-glyphs.ts\`. */
export const GLYPHS: Readonly<Record<string, readonly [advance: number, path: string]>> = {
${lines.join('\n')}
};
`,
);
