import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { type GivenDates, periodOf } from '#shared/assessment/period.ts';

/** The days on which the first and the last companies are started. */
type Days = { first: string; last: string };

/** The period that a start gives its assessments, in words: one for all, or that of the first and of the last ones. */
export const usePeriodWords = () => {
	const { t, locale } = useText();
	return (given: GivenDates, { first, last }: Days): string => {
		const dateOf = (date: string): string => formatDate(date, locale);
		const [one, other] = [periodOf(first, given), periodOf(last, given)];
		const words = { from: dateOf(one.from), to: dateOf(one.to) };
		if (one.from === other.from) return t('console.bulk.start.onePeriod', words);
		return t('console.bulk.start.periods', { ...words, lastFrom: dateOf(other.from), lastTo: dateOf(other.to) });
	};
};
