import { MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { useWords } from '#client/documents/programme/words.ts';
import { CountBar } from '#client/ui/charts/count-bar.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import type { AssessorFigures } from '#shared/programme/schemas.ts';
import { Section } from './section.tsx';

type Row = AssessorFigures['assessors'][number];

const SHARES = ['none', 'half', 'full'] as const;

/** What assessors have before them, and what they finished. */
export const AssessorsSection = ({ figures: { assessors } }: { figures: AssessorFigures }) => {
	const { t } = useText();
	const { percent, days, count } = useWords();
	const most = Math.max(0, ...assessors.map(({ open }) => open));
	const shareOf = ({ ratings }: Row, share: (typeof SHARES)[number]): string =>
		ratings
			? t('programme.assessors.compared', {
					own: percent(ratings.own[`${share}_percent`]),
					others: percent(ratings.colleagues[`${share}_percent`]),
				})
			: MISSING;
	const columns: Column<Row>[] = [
		{ key: 'person', head: t('programme.assessors.head.person'), isHeading: true, cell: ({ name }) => name },
		{
			key: 'open',
			head: t('programme.assessors.head.open'),
			cell: ({ open }) => <CountBar count={open} most={most} look="now" />,
		},
		{ key: 'finished', head: t('programme.assessors.head.finished'), end: true, cell: (row) => count(row.finished) },
		{ key: 'days', head: t('programme.assessors.head.days'), end: true, cell: (row) => days(row.median_days) },
		...SHARES.map((share) => ({
			key: share,
			head: t(`programme.assessors.head.${share}Share`),
			end: true,
			cell: (row: Row) => shareOf(row, share),
		})),
	];
	return (
		<Section title={t('programme.assessors.title')} lead={t('programme.assessors.lead')}>
			{assessors.length === 0 ? (
				<EmptyState picture="people">{t('programme.assessors.empty')}</EmptyState>
			) : (
				<Table caption={t('programme.assessors.title')} rows={assessors} rowKey={({ id }) => id} columns={columns} />
			)}
		</Section>
	);
};
