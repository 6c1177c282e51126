import { useEffect, useRef } from 'react';
import { readCookie } from '#client/base/cookies.ts';
import { useText } from '#client/base/locale.tsx';
import { isLocale } from '#shared/i18n/translate.ts';
import { LOCALE_COOKIE } from '#shared/public-pages.ts';
import { type InboxArea, noticeCalls } from './calls.ts';

/** Stores the last chosen language for mails. Failures are silent. */
const useSetLocale = (area: InboxArea) =>
	noticeCalls(area).setLocale.useMutation({ meta: { handlesFailure: true, silent: true } }).mutate;

/** Stores the language whenever a signed-in user switches it. */
export const useKeepLocale = (area: InboxArea): void => {
	const { locale } = useText();
	const setLocale = useSetLocale(area);
	const kept = useRef(locale);
	useEffect(() => {
		if (kept.current === locale) return;
		kept.current = locale;
		setLocale({ locale });
	}, [locale, setLocale]);
};

/** Stores the language chosen in this browser before signing in, if any. */
export const useKeepChosenLocale = (area: InboxArea): (() => void) => {
	const setLocale = useSetLocale(area);
	return () => {
		const chosen = readCookie(LOCALE_COOKIE);
		if (isLocale(chosen)) setLocale({ locale: chosen });
	};
};
