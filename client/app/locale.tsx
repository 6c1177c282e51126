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
import type { ClientTexts } from '#shared/i18n/client/texts.ts';
import type { featureLabels } from '#shared/i18n/feature-labels.ts';
import { labelTexts } from '#shared/i18n/labels.ts';
import { withPlurals } from '#shared/i18n/plurals.ts';
import { DEFAULT_LOCALE, isLocale, type Locale, type TextArguments, type TextKey } from '#shared/i18n/translate.ts';

/** The chosen language and its texts. Areas register their texts when their bundle is loaded. */

const STORAGE_KEY = 'locale';

export type ClientText = TextKey<ClientTexts>;
export type Translate = <K extends ClientText>(key: K, ...args: TextArguments<ClientTexts, K>) => string;

const dictionary = rosetta<Record<string, unknown>>({});

const readStored = (): Locale => {
	try {
		const stored = localStorage.getItem(STORAGE_KEY);
		return isLocale(stored) ? stored : DEFAULT_LOCALE;
	} catch {
		return DEFAULT_LOCALE;
	}
};

let current = readStored();
const listeners = new Set<() => void>();

export const currentLocale = (): Locale => current;

export const chooseLocale = (locale: Locale): void => {
	current = locale;
	try {
		localStorage.setItem(STORAGE_KEY, locale);
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

/** For keys built at run time, such as `grade.S`; null where there is no such text. */
export const lookUpText = (key: string, variables: Record<string, string | number> = {}): string | null =>
	dictionary.t(key, withPlurals(variables, current), current) || null;

type TextTools = { locale: Locale; t: Translate };

const LocaleContext = createContext<TextTools>({ locale: DEFAULT_LOCALE, t: translate });

const subscribe = (listener: () => void): (() => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};

export const LocaleProvider = ({ children }: { children: ReactNode }) => {
	const locale = useSyncExternalStore(subscribe, currentLocale);
	useEffect(() => {
		document.documentElement.lang = locale;
	}, [locale]);
	const t: Translate = useCallback((key, ...args) => dictionary.t(key, withPlurals(args[0], locale), locale), [locale]);
	const tools = useMemo(() => ({ locale, t }), [locale, t]);
	return <LocaleContext value={tools}>{children}</LocaleContext>;
};

export const useText = (): TextTools => useContext(LocaleContext);
