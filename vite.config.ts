import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkOf } from './scripts/setup/chunks.ts';
import { pdfFiles } from './scripts/setup/pdf-files.ts';

/** What all screens start with. */
const BASE =
	/node_modules\/(goober|react|rosetta)\/|client\/(app\/style-sheet|base\/locale|ui\/(tokens|layout))\.tsx?$/;

/** Packages of all areas in one chunk, which compresses better than the several that areas would be split into. */
const CORE =
	/node_modules\/(react-dom|scheduler|wouter|regexparam|use-sync-external-store|@tanstack\/(query-core|react-query)|@trpc)\//;

export default defineConfig({
	root: 'client',
	publicDir: 'static',
	plugins: [react(), pdfFiles()],
	build: {
		outDir: '../dist/client',
		emptyOutDir: true,
		manifest: true,
		target: 'es2022',
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		rollupOptions: {
			input: {
				index: 'client/index.html',
				boot: 'client/boot.ts',
				'check-file': 'client/check-file.ts',
				'search-guide': 'client/guide/search.ts',
			},
			output: {
				codeSplitting: {
					groups: [
						// Its modules run in the order of their imports: the style sheet before what creates classes.
						{ name: 'base', test: BASE },
						{ name: 'core', test: CORE },
						// Alone: the guides load it without anything else of the client.
						{ name: 'fold', test: /shared\/fold\.ts$/ },
						{ name: chunkOf, includeDependenciesRecursively: false },
					],
				},
			},
		},
	},
});
