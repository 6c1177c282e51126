import { keepPreviousData } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { api, type Inputs } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import {
	CountedRequestsBanner,
	useCountedRequests,
} from '#client/console/assessments/programme/rows/counted-requests.tsx';
import { AssignedFilter, assignedOf } from '#client/console/assessors/assigned-filter.tsx';
import { useFilters } from '#client/console/filters.ts';
import { ListDownload, withoutPages } from '#client/console/list-download.tsx';
import { PagedTable, pageInput } from '#client/console/paged-table.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { SavedViews } from '#client/console/views/saved-views.tsx';
import { FilterSelect, ListTools, SearchBox, useListState } from '#client/ui/list-tools.tsx';
import { AGEINGS } from '#shared/assessment/age.ts';
import { REQUEST_STATES, type RequestState } from '#shared/evidence/states.ts';
import { useRequestColumns } from './columns.tsx';

type Input = Exclude<Inputs['console']['evidence']['list'], void>;

const ALL = 'all';

/** The initial filter: answers that wait for a decision. Those left undecided by a grading are under 'all'. */
const FIRST: RequestState = 'answered';

/** Answered requests by how long they have waited, open ones by due date. */
const ORDERS: Partial<Record<RequestState | typeof ALL, string>> = { answered: 'answered_at', open: 'due_on' };

const stateOf = (wanted: string | undefined): RequestState | typeof ALL =>
	wanted === ALL ? ALL : (REQUEST_STATES.find((state) => state === wanted) ?? FIRST);

/** The evidence requests of all assessments visible to the user. */
export const EvidenceRequests = () => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const list = useListState();
	const [{ q, filter, assigned: whose }, change] = list;
	const assigned = assignedOf(whose);
	const state = stateOf(filter);
	const column = useRequestColumns();
	const columns = [
		column.place(true),
		column.standing,
		column.waiting,
		column.asked,
		column.due,
		column.counts,
		column.created,
	];
	const given = pageInput(list, columns, ['answered_at']);
	const { values, change: changeFilters, clear } = useFilters(['is_mine', 'ageing']);
	const isMine = values.is_mine === 'true';
	const ageing = AGEINGS.find((one) => one === values.ageing);
	const { counted, clear: clearCounted } = useCountedRequests();
	const sort = given.sort ?? ORDERS[state];
	const isLongestFirst = state === FIRST && sort === ORDERS[FIRST];
	const filters = {
		...(state === ALL ? {} : { status: state }),
		...(state === FIRST ? { is_active: true } : {}),
		...(assigned ? { assigned } : {}),
		...(isMine ? { is_mine: true } : {}),
		...(ageing ? { ageing } : {}),
		...counted,
	};
	const input = { ...given, ...(sort ? { sort } : {}), ...filters } as Input & typeof given;
	const query = api.console.evidence.list.useQuery(input, { placeholderData: keepPreviousData });
	return (
		<Page title={t('console.requests.title')}>
			<p>{t(isLongestFirst ? 'console.requests.leadAnswered' : 'console.requests.lead')}</p>
			<CountedRequestsBanner counted={counted} onClear={clearCounted} />
			<div>
				<ListTools
					end={
						<>
							<SavedViews list="evidence_requests" />
							<ListDownload file={{ path: '/console/evidence_requests/download', input: withoutPages(input) }} />
						</>
					}
				>
					<SearchBox label={t('console.requests.search')} value={q} onSearch={(next) => change({ q: next })} />
					<FilterSelect
						label={t('labels.assessment.status')}
						value={state}
						options={[
							...REQUEST_STATES.toSorted((one) => (one === FIRST ? -1 : 0)).map((one) => ({
								value: one,
								label: t(`evidence.staff.${one}`),
							})),
							{ value: ALL, label: t('console.requests.all') },
						]}
						onChange={(value) => change({ filter: value === FIRST ? null : value })}
					/>
					<FilterSelect
						label={t('labels.evidence.is_mine')}
						value={isMine ? 'true' : ''}
						options={[
							{ value: '', label: t('console.requests.everybodys') },
							{ value: 'true', label: t('console.requests.own') },
						]}
						onChange={(value) => changeFilters({ is_mine: value })}
					/>
					<FilterSelect
						label={t('labels.assessment.ageing')}
						value={ageing ?? ''}
						options={[
							{ value: '', label: t('console.requests.anyAge') },
							...AGEINGS.map((value) => ({ value, label: t(`console.requests.ages.${value}`) })),
						]}
						onChange={(value) => changeFilters({ ageing: value })}
					/>
					<AssignedFilter value={assigned} onChange={(value) => change({ assigned: value })} />
				</ListTools>
				<PagedTable
					caption={t('console.requests.title')}
					query={query}
					list={list}
					sort={sort}
					columns={columns}
					rowKey={(row) => row.id}
					onOpen={(row) => navigate(consolePaths.evidenceRequest(row.id))}
					empty={t('console.requests.noneAnswered')}
					isFiltered={
						q !== '' ||
						state !== FIRST ||
						assigned !== undefined ||
						isMine ||
						ageing !== undefined ||
						Object.keys(counted).length > 0
					}
					onClear={clear}
					noHit={t('console.requests.noHit')}
				/>
			</div>
		</Page>
	);
};
