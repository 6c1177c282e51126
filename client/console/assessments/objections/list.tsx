import '#client/objections/texts.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { api, type Inputs } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { AssignedFilter, assignedOf } from '#client/console/assessors/assigned-filter.tsx';
import { ListDownload, withoutPages } from '#client/console/list-download.tsx';
import { PagedTable, pageInput } from '#client/console/paged-table.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { FilterSelect, ListTools, SearchBox, useListState } from '#client/ui/list-tools.tsx';
import { OBJECTION_STATES, type ObjectionState } from '#shared/objections/rules.ts';
import { useObjectionColumns } from './columns.tsx';

type Input = Exclude<Inputs['console']['objections']['list'], void>;

const OVERDUE = 'overdue';
const ALL = 'all';

/** The initial filter: objections that wait for a decision. */
const FIRST: ObjectionState = 'filed';

type Shown = ObjectionState | typeof OVERDUE | typeof ALL;

const shownOf = (wanted: string | undefined): Shown =>
	[...OBJECTION_STATES, OVERDUE, ALL].find((one): one is Shown => one === wanted) ?? FIRST;

const filterOf = (shown: Shown) => {
	if (shown === ALL) return {};
	return shown === OVERDUE ? { only_overdue: true } : { status: shown };
};

/** The objections to results of all companies visible to the user; undecided ones first by the day by which they are due. */
export const Objections = () => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const list = useListState();
	const [{ q, filter, assigned: whose }, change] = list;
	const assigned = assignedOf(whose);
	const shown = shownOf(filter);
	const columns = useObjectionColumns();
	const given = pageInput(list, columns);
	const sort = given.sort ?? (shown === FIRST || shown === OVERDUE ? 'due_on' : undefined);
	const filters = { ...filterOf(shown), ...(assigned ? { assigned } : {}) };
	const input = { ...given, ...(sort ? { sort } : {}), ...filters } as Input & typeof given;
	const query = api.console.objections.list.useQuery(input, { placeholderData: keepPreviousData });
	return (
		<Page title={t('console.objections.title')}>
			<p>{t('console.objections.lead')}</p>
			<div>
				<ListTools end={<ListDownload file={{ path: '/console/objections/download', input: withoutPages(input) }} />}>
					<SearchBox label={t('console.requests.search')} value={q} onSearch={(next) => change({ q: next })} />
					<FilterSelect
						label={t('labels.assessment.status')}
						value={shown}
						options={[
							{ value: FIRST, label: t('objections.states.filed') },
							{ value: OVERDUE, label: t('labels.objections.only_overdue') },
							{ value: 'decided', label: t('objections.states.decided') },
							{ value: 'withdrawn', label: t('objections.states.withdrawn') },
							{ value: ALL, label: t('console.objections.all') },
						]}
						onChange={(value) => change({ filter: value === FIRST ? null : value })}
					/>
					<AssignedFilter value={assigned} onChange={(value) => change({ assigned: value })} />
				</ListTools>
				<PagedTable
					caption={t('console.objections.title')}
					query={query}
					list={list}
					sort={sort}
					columns={columns}
					rowKey={(row) => row.id}
					onOpen={(row) => navigate(consolePaths.objection(row.id))}
					empty={t('console.objections.noneFiled')}
					isFiltered={q !== '' || shown !== FIRST || assigned !== undefined}
					noHit={t('console.objections.noHit')}
				/>
			</div>
		</Page>
	);
};
