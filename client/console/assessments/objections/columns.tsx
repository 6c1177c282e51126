import { css } from 'goober';
import { Link } from 'wouter';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { ObjectionBadge } from '#client/objections/badge.tsx';
import type { Column } from '#client/ui/table.tsx';
import { color } from '#client/ui/tokens.ts';
import type { ObjectionRow } from '#shared/objections/schemas.ts';

const about = css`display: block; min-width: 10em; max-width: 24em;`;
const nowrap = css`display: block; white-space: nowrap; font-size: 14px;`;
const late = css`display: block; white-space: nowrap; font-size: 14px; font-weight: 700; color: ${color.errorText};`;

/** The columns of the list of objections. */
export const useObjectionColumns = (): Column<ObjectionRow>[] => {
	const { t, locale } = useText();
	return [
		{
			key: 'company',
			head: t('labels.companies.company_name'),
			isHeading: true,
			cell: (row) => (
				<Link to={consolePaths.objection(row.id)} className={about}>
					{row.company.name}
				</Link>
			),
		},
		{
			key: 'round',
			head: t('console.objections.result'),
			oneLine: true,
			cell: (row) => t(row.round === 1 ? 'objections.rounds.first' : 'objections.rounds.second'),
		},
		{
			key: 'standing',
			head: t('labels.assessment.status'),
			cell: (row) => <ObjectionBadge objection={row} />,
		},
		{
			key: 'due',
			head: t('console.objections.due'),
			sort: 'due_on',
			cell: (row) => (
				<div>
					<span className={nowrap}>{formatDate(row.due_on, locale)}</span>
					{row.is_overdue && <span className={late}>{t('console.objections.late')}</span>}
				</div>
			),
		},
		{
			key: 'filed',
			head: t('labels.objections.filed_at'),
			sort: 'filed_at',
			cell: (row) => <span className={nowrap}>{formatDate(row.filed_at, locale)}</span>,
		},
		{
			key: 'points',
			head: t('console.objections.pointsHead'),
			cell: (row) =>
				row.upheld_count === null
					? t('console.objections.pointCount', { count: row.point_count })
					: t('console.objections.upheldCount', { points: row.point_count, count: row.upheld_count }),
		},
		{
			key: 'files',
			head: t('labels.objections.file_count'),
			oneLine: true,
			cell: (row) => row.file_count,
		},
	];
};
