import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type PageRequest, type PublicPageName, publicPages, type RenderedPage } from '#shared/public-pages.ts';
import type { SharedPage, SharedRequest } from '#shared/shares/documents.ts';

/** Build output: the client, and the renderer of its public pages. */

export const builtFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../dist');

export const clientFolder = path.join(builtFolder, 'client');
const shellFile = path.join(clientFolder, 'index.html');
const rendererFile = path.join(builtFolder, 'prerender/prerender.js');

type Manifest = Record<string, { file: string; imports?: string[] }>;

export type Bundle = {
	/** HTML for screens that the server does not render. */
	shell: string;
	/** Whether a page stays as it was rendered first: what was built does. */
	isFinal: boolean;
	renderPage: (request: PageRequest) => Promise<RenderedPage>;
	/** A document for the page of a link. */
	renderShared: (request: SharedRequest) => SharedPage | Promise<SharedPage>;
	/** Style sheet of the pages rendered without React. */
	drawnStyles: string;
	/** Styles of the guides, besides those. */
	guideStyles: string;
	/** Script that loads the client at the first interaction with the page. */
	bootScript: string;
	/** Script that compares a file with those of a certificate. */
	checkScript: string;
	/** Script that searches the guides. */
	guideScript: string;
	/** Style sheet with the serif faces of certificates; null in development, where it would be a script. */
	serifStyles: string | null;
	/** URLs of the client's script and, after it, of everything else that a page needs. */
	scriptsOf: (name: PublicPageName) => string[];
	/** URLs of these client modules and everything that they import. */
	scriptsWith: (modules: readonly string[]) => string[];
};

const MAIN = 'index.html';
const BOOT = 'boot.ts';
const CHECK = 'check-file.ts';
const GUIDE = 'guide/search.ts';
const SERIF = 'documents/certificate/serif-faces.ts';

const withImports = (manifest: Manifest, keys: readonly string[], found = new Set<string>()): Set<string> => {
	for (const key of keys) {
		if (found.has(key)) continue;
		found.add(key);
		withImports(manifest, manifest[key]?.imports ?? [], found);
	}
	return found;
};

/** Null if the client is not built. */
export type FindBundle = () => Promise<Bundle | null>;

export const loadBundle: FindBundle = async () => {
	if (!existsSync(shellFile) || !existsSync(rendererFile)) return null;
	const { renderPage, renderShared, drawnStyles, guideStyles } = (await import(
		pathToFileURL(rendererFile).href
	)) as Pick<Bundle, 'renderPage' | 'renderShared' | 'drawnStyles' | 'guideStyles'>;
	const manifest = JSON.parse(readFileSync(path.join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
	const urlOf = (key: string): string => {
		const entry = manifest[key];
		if (!entry) throw new Error(`The client has no ${key}`);
		return `/${entry.file}`;
	};
	const scriptsWith = (modules: readonly string[]): string[] =>
		[...withImports(manifest, [MAIN, ...modules])].map(urlOf);
	return {
		shell: readFileSync(shellFile, 'utf8'),
		isFinal: true,
		renderPage,
		renderShared,
		drawnStyles,
		guideStyles,
		bootScript: urlOf(BOOT),
		checkScript: urlOf(CHECK),
		guideScript: urlOf(GUIDE),
		serifStyles: urlOf(SERIF),
		scriptsOf: (name) => scriptsWith(publicPages[name].modules),
		scriptsWith,
	};
};
