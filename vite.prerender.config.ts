import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What the server renders public pages with. Everything is in it, since production has no client packages. */
export default defineConfig({
	root: 'client',
	publicDir: false,
	plugins: [react()],
	define: { 'process.env.NODE_ENV': '"production"' },
	ssr: { noExternal: true },
	build: {
		ssr: 'prerender.tsx',
		outDir: '../dist/prerender',
		emptyOutDir: true,
		target: 'node20',
		minify: false,
	},
});
