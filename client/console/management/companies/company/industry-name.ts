import { industries } from '#shared/companies/industries.ts';
import type { Locale } from '#shared/i18n/translate.ts';

/** The code and name of an industry, such as 'E09'; an unknown code is returned as it is. */
export const industryName = (code: string, locale: Locale): string => {
	const { mediums } = industries.find(({ letter }) => letter === code[0]) ?? { mediums: [] };
	const medium = mediums.find((one) => one.code === code.slice(1));
	return medium ? `${code} ${medium.name[locale]}` : code;
};
