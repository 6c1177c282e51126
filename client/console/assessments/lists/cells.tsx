import { css } from 'goober';
import { Link } from 'wouter';
import { formatDate, formatTime, MISSING, rangeSign } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { StatusBadge } from '#client/console/assessments/status-badge.tsx';
import { useStaff } from '#client/console/shell/staff.ts';
import { Badge } from '#client/ui/badge.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { Age, Left } from './age.tsx';
import type { ProgressRow } from './progress-row.ts';
import { useTurnWords } from './use-turn-words.ts';

/** The cells of the assessment lists. */

const company = css`display: block; min-width: 7em; max-width: 40em;`;
/** Names do not wrap, unless very long. */
const person = css`display: block; width: max-content; max-width: 9em;`;
const nowrap = css`white-space: nowrap;`;
/** On small windows a long status wraps, so that all columns fit. */
const stack = css`
	display: flex; flex-direction: column; align-items: flex-start; gap: 4px; color: ${color.grey700};
	& > .turn { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 8px; }
	@media (min-width: 1680px) { & > .turn { flex-wrap: nowrap; } }
	@media (min-width: 768px) and (max-width: 1535px) { & > span:first-child { white-space: normal; word-break: keep-all; overflow-wrap: normal; max-width: 13em; } }
	@media (min-width: 768px) and (max-width: 1439px) { & > span:first-child { max-width: 11em; } & > .turn > span { white-space: normal; } }
	${phone} { align-items: flex-end; & > .turn { justify-content: flex-end; } }
`;
const muted = css`display: block; color: ${color.grey700}; white-space: nowrap;`;

type CellProps = { row: ProgressRow };

/** Whose turn it is: 'you' for the role of the signed-in user, since assessors only see their own companies. */
const Turn = ({ row }: CellProps) => {
	const { isAdmin } = useStaff();
	const words = useTurnWords()(row, isAdmin ? 'admin' : 'assessor');
	return words && <span className={nowrap}>{words}</span>;
};

/** Why the row stands where it does: with whom it is, for how long, and until when. */
export const Reason = ({ row }: CellProps) => {
	if (!row.waiting_on) return null;
	return (
		<span className="turn">
			<Turn row={row} />
			<Age row={row} />
			{row.due_on !== null && <Left due={row.due_on} />}
		</span>
	);
};

/** The evidence requests of the assessment; answers to review are highlighted. */
const EvidenceAsked = ({ row }: CellProps) => {
	const { t } = useText();
	const open = row.open_request_count;
	const answered = row.answered_request_count;
	if (open + answered === 0) return null;
	return (
		<span className="turn">
			{answered > 0 && <Badge tone="blue">{t('console.lists.evidenceAnswered', { count: answered })}</Badge>}
			{open > 0 && <span className={nowrap}>{t('console.lists.evidenceOpen', { count: open })}</span>}
		</span>
	);
};

/** May wrap only between the dates. */
export const Period = ({ row }: CellProps) => {
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

export const Company = ({ row, to }: CellProps & { to: string }) => (
	<Link to={to} className={company}>
		{row.company_name}
	</Link>
);

/** The status and whose turn it is; with age and due date if these have no columns of their own. */
export const Status = ({ row, hasAge }: CellProps & { hasAge: boolean }) => (
	<span className={stack}>
		<StatusBadge status={row.status} />
		{hasAge ? <Reason row={row} /> : <Turn row={row} />}
		<EvidenceAsked row={row} />
	</span>
);

export const AgeSince = ({ row }: CellProps) => {
	const { locale } = useText();
	return (
		<>
			<Age row={row} />
			<span className={muted}>{formatDate(row.since, locale)}</span>
		</>
	);
};

/** May wrap only between date and time. */
export const SubmittedAt = ({ row: { submitted_at: time } }: CellProps) => {
	const { locale } = useText();
	if (time === null) return MISSING;
	return (
		<span>
			<span className={nowrap}>{formatDate(time, locale)}</span> <span className={nowrap}>{formatTime(time)}</span>
		</span>
	);
};

export const SubmittedBy = ({ row }: CellProps) => <span className={person}>{row.submitted_by?.name ?? MISSING}</span>;

/** When and by whom it was submitted. */
export const Submission = ({ row }: CellProps) => {
	const { locale } = useText();
	return (
		<>
			<span className={nowrap}>{formatDate(row.submitted_at, locale)}</span>
			<span className={person}>
				{row.submitted_at && formatTime(row.submitted_at)} {row.submitted_by?.name}
			</span>
		</>
	);
};
