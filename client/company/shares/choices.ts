import { formatPeriod } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import {
	CERTIFICATE,
	type HistoryItem,
	hasCertificate,
	reportsOf,
	type SharedReport,
	subjectValue,
} from './subjects.ts';

export type Choice = { value: string; name: string };

const ROUND_NAMES = { 1: 'documents.rounds.first', 2: 'documents.rounds.second' } as const;

const CONTENTS = ['report', 'summary'] as const;

/** What can be shared. Each name says period and points, so that last year's report is not taken for this year's. */
export const useChoices = (items: readonly HistoryItem[]): Choice[] => {
	const { t, locale } = useText();
	const nameOf = ({ item, round, score }: SharedReport, content: (typeof CONTENTS)[number]): string => {
		const values = {
			content: t(`shares.contents.${content}`),
			round: t(ROUND_NAMES[round]),
			period: formatPeriod(item.start_date, item.end_date, locale),
		};
		return score === null ? t('shares.subjects.round', values) : t('shares.subjects.scored', { ...values, score });
	};
	const reports = reportsOf(items).flatMap((report) =>
		CONTENTS.map((shows) => ({
			value: subjectValue({ shows, progressId: report.item.id, round: report.round }),
			name: nameOf(report, shows),
		})),
	);
	return hasCertificate(items) ? [...reports, { value: CERTIFICATE, name: t('shares.subjects.current') }] : reports;
};
