import { defineConfig } from 'vite';

/** The page on which workers answer: one classic script without React, for phones of many years. */
export default defineConfig({
	root: 'client',
	base: '/voice/',
	publicDir: false,
	build: {
		outDir: '../dist/voice',
		emptyOutDir: true,
		manifest: true,
		target: 'es2017',
		cssTarget: 'chrome61',
		// Else a script would insert the style sheet.
		cssCodeSplit: false,
		assetsInlineLimit: 0,
		modulePreload: false,
		rollupOptions: { input: 'client/voice/main.ts', output: { format: 'iife' } },
	},
});
