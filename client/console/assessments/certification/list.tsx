import { keepPreviousData } from '@tanstack/react-query';
import { css } from 'goober';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api, type Outputs } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatDate, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import {
	CountedCertificationsBanner,
	useCountedCertifications,
} from '#client/console/assessments/programme/rows/counted-certifications.tsx';
import { AssessorNames } from '#client/console/assessors/assessor-names.tsx';
import { AssignedFilter, assignedOf } from '#client/console/assessors/assigned-filter.tsx';
import { useFilters } from '#client/console/filters.ts';
import { ListDownload, withoutPages } from '#client/console/list-download.tsx';
import { PagedTable, pageInput } from '#client/console/paged-table.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { SortSelect } from '#client/console/sort-select.tsx';
import { SavedViews } from '#client/console/views/saved-views.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { FilterSelect, ListTools, SearchBox, useListState } from '#client/ui/list-tools.tsx';
import type { Column } from '#client/ui/table.tsx';
import { color } from '#client/ui/tokens.ts';
import { CERTIFICATION_STATUSES } from '#shared/certificates/schemas.ts';
import { daysBetween, tokyoDate } from '#shared/dates.ts';
import { ApplyDialog } from './apply-dialog.tsx';
import { CurrentInRow } from './current.tsx';
import { ExpiringFilter } from './expiring-filter.tsx';
import { BlockedBadge, CertificationBadge } from './status.tsx';

const badges = css`display: flex; flex-wrap: wrap; align-items: center; gap: 2px 8px;`;
const name = css`display: block; min-width: 9em;`;
const waits = css`white-space: nowrap; color: ${color.grey700};`;

type Row = Outputs['console']['certifications']['list']['data'][number];

/** The sheet of the newest finalized round. */
const lastSheet = (row: Row) => row.answer_sheets.at(-1);

/** For how many days the certificate is to be issued, by which the list is ordered at first. */
const Waits = ({ since }: { since: string }) => {
	const { t } = useText();
	const days = daysBetween(tokyoDate(new Date(since)), tokyoDate(new Date()));
	return (
		<span className={waits}>
			{t(days === 0 ? 'console.certification.appliedToday' : 'console.certification.waits', { days })}
		</span>
	);
};

/** Orders without a column. */
const MORE_SORTS = ['waiting', 'updated_at'];

/** The order in which the list opens: what is to be issued first, or what expires first. */
const openingOrderOf = (endsFirst: boolean): 'waiting' | undefined => (endsFirst ? undefined : 'waiting');

const useColumns = (action: (row: Row) => ReactNode): Column<Row>[] => {
	const { t, locale } = useText();
	return [
		{
			key: 'company',
			head: t('labels.companies.company_name'),
			sort: 'company_name',
			isHeading: true,
			cell: ({ id, company }) =>
				id === null ? (
					company.company_name
				) : (
					<Link to={consolePaths.certification(id)} className={name}>
						{company.company_name}
					</Link>
				),
		},
		{
			key: 'status',
			head: t('labels.certificates.status'),
			cell: (row) => (
				<span className={badges}>
					<CertificationBadge certification={row} />
					{row.is_blocked && <BlockedBadge />}
					{row.applied_at && <Waits since={row.applied_at} />}
				</span>
			),
		},
		{ key: 'score', head: t('labels.assessment.score'), end: true, cell: (row) => lastSheet(row)?.score ?? MISSING },
		{
			key: 'completed',
			head: t('console.certification.completedAt'),
			oneLine: true,
			cell: (row) => formatDate(lastSheet(row)?.updated_at, locale),
		},
		{
			key: 'issued',
			head: t('labels.certificates.issued_at'),
			sort: 'issued_at',
			oneLine: true,
			cell: ({ issued_at }) => formatDate(issued_at, locale),
		},
		{
			key: 'current',
			head: t('labels.certificates.current_certificate'),
			cell: (row) => <CurrentInRow certification={row} />,
		},
		{
			key: 'assessors',
			head: t('labels.assessment.assigned'),
			cell: ({ assessors }) => <AssessorNames assessors={assessors} />,
		},
		{ key: 'action', head: t('console.lists.actionsHead'), hideHead: true, end: true, oneLine: true, cell: action },
	];
};

