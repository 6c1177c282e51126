import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pdfFiles } from './scripts/setup/pdf-files.ts';

/** What all screens start with. */
const BASE =
	/node_modules\/(goober|react|rosetta)\/|client\/(app\/style-sheet|base\/locale|ui\/(tokens|layout))\.tsx?$/;

/** Packages of all areas in one chunk, which compresses better than the several that areas would be split into. */
const CORE =
	/node_modules\/(react-dom|scheduler|wouter|regexparam|use-sync-external-store|@tanstack\/(query-core|react-query)|@trpc)\//;

/** Small modules that every screen loads; each would be a chunk of its own, since pages without React load some of them. */
const START =
	/\/(client\/(base\/failure|api\/(client|session)|ui\/(icons|route-table|mark))\.tsx?|shared\/(dates|brand\/mark)\.ts)$/;

/** Small parts of the screens behind a sign-in. */
const PARTS =
	/\/client\/(ui\/(badge|loaded|dialog|fold|table|table-texts|use-seconds|edit-dialog|use-scrollable|charts\/(data-table|table-head))|viewer\/lazy-part|api\/address)\.tsx?$/;

/** Small parts that several screens of a company share, without those that need many texts. */
const COMPANY =
	/\/(client\/(company\/(answered-questions|hide-note|progress-badge|neighbours|finished-badge|evidence\/(requests|request-card|asked)|colleagues\/(use-members|progress-row)|listing\/[a-z-]+|assessment\/files\/(document-target|late-add-dialog))|evidence\/(standing|place)|assessment\/(statuses|introduction)|documents\/stars)\.tsx?|shared\/assessment\/reassessment\.ts)$/;

/** Without their imports, which other chunks have. */
const alone = (name: string, test: RegExp) => ({ name, test, includeDependenciesRecursively: false });

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
			input: { index: 'client/index.html', boot: 'client/boot.ts', 'check-file': 'client/check-file.ts' },
			output: {
				codeSplitting: {
					groups: [
						// Its modules run in the order of their imports: the style sheet before what creates classes.
						{ name: 'base', test: BASE },
						{ name: 'core', test: CORE },
						alone('start', START),
						alone('parts', PARTS),
						alone('company', COMPANY),
					],
				},
			},
		},
	},
});
