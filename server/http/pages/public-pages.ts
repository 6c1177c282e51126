import type { Clock } from '#server/base/clock.ts';
import { linkOrigin } from '#server/base/config.ts';
import { operatorIn } from '#server/base/operator.ts';
import type { Deps } from '#server/calls/deps.ts';
import { retentionOf } from '#server/operator/retention.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { LIMITS } from '#shared/limits.ts';
import { LOGIN_REASONS } from '#shared/pages/public.ts';
import { type Known, PUBLIC_PAGES, type PublicPageName, publicPages } from '#shared/public-pages.ts';
import type { Bundle } from './bundle.ts';
import { documentOf } from './document.ts';
import { watchFirstEntries } from './first-entries.ts';
import { type Prepared, prepare } from './sent.ts';

/** Rendered public pages with this installation's settings. */

/** Matches like the client's router: case-insensitive, with or without a trailing slash. */
export const publicPageAt = (path: string): PublicPageName | null => {
	const plain = path.toLowerCase().replace(/\/$/, '') || '/';
	return PUBLIC_PAGES.find(([, page]) => page.path === plain)?.[0] ?? null;
};

/** The query parameter that the page renders; a partner id out of range is ignored. */
const searchOf = (name: PublicPageName, parameters: URLSearchParams): string => {
	const { parameter } = publicPages[name] as { parameter?: 'refererId' | 'next' };
	const value = parameter ? parameters.get(parameter) : null;
	if (!value) return '';
	if (parameter === 'next') {
		const reason = LOGIN_REASONS.find((one) => one === parameters.get('reason'));
		return reason ? `?next=1&reason=${reason}` : '?next=1';
	}
	return value.length <= LIMITS.short ? `?${new URLSearchParams({ refererId: value })}` : '';
};

const knownOf = (config: Deps['config'], locale: Locale, certified: Known['certified']): Known => ({
	operator: operatorIn(config, locale),
	retention: retentionOf(config),
	certified,
});

/** With a partner id the script loads at once, to look up the partner's page that visitors return to. */
const wakeOf = (name: PublicPageName, search: string): string => {
	const { wake = '' } = publicPages[name] as { wake?: string };
	return search.includes('refererId') ? 'load' : wake;
};

/** The first entries of the directory, which are shown, change. */
const MAX_KEPT = 200;

/**
 * Pages rendered per minute for visitors of partners, whose ids are arbitrary; beyond it they get the empty page, which
 * the browser fills. Otherwise made-up ids could keep the server busy.
 */
const MAX_RENDERED = 120;
const MINUTE_MS = 60_000;

/** A fixed-window counter; returns false if the window is full. */
const countsPerMinute = (clock: Clock, max: number): (() => boolean) => {
	let since = 0;
	let count = 0;
	return () => {
		const now = clock.now().getTime();
		if (Math.abs(now - since) >= MINUTE_MS) [since, count] = [now, 0];
		count += 1;
		return count <= max;
	};
};

type Asked = { name: PublicPageName; locale: Locale; parameters: URLSearchParams };

/**
 * Renders pages on first request and caches those without arbitrary query parameters. Returns null above the rendering
 * limit.
 */
export const createPublicPages = (bundle: Bundle, { config, clock, db }: Pick<Deps, 'config' | 'clock' | 'db'>) => {
	const mayRender = countsPerMinute(clock, MAX_RENDERED);
	const firstEntries = watchFirstEntries({ db, clock });
	const kept = new Map<string, Promise<Prepared>>();
	const render = async ({ name, locale }: Asked, search: string, known: Known): Promise<Prepared> => {
		const page = await bundle.renderPage({ name, locale, search, known });
		const { bootScript } = bundle;
		return prepare(
			documentOf({
				name,
				page,
				locale,
				origin: linkOrigin(config),
				known,
				bootScript,
				scripts: bundle.scriptsOf(name),
				wake: wakeOf(name, search),
			}),
		);
	};
	return async (asked: Asked): Promise<Prepared | null> => {
		const search = searchOf(asked.name, asked.parameters);
		const known = knownOf(config, asked.locale, await firstEntries(asked.locale));
		if (search.includes('refererId')) return mayRender() ? render(asked, search, known) : null;
		if (!bundle.isFinal) return render(asked, search, known);
		const key = [asked.name, asked.locale, search, JSON.stringify(known.certified)].join(' ');
		const found = kept.get(key);
		if (found) return found;
		if (kept.size >= MAX_KEPT) kept.clear();
		const made = render(asked, search, known);
		kept.set(key, made);
		made.catch(() => kept.delete(key));
		return made;
	};
};
