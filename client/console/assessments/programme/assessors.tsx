import { css } from 'goober';
import { MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { useWords } from '#client/documents/programme/words.ts';
import { CountBar } from '#client/ui/charts/count-bar.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import { color } from '#client/ui/tokens.ts';
import type { AssessorFigures } from '#shared/programme/schemas.ts';
import { Behind } from './behind.tsx';
import { Section } from './section.tsx';
import type { Programme } from './use-programme.ts';

type Row = AssessorFigures['assessors'][number];

/** The bars are in the second column, and need room to be compared. */
const dense = css`& th, & td { padding-inline: 10px; } @media (min-width: 1280px) { & td:nth-child(2) { width: 15%; } }`;
const pair = css`display: block; white-space: nowrap; & > span { display: block; } & > .second { color: ${color.grey700}; }`;

/** A figure, and below it what it is compared with. */
const Pair = ({ first, second }: { first: string; second: string }) => (
	<span className={pair}>
		<span>{first}</span> <span className="second">{second}</span>
	</span>
);

const SHARES = ['none', 'half', 'full'] as const;

type AssessorsProps = { programme: Programme; figures: AssessorFigures };

/** What assessors have before them, and what they finished. */
export const AssessorsSection = ({ programme, figures: { assessors } }: AssessorsProps) => {
	const { t } = useText();
	const { percent, days } = useWords();
	const most = Math.max(0, ...assessors.map(({ open }) => open));
	const shareOf = ({ ratings }: Row, share: (typeof SHARES)[number]) =>
		ratings ? (
			<Pair
				first={percent(ratings.own[`${share}_percent`])}
				second={t('programme.assessors.others', { value: percent(ratings.colleagues[`${share}_percent`]) })}
			/>
		) : (
			MISSING
		);
	const agreementOf = ({ agreement }: Row) => {
		if (!agreement) return MISSING;
		const kappa = agreement.kappa?.toFixed(2) ?? t('programme.assessors.notDefined');
		return (
			<Pair first={percent(agreement.exact_percent)} second={t('programme.assessors.kappaOf', { value: kappa })} />
		);
	};
	const columns: Column<Row>[] = [
		{
			key: 'person',
			head: t('programme.assessors.head.person'),
			isHeading: true,
			oneLine: true,
			cell: ({ name }) => name,
		},
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
		{ key: 'exact', head: t('programme.assessors.head.exact'), end: true, cell: agreementOf },
	];
	return (
		<Section part="assessors" lead={t('programme.assessors.lead')}>
			{assessors.length === 0 ? (
				<EmptyState picture="people">
					{t(programme.isOfCompanies ? 'programme.noMatch' : 'programme.assessors.empty')}
				</EmptyState>
			) : (
				<>
					<Table
						caption={t('programme.assessors.title')}
						className={dense}
						rows={assessors}
						rowKey={({ id }) => id}
						columns={columns}
					/>
					<p>{t('programme.assessors.note')}</p>
				</>
			)}
		</Section>
	);
};
