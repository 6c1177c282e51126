import { css } from 'goober';
import type { ReactNode } from 'react';
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

type Assessor = AssessorFigures['assessors'][number];

/** What waits at the companies of a person, or of nobody; of a person also what was finished. */
type Row = { assigned: number | 'none'; name: string; open: number; aged: number; person: Assessor | null };

const rowOf = (person: Assessor): Row => ({ ...person, assigned: person.id, person });

/** The bars are in the second column, and need room to be compared. */
const dense = css`& th, & td { padding-inline: 10px; } && thead th { white-space: normal; overflow-wrap: normal; } @media (min-width: 1280px) { & td:nth-child(2) { width: 15%; } }`;
const pair = css`display: block; white-space: nowrap; & > span { display: block; } & > .second { color: ${color.grey700}; }`;

/** A figure, and below it what it is compared with. */
const Pair = ({ first, second }: { first: string; second: string }) => (
	<span className={pair}>
		<span>{first}</span> <span className="second">{second}</span>
	</span>
);

/** A cell that only rows of persons have. */
const ofPerson =
	(cell: (person: Assessor) => ReactNode) =>
	({ person }: Row): ReactNode =>
		person ? cell(person) : MISSING;

const SHARES = ['none', 'half', 'full'] as const;

type AssessorsProps = { programme: Programme; figures: AssessorFigures };

/** What assessors have before them, and what they finished. */
export const AssessorsSection = ({ programme, figures }: AssessorsProps) => {
	const { assessors, unassigned, warn_days: warned } = figures;
	const { t } = useText();
	const { percent, days } = useWords();
	const nobody: Row[] = unassigned
		? [{ ...unassigned, assigned: 'none', name: t('programme.assessors.unassigned'), person: null }]
		: [];
	const isEmpty = assessors.length === 0 && !unassigned?.open;
	const rows = [...nobody, ...assessors.map(rowOf)];
	const most = Math.max(0, ...rows.map(({ open }) => open));
	const waitingAt = (assigned: Row['assigned'], ageing?: 'warn') =>
		programme.listOf({ progress_stage: 'at_assessor', only_current: true, assigned, ...(ageing ? { ageing } : {}) });
	const shareOf = ({ ratings }: Assessor, share: (typeof SHARES)[number]) =>
		ratings ? (
			<Pair
				first={percent(ratings.own[`${share}_percent`])}
				second={t('programme.assessors.others', { value: percent(ratings.colleagues[`${share}_percent`]) })}
			/>
		) : (
			MISSING
		);
	const agreementOf = ({ agreement }: Assessor) => {
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
			cell: ({ assigned, open }) => (
				<CountBar count={open} most={most} look="now" shown={<Behind to={waitingAt(assigned)} count={open} />} />
			),
		},
		{
			key: 'aged',
			head: t('programme.assessors.head.aged', { days: warned }),
			end: true,
			cell: ({ assigned, aged }) => <Behind to={waitingAt(assigned, 'warn')} count={aged} />,
		},
		{
			key: 'finished',
			head: t('programme.assessors.head.finished'),
			end: true,
			cell: ofPerson(({ id, finished }) => <Behind to={programme.resultsRatedBy(id)} count={finished} />),
		},
		{
			key: 'days',
			head: t('programme.assessors.head.days'),
			end: true,
			cell: ofPerson((row) => days(row.median_days)),
		},
		...SHARES.map((share) => ({
			key: share,
			head: t(`programme.assessors.head.${share}Share`),
			end: true,
			cell: ofPerson((row) => shareOf(row, share)),
		})),
		{ key: 'exact', head: t('programme.assessors.head.exact'), end: true, cell: ofPerson(agreementOf) },
	];
	return (
		<Section part="assessors" lead={t(unassigned ? 'programme.assessors.lead' : 'programme.assessors.leadOwn')}>
			{isEmpty ? (
				<EmptyState picture="people">
					{t(programme.isOfCompanies ? 'programme.noMatch' : 'programme.assessors.empty')}
				</EmptyState>
			) : (
				<>
					<Table
						caption={t('programme.assessors.title')}
						className={dense}
						rows={rows}
						rowKey={({ assigned }) => assigned}
						columns={columns}
					/>
					<p>{t('programme.assessors.note', { days: warned })}</p>
				</>
			)}
		</Section>
	);
};
