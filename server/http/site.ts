import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { linkOrigin } from '#server/base/config.ts';
import type { Deps } from '#server/calls/deps.ts';
import { loggable } from '#server/calls/failure.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { isPage } from '#shared/pages.ts';
import { publicPages } from '#shared/public-pages.ts';
import { createDrawnPages } from './drawn/serve.ts';
import { mountUnsubscribe } from './drawn/unsubscribe/mount.ts';
import { mountMark } from './mark/mount.ts';
import type { Bundle, FindBundle } from './pages/bundle.ts';
import { robotsText, sitemap } from './pages/crawlers.ts';
import { pageLocale } from './pages/language.ts';
import { createPublicPages, publicPageAt } from './pages/public-pages.ts';
import { modulesAt } from './pages/screens.ts';
import { type Prepared, prepare, sendPrepared } from './pages/sent.ts';
import { waitingPage } from './pages/waiting.ts';
import { mountFiles } from './site-files.ts';
import { mountVoice } from './voice/mount.ts';

/** Paths of APIs and files, in any case: unknown ones get 404 in JSON, never a page. */
const NEVER_PAGES = /^\/(api|trpc|sanctum|files|ops|assets|voice|healthz|readyz|metrics)(\/|$)/i;

/** Areas behind a sign-in, which have not-found screens of their own. */
const AREAS = /^\/(app|console)(\/|$)/i;

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

const addressOf = ({ url }: FastifyRequest): { path: string; parameters: URLSearchParams } => {
	const [path = '', query = ''] = url.split(/\?(.*)/s);
	return { path, parameters: new URLSearchParams(query) };
};

const mountForCrawlers = (app: FastifyInstance, { config }: Deps): void => {
	app.get('/robots.txt', async (_request, reply) =>
		reply
			.header('Cache-Control', 'no-cache')
			.type('text/plain; charset=utf-8')
			.send(robotsText(linkOrigin(config))),
	);
	app.get('/sitemap.xml', async (_request, reply) =>
		reply
			.header('Cache-Control', 'no-cache')
			.type('application/xml; charset=utf-8')
			.send(sitemap(linkOrigin(config))),
	);
};

type Shells = Record<Locale, Prepared>;

/** The empty page that announces these scripts, beside those that it names already. */
const shellsOf = async (shell: string, scripts: readonly string[]): Promise<Shells> => {
	const links = scripts
		.filter((script) => !shell.includes(script))
		.map((script) => `<link rel="modulepreload" crossorigin href="${script}">`);
	const announcing = shell.replace('</head>', `${links.join('')}</head>`);
	const inLanguage = (locale: Locale): Promise<Prepared> =>
		prepare(
			announcing
				.replace('<html lang="ja">', `<html lang="${locale}">`)
				.replace('</body>', `${waitingPage(locale)}</body>`),
		);
	return { ja: await inLanguage('ja'), en: await inLanguage('en') };
};

/** The empty page by the modules of its screen; made at the first request. */
const createShells = ({ shell, scriptsWith }: Bundle): ((path: string) => Promise<Shells>) => {
	const made = new Map<string, Promise<Shells>>();
	return (path) => {
		const modules = modulesAt(path);
		const key = modules.join(' ');
		const known = made.get(key) ?? shellsOf(shell, modules.length > 0 ? scriptsWith(modules) : []);
		made.set(key, known);
		return known;
	};
};

/**
 * Serves the built client: files, rendered public pages, pages without React, the empty page for all other screens, and
 * a not-found page (404) for other paths. Returns the handler of paths without a route; null if the client is not
 * built.
 */
export const mountSite = async (
	app: FastifyInstance,
	deps: Deps,
	findBundle: FindBundle,
): Promise<((request: FastifyRequest, reply: FastifyReply) => Promise<unknown> | null) | null> => {
	const bundle = await findBundle();
	if (!bundle) return null;
	await mountFiles(app);
	mountForCrawlers(app, deps);
	mountMark(app, deps);
	await mountVoice(app, deps.config);
	const { config, log } = deps;
	const publicPage = createPublicPages(bundle, deps);
	const shellsAt = createShells(bundle);
	const drawn = createDrawnPages(bundle, deps);
	await mountUnsubscribe(app, (request, reply, page) =>
		drawn.serve(request, reply, { page, text: '' }, addressOf(request).parameters),
	);
	return (request, reply) => {
		const { path, parameters } = addressOf(request);
		if (!isRead(request) || NEVER_PAGES.test(path)) return null;
		const page = drawn.at(path);
		if (page) return drawn.serve(request, reply, page, parameters);
		const isKnown = isPage(path);
		const name = isKnown || AREAS.test(path) ? publicPageAt(path) : 'notFound';
		const isInLanguageOfBrowser = name !== null && 'isInLanguageOfBrowser' in publicPages[name];
		const locale = pageLocale(config, request, reply, parameters, isInLanguageOfBrowser);
		reply.code(isKnown ? 200 : 404);
		if (!name || !publicPages[name].isIndexed) reply.header('X-Robots-Tag', 'noindex');
		const shell = async (): Promise<FastifyReply> => sendPrepared(request, reply, (await shellsAt(path))[locale]);
		if (!name) return shell();
		return publicPage({ name, locale, parameters }).then(
			(page) => (page ? sendPrepared(request, reply, page) : shell()),
			(error) => {
				log.error({ requestId: request.id, page: name, error: loggable(error) }, 'a page was not rendered');
				return shell();
			},
		);
	};
};
