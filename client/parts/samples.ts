import { useText } from '#client/base/locale.tsx';

/** What parts are filled with: texts of the product, in the language of the page. */

const LONG = 100;

/** A hundred characters. */
export const useLongText = (): string => {
	const { t } = useText();
	const text = t('common.errors.unexpected');
	return text
		.repeat(Math.ceil(LONG / text.length))
		.slice(0, LONG)
		.trim();
};

export const nothing = (): void => {};

export const never = (): Promise<never> => new Promise(nothing);
