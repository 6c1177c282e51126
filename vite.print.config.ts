import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The page that the PDF worker opens, apart from the site: its fonts are whole files, and it loads nothing else. */
export default defineConfig({
	root: 'client',
	base: './',
	publicDir: false,
	plugins: [react()],
	build: {
		outDir: '../dist/print',
		emptyOutDir: true,
		target: 'es2022',
		assetsInlineLimit: 0,
		modulePreload: false,
		rollupOptions: { input: 'client/print.html' },
	},
});
