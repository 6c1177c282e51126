import { css } from 'goober';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Outputs } from '#client/api/client.ts';
import { formatDate, formatDateTime, formatTime, MISSING, rangeSign } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { StatusBadge } from '#client/console/assessments/status-badge.tsx';
import { AssessorNames } from '#client/console/assessors/assessor-names.tsx';
import { Badge } from '#client/ui/badge.tsx';
import type { Column } from '#client/ui/table.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { Age, Due } from './age.tsx';
import { openingOf } from './row-actions.ts';

export type ProgressRow = Outputs['console']['progresses']['list']['data'][number];

const company = css`display: block; min-width: 7em; max-width: 40em;`;
/** A name does not wrap, unless it is very long. */
const person = css`display: block; width: max-content; max-width: 9em;`;
const nowrap = css`white-space: nowrap;`;
/** On a small window a long status takes two lines, so that all columns stay in sight. */
const stack = css`
	display: flex; flex-direction: column; align-items: flex-start; gap: 4px; color: ${color.grey700};
	& > .turn { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 8px; }
	@media (min-width: 1440px) { & > .turn { flex-wrap: nowrap; } }
	@media (min-width: 768px) and (max-width: 1535px) { & > span:first-child { white-space: normal; word-break: keep-all; overflow-wrap: normal; max-width: 13em; } }
	${phone} { align-items: flex-end; & > .turn { justify-content: flex-end; } }
`;
const muted = css`display: block; color: ${color.grey700}; white-space: nowrap;`;

/** Whose turn it is. */
const Turn = ({ row }: { row: ProgressRow }) => {
	const { t } = useText();
	if (row.waiting_on === null) return null;
	return (
		<span className={nowrap}>
			{t('console.lists.waitingFor', { who: t(`console.lists.waitingOn.${row.waiting_on}`) })}
		</span>
	);
};

/** Evidence that is asked for; an answer, which somebody has to look at, stands out. */
const EvidenceAsked = ({
	row: { open_request_count: open, answered_request_count: answered },
}: {
	row: ProgressRow;
}) => {
	const { t } = useText();
	if (open + answered === 0) return null;
	return (
		<span className="turn">
			{answered > 0 && <Badge tone="blue">{t('console.lists.evidenceAnswered', { count: answered })}</Badge>}
			{open > 0 && <span className={nowrap}>{t('console.lists.evidenceOpen', { count: open })}</span>}
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
	const status = (cell: (row: ProgressRow) => ReactNode): Column<ProgressRow> =>
		column({ key: 'status', head: t('labels.assessment.status'), sort: 'status', cell });
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
		/** With the age, where that has no column of its own. */
		status: status((row) => (
			<span className={stack}>
				<StatusBadge status={row.status} />
				{row.waiting_on && (
					<span className="turn">
						<Turn row={row} />
						<Age row={row} />
					</span>
				)}
				<EvidenceAsked row={row} />
			</span>
		)),
		turn: status((row) => (
			<span className={stack}>
				<StatusBadge status={row.status} />
				<Turn row={row} />
				<EvidenceAsked row={row} />
			</span>
		)),
		age: column({
			key: 'age',
			head: t('labels.assessment.ageing'),
			sort: 'since',
			oneLine: true,
			cell: (row) => (
				<>
					<Age row={row} />
					<span className={muted}>{formatDate(row.since, locale)}</span>
				</>
			),
		}),
		due: column({
			key: 'due',
			head: t('labels.assessment.due_on'),
			sort: 'due_on',
			oneLine: true,
			cell: (row) => <Due date={row.due_on} />,
		}),
		assessors: column({
			key: 'assessors',
			head: t('labels.assessment.assigned'),
			cell: (row) => <AssessorNames assessors={row.assessors} />,
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
		/** Both, for a list that also has actions. */
		submission: column({
			key: 'submission',
			head: t('console.lists.submission'),
			sort: 'submitted_at',
			cell: (row) => (
				<>
					<span className={nowrap}>{formatDate(row.submitted_at, locale)}</span>
					<span className={person}>
						{row.submitted_at && formatTime(row.submitted_at)} {row.submitted_by?.name}
					</span>
				</>
			),
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
