import { css } from 'goober';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Outputs } from '#client/api/client.ts';
import { formatDate, formatDateTime, MISSING, rangeSign } from '#client/app/format.ts';
import { useText } from '#client/app/locale.tsx';
import { StatusBadge } from '#client/console/assessments/status-badge.tsx';
import type { Column } from '#client/ui/table.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { openingOf } from './row-actions.ts';

export type ProgressRow = Outputs['console']['progresses']['list']['data'][number];

const company = css`display: block; min-width: 11em; max-width: 40em;`;
const person = css`display: block; min-width: 5em;`;
const nowrap = css`white-space: nowrap;`;
const stack = css`display: flex; flex-direction: column; align-items: flex-start; gap: 4px; color: ${color.grey700}; ${phone} { align-items: flex-end; }`;

/** Whom the assessment waits on, and since when. */
const Waiting = ({ row }: { row: ProgressRow }) => {
	const { t, locale } = useText();
	const date = formatDate(row.since, locale);
	return (
		<span className={nowrap}>
			{row.waiting_on
				? t('console.lists.waitingSince', { who: t(`console.lists.waitingOn.${row.waiting_on}`), date })
				: t('console.lists.since', { date })}
		</span>
	);
};

/** A line break is possible only between the dates. */
const Period = ({ row }: { row: ProgressRow }) => {
	const { locale } = useText();
	if (!row.start_date && !row.end_date) return MISSING;
	return (
		<span>
			<span className={nowrap}>
				{formatDate(row.start_date, locale)} {rangeSign(locale)}
			</span>{' '}
			<span className={nowrap}>{formatDate(row.end_date, locale)}</span>
		</span>
	);
};

/** The columns of the assessment lists. */
export const useProgressColumns = () => {
	const { t, locale } = useText();
	const column = (given: Column<ProgressRow>): Column<ProgressRow> => given;
	return {
		company: (to: (row: ProgressRow) => string = openingOf) =>
			column({
				key: 'company',
				head: t('labels.companies.company_name'),
				sort: 'company_name',
				isHeading: true,
				cell: (row) => (
					<Link to={to(row)} className={company}>
						{row.company_name}
					</Link>
				),
			}),
		status: column({
			key: 'status',
			head: t('labels.assessment.status'),
			sort: 'status',
			cell: (row) => (
				<span className={stack}>
					<StatusBadge status={row.status} />
					<Waiting row={row} />
				</span>
			),
		}),
		period: column({
			key: 'period',
			head: t('console.lists.period'),
			sort: 'start_date',
			cell: (row) => <Period row={row} />,
		}),
		submittedAt: column({
			key: 'submittedAt',
			head: t('labels.assessment.submitted_at'),
			sort: 'submitted_at',
			oneLine: true,
			cell: (row) => formatDateTime(row.submitted_at, locale),
		}),
		submittedBy: column({
			key: 'submittedBy',
			head: t('labels.assessment.submitted_by'),
			sort: 'submitted_by',
			cell: (row) => <span className={person}>{row.submitted_by?.name ?? MISSING}</span>,
		}),
		score: column({
			key: 'score',
			head: t('labels.assessment.score'),
			sort: 'score',
			end: true,
			cell: (row) => row.score ?? MISSING,
		}),
		actions: (cell: (row: ProgressRow) => ReactNode) =>
			column({ key: 'actions', head: t('console.lists.actionsHead'), hideHead: true, end: true, pinned: true, cell }),
	};
};
