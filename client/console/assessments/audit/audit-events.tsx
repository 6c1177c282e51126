import { keepPreviousData } from '@tanstack/react-query';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatDateTime, formatNumber, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { idIn, useFilters } from '#client/console/filters.ts';
import { ListDownload, withoutPages } from '#client/console/list-download.tsx';
import { PagedTable, pageInput } from '#client/console/paged-table.tsx';
import { dateIn } from '#client/console/period-filter.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { SavedViews } from '#client/console/views/saved-views.tsx';
import { FilterSelect, ListTools, SearchBox, useListState } from '#client/ui/list-tools.tsx';
import type { Column } from '#client/ui/table.tsx';
import { AUDIT_KINDS, AUDIT_SUBJECTS, MANY_ADDRESSES } from '#shared/audit/schemas.ts';
import { tokyoDate } from '#shared/dates.ts';
import { Changes } from './changes.tsx';
import { HistoryOf } from './history-of.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { CompanyPicker, PersonPicker } from './pickers.tsx';
import { Sentence, type ShownRow } from './sentence.tsx';
import { together } from './together.ts';

const FILTERS = [
	'event_kind',
	'actor_id',
	'company_id',
	'subject',
	'subject_id',
	'date_from',
	'date_to',
	'with_changes',
] as const;

const useColumns = (): Column<ShownRow>[] => {
	const { t, locale } = useText();
	return [
		{
			key: 'time',
			head: t('labels.audit.created_at'),
			sort: 'created_at',
			oneLine: true,
			cell: (row) => formatDateTime(row.created_at, locale),
		},
		{
			key: 'actor',
			head: t('labels.audit.actor'),
			oneLine: true,
			cell: (row) => row.actor?.name ?? t('console.audit.nobody'),
		},
		{
			key: 'what',
			head: t('labels.audit.what_happened'),
			sort: 'action',
			isHeading: true,
			cell: (row) => (
				<div>
					<Sentence row={row} />
					<Changes row={row} />
				</div>
			),
		},
		{
			key: 'occurrences',
			head: t('labels.audit.occurrences'),
			end: true,
			oneLine: true,
			cell: (row) => formatNumber(row.occurrences),
		},
		{
			key: 'address',
			head: t('labels.audit.address'),
			oneLine: true,
			cell: (row) => (row.detail[MANY_ADDRESSES] ? t('console.audit.manyAddresses') : (row.address ?? MISSING)),
		},
	];
};

/** The filters of the URL as the call's input; values that the server would refuse are dropped. */
const useAuditFilters = () => {
	const { values, change, clear } = useFilters(FILTERS);
	const kind = AUDIT_KINDS.find((one) => one === values.event_kind);
	const actorId = idIn(values.actor_id);
	const companyId = idIn(values.company_id);
	const subject = AUDIT_SUBJECTS.find((one) => one === values.subject);
	const subjectId = idIn(values.subject_id);
	const of = subject && subjectId ? { subject, subject_id: subjectId } : null;
	const [from, to] = [dateIn(values.date_from), dateIn(values.date_to)];
	const isChanged = values.with_changes === 'true';
	const input = {
		...(isChanged ? { with_changes: true } : {}),
		...(kind ? { event_kind: kind } : {}),
		...(actorId ? { actor_id: actorId } : {}),
		...(companyId ? { company_id: companyId } : {}),
		...(of ?? {}),
		...(from ? { date_from: from } : {}),
		...(to ? { date_to: to } : {}),
	};
	return { values, of, from, to, kind: kind ?? '', isChanged, input, change, clear };
};

/** Beside the kinds of events: only those that changed values. */
const WITH_CHANGES = 'with_changes';

/** The audit log: sign-ins, denied access, transitions and changes of accounts and papers, newest first. */
export const AuditEvents = () => {
	const { t } = useText();
	const state = useListState();
	const [{ q }, change] = state;
	const filters = useAuditFilters();
	const columns = useColumns();
	const input = { ...pageInput(state, columns), ...filters.input };
	const query = api.console.auditEvents.list.useQuery(input, { placeholderData: keepPreviousData });
	const { data } = query;
	const shown = { ...query, data: data && { ...data, data: together(data.data) } };
	return (
		<Page
			title={filters.of ? t('console.audit.historyTitle') : t('console.shell.links.auditEvents')}
			{...(filters.of
				? { parents: [{ label: t('console.shell.links.auditEvents'), to: consolePaths.auditEvents }] }
				: {})}
			actions={<ListDownload file={{ path: '/console/audit_events/download', input: withoutPages(input) }} />}
		>
			<div>
				{filters.of && <HistoryOf of={filters.of} onLeave={() => filters.change({ subject: '', subject_id: '' })} />}
				<ListTools end={<SavedViews list="audit_events" />}>
					<SearchBox label={t('console.audit.search')} value={q} onSearch={(next) => change({ q: next })} />
					<FilterSelect
						label={t('labels.audit.event_kind')}
						value={filters.isChanged ? WITH_CHANGES : filters.kind}
						options={[
							{ value: '', label: t('console.audit.allKinds') },
							{ value: WITH_CHANGES, label: t('console.audit.hasChanges') },
							...AUDIT_KINDS.map((kind) => ({ value: kind, label: t(`console.audit.kinds.${kind}`) })),
						]}
						onChange={(kind) =>
							filters.change({
								event_kind: kind === WITH_CHANGES ? '' : kind,
								with_changes: kind === WITH_CHANGES ? 'true' : '',
							})
						}
					/>
					<PersonPicker value={filters.values.actor_id} onChoose={(id) => filters.change({ actor_id: id })} />
					{!filters.of && (
						<CompanyPicker value={filters.values.company_id} onChoose={(id) => filters.change({ company_id: id })} />
					)}
					<PeriodChoice from={filters.from} to={filters.to} today={tokyoDate(new Date())} onChange={filters.change} />
				</ListTools>
				<PagedTable
					caption={t('console.shell.links.auditEvents')}
					query={shown}
					list={state}
					sort={input.sort}
					columns={columns}
					rowKey={(row) => row.id}
					empty={t('console.audit.empty')}
					isFiltered={q !== '' || Object.keys(filters.input).length > 0}
					onClear={filters.clear}
					noHit={t('console.audit.noHit')}
				/>
			</div>
		</Page>
	);
};
