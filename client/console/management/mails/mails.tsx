import { keepPreviousData } from '@tanstack/react-query';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useFilters } from '#client/console/filters.ts';
import { PagedTable, pageInput } from '#client/console/paged-table.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { SavedViews } from '#client/console/views/saved-views.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { FilterSelect, ListTools, SearchBox, useListState } from '#client/ui/list-tools.tsx';
import { MAIL_KINDS, MAIL_STATES } from '#shared/mails/states.ts';
import { useMailColumns } from './columns.tsx';
import { RetryAll } from './retry-all.tsx';

const REFRESH_MS = 15_000;

/** The number of mails that could not be sent. */
const FailedCount = () => {
	const { t } = useText();
	const failed = api.console.mails.list.useQuery(
		{ state: 'failed', page: 1, per_page: 1 },
		{ refetchInterval: REFRESH_MS },
	);
	const total = failed.data?.meta?.total;
	if (total === undefined) return null;
	return <Badge tone={total > 0 ? 'red' : 'grey'}>{t('management.mails.failedCount', { count: total })}</Badge>;
};

/** The filters of the URL as the call's input. */
const useMailFilters = () => {
	const { values, change, clear } = useFilters(['state', 'kind']);
	const state = MAIL_STATES.find((one) => one === values.state);
	const kind = MAIL_KINDS.find((one) => one === values.kind);
	return { state, kind, change, clear };
};

/** All mails with their state, newest first; failed ones can be retried. */
export const Mails = () => {
	const { t } = useText();
	const list = useListState();
	const [{ q }, change] = list;
	const { state, kind, change: changeFilter, clear } = useMailFilters();
	const columns = useMailColumns();
	const ofList = { ...(q ? { q } : {}), ...(kind ? { kind } : {}) };
	const input = { ...pageInput(list, columns), ...ofList, ...(state ? { state } : {}) };
	const query = api.console.mails.list.useQuery(input, {
		placeholderData: keepPreviousData,
		refetchInterval: REFRESH_MS,
	});
	const all = { value: '', label: t('management.mails.all') };
	return (
		<Page title={t('console.shell.links.mails')} aside={<FailedCount />}>
			<p>{t('management.mails.lead')}</p>
			<div>
				<ListTools
					end={
						<>
							<SavedViews list="mails" />
							<RetryAll filters={ofList} />
						</>
					}
				>
					<SearchBox label={t('management.mails.search')} value={q} onSearch={(next) => change({ q: next })} />
					<FilterSelect
						label={t('labels.mails.state')}
						value={state ?? ''}
						options={[all, ...MAIL_STATES.map((value) => ({ value, label: t(`management.mails.states.${value}`) }))]}
						onChange={(value) => changeFilter({ state: value })}
					/>
					<FilterSelect
						label={t('labels.mails.kind')}
						value={kind ?? ''}
						options={[all, ...MAIL_KINDS.map((value) => ({ value, label: t(`management.mails.kinds.${value}`) }))]}
						onChange={(value) => changeFilter({ kind: value })}
					/>
				</ListTools>
				<PagedTable
					caption={t('console.shell.links.mails')}
					query={query}
					list={list}
					sort={input.sort}
					columns={columns}
					rowKey={(row) => row.id}
					empty={t('management.mails.empty')}
					isFiltered={q !== '' || state !== undefined || kind !== undefined}
					onClear={clear}
					noHit={t('management.mails.noHit')}
				/>
			</div>
		</Page>
	);
};
