import {
	createContext,
	type ReactNode,
	useCallback,
	useContext,
	useEffect,
	useMemo,
	useSyncExternalStore,
} from 'react';
import rosetta from 'rosetta';
import { labelTexts } from '#shared/i18n/labels.ts';
import { withPlurals } from '#shared/i18n/plurals.ts';
import { DEFAULT_LOCALE, isLocale, type Locale, type TextArguments, type TextKey } from '#shared/i18n/translate.ts';
import { LOCALE_COOKIE, LOCALE_PARAMETER, LOCALE_SECONDS } from '#shared/public-pages.ts';
import type { ClientTexts } from '#shared/texts/client.ts';
import type { featureLabels } from '#shared/texts/feature-labels.ts';
import { readCookie, writeCookie } from './cookies.ts';

/** The chosen language and its texts. Areas register their texts when their bundle is loaded. */

const STORAGE_KEY = 'locale';

type ClientText = TextKey<ClientTexts>;
export type Translate = <K extends ClientText>(key: K, ...args: TextArguments<ClientTexts, K>) => string;

const dictionary = rosetta<Record<string, unknown>>({});

/** Language of the cookie, which the server also reads; otherwise the one stored by an earlier version. */
const readChosen = (): Locale | null => {
	try {
		return [readCookie(LOCALE_COOKIE), localStorage.getItem(STORAGE_KEY)].find(isLocale) ?? null;
	} catch {
		return null;
	}
};

/** Whether the visitor has ever chosen a language. */
export const hasChosenLocale = (): boolean => readChosen() !== null;

const shownLocale = (): Locale => {
	const { lang } = document.documentElement;
	return isLocale(lang) ? lang : DEFAULT_LOCALE;
};

const isNamedInAddress = (): boolean => isLocale(new URLSearchParams(location.search).get(LOCALE_PARAMETER));

/** Language wanted by the visitor: from the URL, else the chosen one, else that of the page. */
export const wantedLocale = (): Locale => (isNamedInAddress() ? shownLocale() : (readChosen() ?? shownLocale()));

/** A page rendered by the server starts in its language, as hydration would fail otherwise. */
const firstLocale = (): Locale => {
	if (typeof window === 'undefined') return DEFAULT_LOCALE;
	return document.getElementById('root')?.hasChildNodes() ? shownLocale() : wantedLocale();
};

let current = firstLocale();
const listeners = new Set<() => void>();

export const currentLocale = (): Locale => current;

/** Removes the language from the URL, where it would override a later choice. */
export const forgetAddressLocale = (): void => {
	if (!isNamedInAddress()) return;
	const url = new URL(location.href);
	url.searchParams.delete(LOCALE_PARAMETER);
	history.replaceState(history.state, '', url);
};

/** Renders in a language without storing it. */
export const renderIn = (locale: Locale): void => {
	current = locale;
};

export const chooseLocale = (locale: Locale): void => {
	current = locale;
	try {
		localStorage.setItem(STORAGE_KEY, locale);
		writeCookie(LOCALE_COOKIE, locale, LOCALE_SECONDS);
	} catch {
		// Storage may be disabled: the choice then lasts until the page is closed.
	}
	for (const listener of listeners) listener();
};

type AreaTexts = { ja: Record<string, unknown>; en: Record<string, unknown> };

/** Registers the texts of an area; called once, when its bundle is loaded. */
export const addTexts = ({ ja, en }: AreaTexts): void => {
	dictionary.set('ja', ja);
	dictionary.set('en', en);
};

const labels = { ja: {}, en: {} };

/** Registers labels (`shared/<feature>/labels.ts`), in addition to those of other features. */
export const addLabels = (tables: Partial<typeof featureLabels>): void => {
	Object.assign(labels.ja, labelTexts(tables, 'ja'));
	Object.assign(labels.en, labelTexts(tables, 'en'));
	addTexts({ ja: { labels: labels.ja }, en: { labels: labels.en } });
};

/** For code outside of React, such as error handling. */
export const translate: Translate = (key, ...args) => dictionary.t(key, withPlurals(args[0], current), current);

/** For keys built at run time, such as `grade.S`; null for unknown keys. */
export const lookUpText = (key: string, variables: Record<string, string | number> = {}): string | null =>
	dictionary.t(key, withPlurals(variables, current), current) || null;

type TextTools = { locale: Locale; t: Translate };

const LocaleContext = createContext<TextTools>({ locale: DEFAULT_LOCALE, t: translate });

const subscribe = (listener: () => void): (() => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};

export const LocaleProvider = ({ children }: { children: ReactNode }) => {
	const locale = useSyncExternalStore(subscribe, currentLocale, currentLocale);
	useEffect(() => {
		document.documentElement.lang = locale;
	}, [locale]);
	const t: Translate = useCallback((key, ...args) => dictionary.t(key, withPlurals(args[0], locale), locale), [locale]);
	const tools = useMemo(() => ({ locale, t }), [locale, t]);
	return <LocaleContext value={tools}>{children}</LocaleContext>;
};

/** Shows its children in a fixed language. */
export const InLocale = ({ locale, children }: { locale: Locale; children: ReactNode }) => {
	const tools = useMemo<TextTools>(
		() => ({ locale, t: (key, ...args) => dictionary.t(key, args[0], locale) }),
		[locale],
	);
	return (
		<LocaleContext value={tools}>
			<div lang={locale}>{children}</div>
		</LocaleContext>
	);
};

export const useText = (): TextTools => useContext(LocaleContext);
