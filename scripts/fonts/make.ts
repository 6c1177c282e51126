import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { separateGlyphs } from './separate-glyphs.ts';

/**
 * Generates the committed document fonts from Google's packages:
 * `npm install --no-save @expo-google-fonts/noto-sans-jp@0.4.3 && npx node scripts/fonts/make.ts`
 */

const FAMILY = 'Kyosei Sans JP';
const WEIGHTS = { Regular: '400Regular', Bold: '700Bold' };

const root = path.join(import.meta.dirname, '../..');
const source = path.join(root, 'node_modules/@expo-google-fonts/noto-sans-jp');
const target = path.join(root, 'client/fonts');

mkdirSync(target, { recursive: true });
for (const [style, weight] of Object.entries(WEIGHTS)) {
	const font = readFileSync(path.join(source, weight, `NotoSansJP_${weight}.ttf`));
	writeFileSync(path.join(target, `KyoseiSansJP-${style}.ttf`), separateGlyphs(font, FAMILY, style));
}
copyFileSync(path.join(source, 'LICENSE_FONT'), path.join(target, 'LICENSE'));
