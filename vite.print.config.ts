import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { separateGlyphs } from './scripts/setup/separate-glyphs.ts';

/** What is printed must be found again: the fonts of documents have a glyph of its own for every character. */
const searchableFonts: Plugin = {
	name: 'searchable-fonts',
	generateBundle: (_options, bundle) => {
		for (const file of Object.values(bundle)) {
			if (file.type !== 'asset' || !file.fileName.endsWith('.ttf')) continue;
			const style = file.fileName.includes('Bold') ? 'Bold' : 'Regular';
			file.source = separateGlyphs(Buffer.from(file.source), 'Kyosei Sans JP', style);
		}
	},
};

/** The page that the PDF worker opens, apart from the site: its fonts are whole files, and it loads nothing else. */
export default defineConfig({
	root: 'client',
	base: './',
	publicDir: false,
	plugins: [react(), searchableFonts],
	build: {
		outDir: '../dist/print',
		emptyOutDir: true,
		target: 'es2022',
		assetsInlineLimit: 0,
		modulePreload: false,
		rollupOptions: { input: 'client/print.html' },
	},
});
