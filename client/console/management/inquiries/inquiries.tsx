import { keepPreviousData } from '@tanstack/react-query';
import { css } from 'goober';
import { useState } from 'react';
import { Link } from 'wouter';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatDate, formatNumber, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { assignedOf } from '#client/console/assessors/assigned-filter.tsx';
import { useFilters } from '#client/console/filters.ts';
import { ListDownload, withoutPages } from '#client/console/list-download.tsx';
import { PagedTable, pageInput } from '#client/console/paged-table.tsx';
import { dateIn, PeriodFilter } from '#client/console/period-filter.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { SavedViews } from '#client/console/views/saved-views.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { FilterSelect, ListTools, SearchBox, useListState } from '#client/ui/list-tools.tsx';
import type { Column } from '#client/ui/table.tsx';
import { color } from '#client/ui/tokens.ts';
import { type Inquiry, scoreText } from './inquiry.ts';
import { InquiryDialog } from './inquiry-dialog.tsx';
import { OwnerFilter } from './owner-filter.tsx';

const link = css`border: 0; background: none; padding: 0; font-weight: 700; text-align: start; text-decoration: underline; text-underline-offset: 3px; cursor: pointer; color: ${color.blue1000}; min-height: 24px;`;
const cut = css`display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; min-width: 7em; max-width: 16em;`;
/** Truncated to one line; the dialog shows the full name. */
const name = css`display: block; max-width: 16em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;`;
const client = css`font-weight: 400; color: ${color.grey700};`;
const short = css`&& { max-width: 8em; }`;
const stacked = css`display: block;`;

/** The filter 'open': applications that are not marked as handled. */
const OPEN = { has_inquiry_request: true, handled: false } as const;

/** Whether it is open, who sees to it, and after that who handled it and the company made from it. */
const Handling = ({ inquiry }: { inquiry: Inquiry }) => {
	const { t, locale } = useText();
	const { handled_at: at, handled_by: by, company, in_charge: owner } = inquiry;
	if (!at && !inquiry.has_inquiry_request && !owner) return MISSING;
	return (
		<span className={stacked}>
			{at ? (
				<>
					<span className={name}>{formatDate(at, locale)}</span>
					<span className={name}>{by?.name ?? MISSING}</span>
				</>
			) : (
				inquiry.has_inquiry_request && <Badge tone="yellow">{t('management.inquiries.open')}</Badge>
			)}
			{owner && !at && <span className={name}>{t('management.inquiries.ownedBy', { name: owner.name })}</span>}
			{company && (
				<Link to={consolePaths.company(company.id)} className={`${name} ${short}`}>
					{company.company_name}
				</Link>
			)}
		</span>
	);
};

const useColumns = (open: (row: Inquiry) => void): Column<Inquiry>[] => {
	const { t, locale } = useText();
	return [
		{
			key: 'company',
			head: t('labels.companies.company_name'),
			sort: 'company_name',
			isHeading: true,
			cell: (row) => (
				<span className={stacked}>
					<button type="button" className={link} onClick={() => open(row)}>
						<span className={name}>{row.company_name}</span>
					</button>
					<span className={`${name} ${client}`}>{row.client_name}</span>
				</span>
			),
		},
		{
			key: 'score',
			head: t('labels.free.score'),
			sort: 'score',
			end: true,
			oneLine: true,
			cell: (row) => scoreText(t, row),
		},
		{
			key: 'applied',
			head: t('labels.free.has_inquiry_request'),
			sort: 'applied_at',
			cell: (row) => (
				<Badge tone={row.has_inquiry_request ? 'green' : 'grey'}>
					{row.has_inquiry_request ? t('management.inquiries.yes') : t('management.inquiries.no')}
				</Badge>
			),
		},
		{ key: 'handled', head: t('labels.free.handled'), cell: (row) => <Handling inquiry={row} /> },
		{
			key: 'message',
			head: t('labels.free.message'),
			cell: (row) => (row.message ? <span className={cut}>{row.message}</span> : MISSING),
		},
		{
			key: 'created',
			head: t('labels.free.created_at'),
			sort: 'created_at',
			oneLine: true,
			cell: (row) => formatDate(row.created_at, locale),
		},
	];
};

