import { readFileSync } from 'node:fs';
import { json } from 'node:stream/consumers';
import type { Connect, ViteDevServer } from 'vite';
import type { Bundle } from '#server/http/pages/bundle.ts';
import { START } from './addresses.ts';

/**
 * Renders, from the client's current sources, what the server otherwise reads from the build: the shell, the styles of
 * drawn pages, public pages and shared documents.
 */

type Rendered = Pick<Bundle, 'shell' | 'drawnStyles' | 'guideStyles' | 'renderPage' | 'renderShared'>;

const shell = (): string => readFileSync('client/index.html', 'utf8').replace('/main.tsx', `${START}main.tsx`);

const answer = async (vite: ViteDevServer, name: string, request: unknown): Promise<unknown> => {
	const renderer = (await vite.ssrLoadModule('/prerender.tsx')) as Rendered;
	if (name === 'shell') {
		const { drawnStyles, guideStyles } = renderer;
		return { shell: shell(), drawnStyles, guideStyles };
	}
	if (name === 'shared') return renderer.renderShared(request as Parameters<Rendered['renderShared']>[0]);
	return renderer.renderPage(request as Parameters<Rendered['renderPage']>[0]);
};

/** Answers the server's requests below `path`, which only the server knows. */
export const serveRendered =
	(vite: ViteDevServer, path: string): Connect.NextHandleFunction =>
	(request, response, next) => {
		const { url = '' } = request;
		if (!url.startsWith(path)) return next();
		json(request)
			.then((body) => answer(vite, url.slice(path.length), body))
			.then(
				(made) => response.end(JSON.stringify(made)),
				(error: Error) => {
					vite.ssrFixStacktrace(error);
					response.writeHead(500).end(error.stack);
				},
			);
	};
