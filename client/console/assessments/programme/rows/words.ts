import { useText } from '#client/base/locale.tsx';
import { useWords } from '#client/documents/programme/words.ts';
import { prefectures } from '#shared/certificates/prefectures.ts';
import { industries } from '#shared/companies/industries.ts';
import type { SizeBand } from '#shared/programme/size-bands.ts';

type OfCompanies = {
	industry?: string | undefined;
	prefecture?: string | number | undefined;
	employees?: SizeBand | string | undefined;
};

type Months = { month_from?: string | undefined; month_to?: string | undefined };

/** Parts of the sentence that says what a figure counted. */
export const useCountedWords = () => {
	const { t, locale } = useText();
	const { month } = useWords();
	return {
		/** The attributes of companies by which it was filtered. */
		companies: ({ industry, prefecture, employees }: OfCompanies): (string | null)[] => [
			industries.find(({ letter }) => letter === industry)?.name[locale] ?? null,
			prefectures.find(({ code }) => String(code) === String(prefecture))?.[locale] ?? null,
			employees ? t(`programme.ofSizes.${employees as SizeBand}`) : null,
		],
		/** Null without months. */
		period: ({ month_from: from, month_to: to }: Months): string | null => {
			if (!from) return null;
			return to && from !== to ? t('programme.filters.between', { from: month(from), to: month(to) }) : month(from);
		},
		sentence: (parts: readonly (string | null | undefined)[]): string =>
			parts.filter((part) => typeof part === 'string' && part !== '').join(t('programme.behind.separator')),
	};
};