const HANDLING = { open: OPEN, handled: { handled: true } } as const;

/** The filters of the URL as the call's input. */
const useInquiryFilters = (wanted: string | undefined) => {
	const { values, change, clear } = useFilters(['handling', 'in_charge', 'date_from', 'date_to']);
	const applied = wanted === 'true' || wanted === 'false' ? wanted : '';
	const handling = values.handling === 'open' || values.handling === 'handled' ? values.handling : '';
	const owner = assignedOf(values.in_charge);
	const [from, to] = [dateIn(values.date_from), dateIn(values.date_to)];
	const input = {
		...(applied ? { has_inquiry_request: applied === 'true' } : {}),
		...(handling ? HANDLING[handling] : {}),
		...(owner ? { in_charge: owner } : {}),
		...(from ? { date_from: from } : {}),
		...(to ? { date_to: to } : {}),
	};
	return { applied, handling, owner, from, to, input, change, clear };
};

/** The number of open applications. */
const OpenCount = () => {
	const { t } = useText();
	const open = api.console.inquiries.list.useQuery({ ...OPEN, page: 1, per_page: 1 });
	const total = open.data?.meta?.total;
	if (total === undefined) return null;
	return (
		<Badge tone={total > 0 ? 'yellow' : 'grey'}>
			{t('management.inquiries.openCount', { count: formatNumber(total) })}
		</Badge>
	);
};

/** The results and applications of free assessments: open applications first, longest first, then newest first. */
export const Inquiries = () => {
	const { t } = useText();
	const [chosen, setOpened] = useState<Inquiry | null>(null);
	const list = useListState();
	const [{ q, filter: wanted }, change] = list;
	const filters = useInquiryFilters(wanted);
	const columns = useColumns(setOpened);
	const { sort = 'waiting', ...paging } = pageInput(list, columns, ['waiting']);
	const input = { ...paging, sort, ...filters.input };
	const query = api.console.inquiries.list.useQuery(input, { placeholderData: keepPreviousData });
	// What was opened is shown as it is now.
	const opened = query.data?.data.find(({ id }) => id === chosen?.id) ?? chosen;
	return (
		<Page
			title={t('console.shell.links.inquiries')}
			aside={<OpenCount />}
			actions={<ListDownload file={{ path: '/console/inquiries/download', input: withoutPages(input) }} />}
		>
			<div>
				<ListTools end={<SavedViews list="inquiries" />}>
					<SearchBox label={t('management.inquiries.search')} value={q} onSearch={(next) => change({ q: next })} />
					<FilterSelect
						label={t('labels.free.has_inquiry_request')}
						value={filters.applied}
						options={[
							{ value: '', label: t('management.inquiries.all') },
							{ value: 'true', label: t('management.inquiries.yes') },
							{ value: 'false', label: t('management.inquiries.no') },
						]}
						onChange={(value) => change({ filter: value })}
					/>
					<FilterSelect
						label={t('labels.free.handled')}
						value={filters.handling}
						options={[
							{ value: '', label: t('management.inquiries.all') },
							{ value: 'open', label: t('management.inquiries.open') },
							{ value: 'handled', label: t('management.inquiries.done') },
						]}
						onChange={(value) => filters.change({ handling: value })}
					/>
					<OwnerFilter value={filters.owner} onChange={(owner) => filters.change({ in_charge: owner })} />
					<PeriodFilter
						from={filters.from}
						to={filters.to}
						labels={{ from: t('management.inquiries.receivedFrom'), to: t('management.inquiries.receivedTo') }}
						onChange={filters.change}
					/>
				</ListTools>
				<PagedTable
					caption={t('console.shell.links.inquiries')}
					query={query}
					list={list}
					sort={input.sort}
					columns={columns}
					rowKey={(row) => row.id}
					onOpen={setOpened}
					empty={t('management.inquiries.empty')}
					isFiltered={q !== '' || Object.keys(filters.input).length > 0}
					onClear={filters.clear}
					noHit={t('management.inquiries.noHit')}
				/>
			</div>
			{opened && <InquiryDialog inquiry={opened} onClose={() => setOpened(null)} />}
		</Page>
	);
};
