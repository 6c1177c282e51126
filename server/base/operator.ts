import type { Locale } from '#shared/i18n/translate.ts';
import type { Config } from './config.ts';

/** Who runs this installation, as a reader of the language sees it; null where the settings name no one. */
export const operatorIn = (
	{ operator, operatorNameEn }: Pick<Config, 'operator' | 'operatorNameEn'>,
	locale: Locale,
): Config['operator'] => operator && { ...operator, name: (locale === 'en' && operatorNameEn) || operator.name };
