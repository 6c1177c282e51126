import { keepPreviousData } from '@tanstack/react-query';
import { css } from 'goober';
import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { formatDateTime, MISSING } from '#client/app/format.ts';
import { useText } from '#client/app/locale.tsx';
import { ListDownload, withoutPages } from '#client/console/list-download.tsx';
import { PagedTable, pageInput } from '#client/console/paged-table.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { FilterSelect, ListTools, SearchBox, useListState } from '#client/ui/list-tools.tsx';
import type { Column } from '#client/ui/table.tsx';
import { color } from '#client/ui/tokens.ts';
import { type Inquiry, scoreText } from './inquiry.ts';
import { InquiryDialog } from './inquiry-dialog.tsx';

const link = css`border: 0; background: none; padding: 0; font-weight: 700; text-align: start; text-decoration: underline; text-underline-offset: 3px; cursor: pointer; color: ${color.blue1000}; min-height: 24px;`;
const nowrap = css`white-space: nowrap;`;
const cut = css`display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; max-width: 20em;`;

const useColumns = (open: (row: Inquiry) => void): Column<Inquiry>[] => {
	const { t, locale } = useText();
	return [
		{
			key: 'company',
			head: t('labels.companies.company_name'),
			sort: 'company_name',
			isHeading: true,
			cell: (row) => (
				<button type="button" className={link} onClick={() => open(row)}>
					{row.company_name}
				</button>
			),
		},
		{ key: 'client', head: t('labels.free.client_name'), cell: (row) => row.client_name },
		{
			key: 'score',
			head: t('labels.free.score'),
			sort: 'score',
			end: true,
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
		{ key: 'referer', head: t('labels.free.referer_id'), cell: (row) => row.referer_id ?? MISSING },
		{
			key: 'message',
			head: t('labels.free.message'),
			cell: (row) => (row.message ? <span className={cut}>{row.message}</span> : MISSING),
		},
		{
			key: 'created',
			head: t('labels.free.created_at'),
			sort: 'created_at',
			cell: (row) => <span className={nowrap}>{formatDateTime(row.created_at, locale)}</span>,
		},
	];
};

/** The results and applications of free assessments, newest first. */
export const Inquiries = () => {
	const { t } = useText();
	const [opened, setOpened] = useState<Inquiry | null>(null);
	const list = useListState();
	const [{ q, filter: wanted }, change] = list;
	const filter = wanted === 'true' || wanted === 'false' ? wanted : '';
	const columns = useColumns(setOpened);
	const input = { ...pageInput(list, columns), ...(filter ? { has_inquiry_request: filter === 'true' } : {}) };
	const query = api.console.inquiries.list.useQuery(input, { placeholderData: keepPreviousData });
	return (
		<Page title={t('console.shell.links.inquiries')}>
			<div>
				<ListTools end={<ListDownload file={{ path: '/console/inquiries/download', input: withoutPages(input) }} />}>
					<SearchBox label={t('management.inquiries.search')} value={q} onSearch={(next) => change({ q: next })} />
					<FilterSelect
						label={t('labels.free.has_inquiry_request')}
						value={filter}
						options={[
							{ value: '', label: t('management.inquiries.all') },
							{ value: 'true', label: t('management.inquiries.yes') },
							{ value: 'false', label: t('management.inquiries.no') },
						]}
						onChange={(value) => change({ filter: value })}
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
					isFiltered={q !== '' || filter !== ''}
					noHit={t('management.inquiries.noHit')}
				/>
			</div>
			{opened && <InquiryDialog inquiry={opened} onClose={() => setOpened(null)} />}
		</Page>
	);
};
