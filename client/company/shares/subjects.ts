import type { Outputs } from '#client/api/client.ts';
import { type Round, roundOf } from '#shared/assessment/round.ts';
import type { ShareContent } from '#shared/shares/schemas.ts';

/** What a company can share, as the values of a select field and of the URL: 'certificate', 'report:12:1'. */

export type HistoryItem = Outputs['app']['assessment']['history']['data'][number];

export type Subject =
	| { shows: 'certificate' }
	| { shows: Exclude<ShareContent, 'certificate'>; progressId: number; round: Round };

export const CERTIFICATE = 'certificate';

export const subjectValue = (subject: Subject): string =>
	subject.shows === 'certificate' ? CERTIFICATE : [subject.shows, subject.progressId, subject.round].join(':');

const REPORT = /^(report|summary):(\d+):([12])$/;

/** The fields of the call; null for a text that is no subject. */
export const readSubject = (value: string) => {
	if (value === CERTIFICATE) return { shows: CERTIFICATE } as const;
	const [, shows, id, round] = REPORT.exec(value) ?? [];
	return shows ? { shows: shows as 'report' | 'summary', progress_id: Number(id), is_first_time: round === '1' } : null;
};

export type SharedReport = {
	item: HistoryItem;
	round: Round;
	/** Total of the round; null without one. */
	score: number | null;
};

const startOf = ({ start_date: start }: HistoryItem): string => start ?? '';

/** Rounds whose report the company may read: the newest assessment first, and its re-assessment before its first round. */
export const reportsOf = (items: readonly HistoryItem[]): SharedReport[] =>
	items
		.toSorted((a, b) => startOf(b).localeCompare(startOf(a)))
		.flatMap((item) =>
			item.rounds
				.filter(({ reported_at: at }) => at !== null)
				.map(({ is_first_time: isFirst, score }) => ({ item, round: roundOf(isFirst), score }))
				.toSorted((a, b) => b.round - a.round),
		);

/** Whether there is a certificate that is neither withdrawn nor replaced. */
export const hasCertificate = (items: readonly HistoryItem[]): boolean =>
	items.some(({ certificate }) => certificate !== null && ['valid', 'expired'].includes(certificate.state));
