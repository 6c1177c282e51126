import type { Bundle } from '#server/http/pages/bundle.ts';
import { publicPages } from '#shared/public-pages.ts';
import { BASE, START } from './addresses.ts';

/** The client as Vite serves it, in place of the built one. `renderer` is the address of `rendered.ts`. */

const ask = async <T>(renderer: string, name: string, body: unknown = null): Promise<T> => {
	const response = await fetch(renderer + name, { method: 'POST', body: JSON.stringify(body) });
	if (!response.ok) throw new Error(await response.text());
	return (await response.json()) as T;
};

export const developmentBundle = async (renderer: string): Promise<Bundle> => ({
	...(await ask<Pick<Bundle, 'shell' | 'drawnStyles' | 'guideStyles'>>(renderer, 'shell')),
	isFinal: false,
	renderPage: (request) => ask(renderer, 'page', request),
	renderShared: (request) => ask(renderer, 'shared', request),
	bootScript: `${START}boot.ts`,
	checkScript: `${BASE}check-file.ts`,
	guideScript: `${BASE}guide/search.ts`,
	serifStyles: null,
	scriptsOf: (name) => ['main.tsx', ...publicPages[name].modules].map((file) => `${BASE}${file}`),
	// Vite's modules name what they import.
	scriptsWith: () => [],
});
