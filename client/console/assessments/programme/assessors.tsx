import { MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { useWords } from '#client/documents/programme/words.ts';
import { CountBar } from '#client/ui/charts/count-bar.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import type { AssessorFigures } from '#shared/programme/schemas.ts';
import { Behind } from './behind.tsx';
import { Section } from './section.tsx';
import type { Programme } from './use-programme.ts';

type Row = AssessorFigures['assessors'][number];

const SHARES = ['none', 'half', 'full'] as const;

type AssessorsProps = { programme: Programme; figures: AssessorFigures };

/** What assessors have before them, and what they finished. */
export const AssessorsSection = ({ programme, figures: { assessors } }: AssessorsProps) => {
	const { t } = useText();
	const { percent, days } = useWords();
	const most = Math.max(0, ...assessors.map(({ open }) => open));
	const shareOf = ({ ratings }: Row, share: (typeof SHARES)[number]): string =>
		ratings
			? t('programme.assessors.compared', {
					own: percent(ratings.own[`${share}_percent`]),
					others: percent(ratings.colleagues[`${share}_percent`]),
				})
			: MISSING;
	const kappaOf = ({ agreement }: Row): string => {
		if (!agreement) return MISSING;
		return agreement.kappa === null ? t('programme.assessors.notDefined') : agreement.kappa.toFixed(2);
	};
	const columns: Column<Row>[] = [
		{ key: 'person', head: t('programme.assessors.head.person'), isHeading: true, cell: ({ name }) => name },
		{
			key: 'open',
			head: t('programme.assessors.head.open'),
			cell: ({ id, open }) => (
				<CountBar
					count={open}
					most={most}
					look="now"
					shown={
						<Behind
							to={programme.listOf({ progress_stage: 'at_assessor', only_current: true, assigned: id })}
							count={open}
						/>
					}
				/>
			),
		},
		{
			key: 'finished',
			head: t('programme.assessors.head.finished'),
			end: true,
			cell: ({ id, finished }) => <Behind to={programme.resultsRatedBy(id)} count={finished} />,
		},
		{ key: 'days', head: t('programme.assessors.head.days'), end: true, cell: (row) => days(row.median_days) },
		...SHARES.map((share) => ({
			key: share,
			head: t(`programme.assessors.head.${share}Share`),
			end: true,
			cell: (row: Row) => shareOf(row, share),
		})),
		{
			key: 'exact',
			head: t('programme.assessors.head.exact'),
			end: true,
			cell: ({ agreement }) => percent(agreement?.exact_percent ?? null),
		},
		{ key: 'kappa', head: t('programme.assessors.head.kappa'), end: true, cell: kappaOf },
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
