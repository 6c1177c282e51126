import { useEffect, useRef } from 'react';
import { readCookie } from '#client/base/cookies.ts';
import { useText } from '#client/base/locale.tsx';
import { isLocale } from '#shared/i18n/translate.ts';
import { LOCALE_COOKIE } from '#shared/public-pages.ts';
import { type InboxArea, noticeCalls } from './calls.ts';

/** The language of mails follows the one that the person chose last. A failure changes no screen: nobody is told. */
const useSetLocale = (area: InboxArea) =>
	noticeCalls(area).setLocale.useMutation({ meta: { handlesFailure: true, silent: true } }).mutate;

/** While somebody is signed in: whenever they switch. */
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

/** After a sign-in: the language that was chosen in this browser before, if any was. */
export const useKeepChosenLocale = (area: InboxArea): (() => void) => {
	const setLocale = useSetLocale(area);
	return () => {
		const chosen = readCookie(LOCALE_COOKIE);
		if (isLocale(chosen)) setLocale({ locale: chosen });
	};
};