/** Companies that are eligible for a certificate, have applied for one, or have had one. */
export const Certifications = () => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const state = useListState();
	const [{ q, filter: wanted, assigned: whose, expiring: soon }, change] = state;
	const [applying, setApplying] = useState<Row | null>(null);
	const filter = CERTIFICATION_STATUSES.find((status) => status === wanted) ?? '';
	const assigned = assignedOf(whose);
	const isExpiring = soon === 'true';
	const { counted, clear } = useCountedCertifications();
	const { clear: clearAll } = useFilters([]);
	const endsFirst = isExpiring || counted.counted_certificate === 'valid';
	const columns = useColumns((row) => {
		if (row.id === null) return null;
		return row.status === 'not_issued' && !row.is_blocked ? (
			<Button size="tiny" onClick={() => setApplying(row)}>
				{t('console.certification.apply')}
			</Button>
		) : (
			<ButtonLink size="tiny" to={consolePaths.certification(row.id)}>
				{t(row.applied_at && !row.is_blocked ? 'console.certification.issueRow' : 'console.certification.check')}
			</ButtonLink>
		);
	});
	const { sort = openingOrderOf(endsFirst), ...paging } = pageInput(state, columns, MORE_SORTS);
	const input = {
		...paging,
		...(sort ? { sort } : {}),
		...(filter ? { status: filter } : {}),
		...(assigned ? { assigned } : {}),
		...(isExpiring ? { expiring: true } : {}),
		...counted,
	};
	const moreSorts = [
		endsFirst
			? { value: '', label: t('console.certification.soonest') }
			: { value: 'waiting', label: t('console.lists.sorts.waiting') },
		{ value: '-updated_at', label: t('console.lists.sorts.newest') },
	];
	const query = api.console.certifications.list.useQuery(input, { placeholderData: keepPreviousData });
	return (
		<Page
			title={t('console.shell.links.certifications')}
			actions={
				<>
					<SavedViews list="certification" />
					<ListDownload file={{ path: '/console/certifications/download', input: withoutPages(input) }} />
				</>
			}
		>
			<CountedCertificationsBanner counted={counted} isExpiring={isExpiring} onClear={clear} />
			<div>
				<ListTools>
					<SearchBox label={t('console.certification.find')} value={q} onSearch={(next) => change({ q: next })} />
					<FilterSelect
						label={t('labels.certificates.status')}
						value={filter}
						options={[
							{ value: '', label: t('console.lists.allStatuses') },
							...CERTIFICATION_STATUSES.map((status) => ({
								value: status,
								label: t(
									status === 'expired' ? 'console.certification.ended' : `console.certification.statuses.${status}`,
								),
							})),
						]}
						onChange={(value) => change({ filter: value })}
					/>
					<ExpiringFilter value={isExpiring} onChange={(value) => change({ expiring: value ? 'true' : null })} />
					<AssignedFilter value={assigned} onChange={(value) => change({ assigned: value })} />
					<SortSelect columns={columns} more={moreSorts} sort={sort} onSort={(next) => change({ sort: next })} />
				</ListTools>
				<PagedTable
					caption={t('console.shell.links.certifications')}
					query={query}
					list={state}
					sort={sort}
					columns={columns}
					rowKey={(row) => row.company.id}
					onOpen={(row) => {
						if (row.id !== null) navigate(consolePaths.certification(row.id));
					}}
					empty={t('console.certification.empty')}
					isFiltered={
						q !== '' || filter !== '' || assigned !== undefined || isExpiring || Object.keys(counted).length > 0
					}
					onClear={clearAll}
					noHit={t('console.lists.noHit')}
				/>
			</div>
			{applying && applying.id !== null && (
				<ApplyDialog id={applying.id} company={applying.company.company_name} onClose={() => setApplying(null)} />
			)}
		</Page>
	);
};
