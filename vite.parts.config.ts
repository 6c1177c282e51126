import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The page of all parts, which only its journey builds. `npm run dev` serves it from the sources. */
export default defineConfig({
	root: 'client',
	base: './',
	publicDir: false,
	plugins: [react()],
	build: {
		emptyOutDir: true,
		target: 'es2022',
		assetsInlineLimit: 0,
		modulePreload: false,
		rollupOptions: { input: 'client/parts.html' },
	},
});
