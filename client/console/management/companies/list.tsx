import { keepPreviousData } from '@tanstack/react-query';
import { css } from 'goober';
import { Link, useLocation } from 'wouter';
import { api, type Outputs } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatDate, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { BulkActions } from '#client/console/assessments/lists/bulk/bulk-actions.tsx';
import { Matching } from '#client/console/assessments/lists/bulk/matching.tsx';
import type { BulkAction, Target } from '#client/console/assessments/lists/bulk/targets.ts';
import { useTicked } from '#client/console/assessments/lists/bulk/use-ticked.ts';
import { StatusBadge } from '#client/console/assessments/status-badge.tsx';
import { AssessorNames } from '#client/console/assessors/assessor-names.tsx';
import { AssignedFilter, assignedOf } from '#client/console/assessors/assigned-filter.tsx';
import { idIn, useFilters } from '#client/console/filters.ts';
import { ListDownload, withoutPages } from '#client/console/list-download.tsx';
import { PagedTable, pageInput } from '#client/console/paged-table.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { useStaff } from '#client/console/shell/staff.ts';
import { useStatuses } from '#client/console/shell/statuses.ts';
import { SortSelect } from '#client/console/sort-select.tsx';
import { SavedViews } from '#client/console/views/saved-views.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { FilterSelect, ListTools, SearchBox, useListState } from '#client/ui/list-tools.tsx';
import { Banner } from '#client/ui/states.tsx';
import type { Column } from '#client/ui/table.tsx';
import { STATUS_IDS } from '#shared/assessment/status.ts';
import { CompanyMenu } from './actions/company-menu.tsx';

type Row = Outputs['console']['companies']['list']['data'][number];

const nowrap = css`white-space: nowrap;`;

const ALL_PROGRESS = '0';

const ACTIONS: readonly BulkAction[] = ['assign', 'start', 'remind'];

const targetOf = ({ id, company_name: company }: Row): Target => ({
	id,
	companyId: id,
	company,
	to: consolePaths.company(id),
	approval: null,
});

const useColumns = (): Column<Row>[] => {
	const { t, locale } = useText();
	return [
		{
			key: 'name',
			head: t('labels.companies.company_name'),
			sort: 'company_name',
			isHeading: true,
			cell: (row) => <Link to={consolePaths.company(row.id)}>{row.company_name}</Link>,
		},
		{
			key: 'number',
			head: t('labels.companies.registration_number'),
			sort: 'registration_number',
			cell: (row) => <span className={nowrap}>{row.registration_number}</span>,
		},
		{
			key: 'start',
			head: t('labels.assessment.start_date'),
			sort: 'start_date',
			cell: (row) => <span className={nowrap}>{formatDate(row.start_date, locale)}</span>,
		},
		{
			key: 'end',
			head: t('labels.assessment.end_date'),
			sort: 'end_date',
			cell: (row) => <span className={nowrap}>{formatDate(row.end_date, locale)}</span>,
		},
		{
			key: 'status',
			head: t('labels.assessment.status'),
			sort: 'status',
			cell: (row) => (row.status ? <StatusBadge status={row.status} /> : MISSING),
		},
		{
			key: 'assessors',
			head: t('labels.assessment.assigned'),
			cell: (row) => <AssessorNames assessors={row.assessors} />,
		},
		{
			key: 'actions',
			head: t('console.lists.actionsHead'),
			hideHead: true,
			end: true,
			cell: (row) => <CompanyMenu company={row} withView />,
		},
	];
};

export const CompanyList = () => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const list = useListState();
	const { isAdmin } = useStaff();
	const [{ q, filter: wanted, assigned: whose }, change] = list;
	const { values, clear } = useFilters(['import']);
	const importId = idIn(values.import);
	const statuses = useStatuses();
	const columns = useColumns();
	const filter = STATUS_IDS.map(String).includes(wanted ?? '') ? (wanted ?? ALL_PROGRESS) : ALL_PROGRESS;
	const assigned = assignedOf(whose);
	const input = {
		...pageInput(list, columns),
		status: filter,
		...(assigned ? { assigned } : {}),
		...(importId ? { import_id: importId } : {}),
	};
	const ticked = useTicked(JSON.stringify([q, filter, assigned, importId]));
	const query = api.console.companies.list.useQuery(input, { placeholderData: keepPreviousData });
	return (
		<Page
			title={t('console.shell.links.companies')}
			actions={
				<>
					{isAdmin && <ButtonLink to={consolePaths.importCompanies}>{t('management.companyImport.open')}</ButtonLink>}
					<ButtonLink to={consolePaths.newCompany} kind="primary" icon="plus">
						{t('management.companies.add')}
					</ButtonLink>
				</>
			}
		>
			{importId !== undefined && (
				<Banner tone="info" title={t('management.companyImport.listed')}>
					<Button size="small" onClick={clear}>
						{t('management.companyImport.showAll')}
					</Button>
				</Banner>
			)}
			<div>
				<ListTools
					end={
						<>
							<SavedViews list="companies" />
							<ListDownload file={{ path: '/console/companies/download', input: withoutPages(input) }} />
						</>
					}
				>
					<SearchBox label={t('console.lists.find')} value={q} onSearch={(next) => change({ q: next })} />
					<FilterSelect
						label={t('labels.assessment.status')}
						value={filter}
						options={[
							{ value: ALL_PROGRESS, label: t('console.lists.allProgress') },
							...statuses.map(({ id, name }) => ({ value: String(id), label: name })),
						]}
						onChange={(value) => change({ filter: value === ALL_PROGRESS ? null : value })}
					/>
					<AssignedFilter value={assigned} onChange={(value) => change({ assigned: value })} />
					<SortSelect
						columns={columns}
						more={[{ value: '', label: t('console.lists.sorts.newest') }]}
						sort={input.sort}
						onSort={(next) => change({ sort: next })}
					/>
				</ListTools>
				<PagedTable
					caption={t('console.shell.links.companies')}
					query={query}
					list={list}
					sort={input.sort}
					columns={columns}
					rowKey={(row) => row.id}
					onOpen={(row) => navigate(consolePaths.company(row.id))}
					empty={t('management.companies.empty')}
					isFiltered={q !== '' || filter !== ALL_PROGRESS || assigned !== undefined || importId !== undefined}
					onClear={clear}
					noHit={t('console.lists.noHit')}
					selection={ticked.selectionOf(targetOf)}
					above={(total) => <Matching ticked={ticked} total={total} />}
				/>
				<BulkActions actions={ACTIONS} ticked={ticked} filters={{ company_filters: withoutPages(input) }} />
			</div>
		</Page>
	);
};
