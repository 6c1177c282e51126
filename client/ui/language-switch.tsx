import { useQueryClient } from '@tanstack/react-query';
import { css } from 'goober';
import { chooseLocale, forgetAddressLocale, useText } from '#client/base/locale.tsx';
import type { Locale } from '#shared/i18n/translate.ts';
import { color } from './tokens.ts';

const group = css`display: inline-flex; border: 1px solid ${color.grey600}; border-radius: 6px; overflow: hidden; flex: none;`;
const option = css`
	min-height: 36px; min-width: 44px; padding: 4px 12px; border: 0; background: ${color.white}; color: ${color.grey800}; cursor: pointer; font-size: 14px; white-space: nowrap;
	&[aria-pressed='true'] { background: ${color.blue900}; color: ${color.white}; font-weight: 700; }
	&:hover:not([aria-pressed='true']) { background: ${color.blue50}; }
	&:focus-visible { outline-offset: -4px; }
`;

/** Switches between Japanese and English, and refetches all queries in the new language. */
export const LanguageSwitch = () => {
	const { locale, t } = useText();
	const queryClient = useQueryClient();
	const choose = (next: Locale): void => {
		if (next === locale) return;
		chooseLocale(next);
		forgetAddressLocale();
		void queryClient.invalidateQueries();
	};
	return (
		<fieldset className={group}>
			<legend className="visually-hidden">{t('common.language')}</legend>
			<button type="button" className={option} lang="ja" aria-pressed={locale === 'ja'} onClick={() => choose('ja')}>
				{t('common.japanese')}
			</button>
			<button type="button" className={option} lang="en" aria-pressed={locale === 'en'} onClick={() => choose('en')}>
				{t('common.english')}
			</button>
		</fieldset>
	);
};
