import { css } from 'goober';
import { Link } from 'wouter';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatDate, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Age } from '#client/console/assessments/lists/age.tsx';
import { RequestBadge } from '#client/evidence/badge.tsx';
import { RequestDue } from '#client/evidence/due.tsx';
import { useRequestPlace } from '#client/evidence/place.ts';
import type { Column } from '#client/ui/table.tsx';
import { phone } from '#client/ui/tokens.ts';
import type { RequestRow } from '#shared/evidence/requests.ts';

const asked = css`display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; min-width: 12em; max-width: 32em; overflow-wrap: anywhere; ${phone} { min-width: 0; }`;
const about = css`display: block; min-width: 10em; max-width: 24em;`;

const named = css`display: block;`;
const nowrap = css`display: block; white-space: nowrap; font-size: 14px;`;

/** The columns of a list of requests. */
export const useRequestColumns = () => {
	const { t, locale } = useText();
	const placeOf = useRequestPlace();
	const column = (given: Column<RequestRow>): Column<RequestRow> => given;
	return {
		/** Includes the company in a list over all assessments. */
		place: (hasCompany: boolean) =>
			column({
				key: 'place',
				head: t('console.requests.about'),
				isHeading: true,
				cell: (row) => (
					<Link to={consolePaths.evidenceRequest(row.id)} className={about}>
						{hasCompany && <span className={named}>{row.company.name}</span>}
						{placeOf(row)}
					</Link>
				),
			}),
		standing: column({
			key: 'standing',
			head: t('labels.assessment.status'),
			cell: (row) => (
				<div>
					<RequestBadge request={row} side="staff" />
					{row.answered_at && (
						<span className={nowrap}>
							{t('console.requests.answeredOn', { date: formatDate(row.answered_at, locale) })}
						</span>
					)}
				</div>
			),
		}),
		/** How long it has waited for an answer, or for a decision on it. */
		waiting: column({
			key: 'waiting',
			head: t('labels.assessment.ageing'),
			oneLine: true,
			sort: 'since',
			cell: ({ waiting }) => (waiting ? <Age row={waiting} /> : MISSING),
		}),
		asked: column({
			key: 'asked',
			head: t('console.requests.what'),
			cell: (row) => <span className={asked}>{row.content}</span>,
		}),
		due: column({
			key: 'due',
			head: t('labels.assessment.due_on'),
			sort: 'due_on',
			cell: (row) => <RequestDue request={row} />,
		}),
		counts: column({
			key: 'counts',
			head: t('console.requests.countsHead'),
			cell: (row) => (
				<div>
					<span className={nowrap}>{t('console.requests.fileCount', { count: row.file_count })}</span>
					<span className={nowrap}>{t('console.requests.messageCount', { count: row.message_count })}</span>
				</div>
			),
		}),
		created: column({
			key: 'created',
			head: t('console.requests.askedOn'),
			sort: 'created_at',
			cell: (row) => (
				<div>
					<span className={nowrap}>{formatDate(row.created_at, locale)}</span>
					{row.created_by?.name ?? MISSING}
				</div>
			),
		}),
	};
};
