import { keepPreviousData } from '@tanstack/react-query';
import { css } from 'goober';
import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { formatDateTime, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { PagedTable, pageInput } from '#client/console/paged-table.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { useStaff } from '#client/console/shell/staff.ts';
import { SavedViews } from '#client/console/views/saved-views.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { FilterSelect, ListTools, SearchBox, useListState } from '#client/ui/list-tools.tsx';
import { Menu } from '#client/ui/menu.tsx';
import type { Column } from '#client/ui/table.tsx';
import { phraseText } from '#shared/phrases/placeholders.ts';
import { AddShipped } from './add-shipped.tsx';
import type { Phrase } from './phrase.ts';
import { AddPhrase, DeletePhrase, EditPhrase } from './phrase-dialogs.tsx';

const text = css`display: block; min-width: 16em; max-width: 40em; font-weight: 400; white-space: pre-wrap; overflow-wrap: anywhere;`;
const nowrap = css`white-space: nowrap;`;

type Open = { dialog: 'none' | 'addOwn' | 'addShared' } | { dialog: 'edit' | 'delete'; phrase: Phrase };

const MAX_NAME = 20;

const useColumns = (openDialog: (dialog: 'edit' | 'delete', phrase: Phrase) => void): Column<Phrase>[] => {
	const { t, locale } = useText();
	const { isAdmin } = useStaff();
	return [
		{
			key: 'content',
			head: t('labels.papers.content'),
			sort: 'content',
			isHeading: true,
			cell: (row) => <span className={text}>{phraseText(row, locale)}</span>,
		},
		{
			key: 'kind',
			head: t('labels.phrases.kind'),
			cell: (row) => (row.kind ? t(`console.desk.phraseKinds.${row.kind}`) : MISSING),
		},
		{
			key: 'subCategory',
			head: t('labels.phrases.sub_category_key'),
			cell: (row) => (row.sub_category ? (row.sub_category.content ?? MISSING) : t('management.phrases.any')),
		},
		{
			key: 'grade',
			head: t('labels.phrases.grade_band'),
			cell: (row) => row.grade_band ?? t('management.phrases.any'),
		},
		{
			key: 'shared',
			head: t('management.phrases.whose'),
			cell: (row) => (
				<Badge tone={row.is_shared ? 'blue' : 'grey'}>
					{t(row.is_shared ? 'management.phrases.ofAll' : 'management.phrases.mine')}
				</Badge>
			),
		},
		{
			key: 'savedAt',
			head: t('labels.papers.updated_at'),
			sort: 'updated_at',
			cell: (row) => <span className={nowrap}>{row.saved_at ? formatDateTime(row.saved_at, locale) : MISSING}</span>,
		},
		{
			key: 'actions',
			head: t('console.lists.actionsHead'),
			hideHead: true,
			end: true,
			cell: (row) =>
				(isAdmin || !row.is_shared) && (
					<Menu
						label={t('management.phrases.actionsOf', { text: phraseText(row, locale).slice(0, MAX_NAME) })}
						items={[
							{ label: t('management.phrases.edit'), onSelect: () => openDialog('edit', row) },
							{ label: t('management.phrases.delete'), danger: true, onSelect: () => openDialog('delete', row) },
						]}
					/>
				),
		},
	];
};

const WHOSE = { own: false, shared: true } as const;

/** Personal phrases, and those shared by all staff, which only admins edit. */
export const Phrases = () => {
	const { t } = useText();
	const { isAdmin } = useStaff();
	const [open, setOpen] = useState<Open>({ dialog: 'none' });
	const list = useListState();
	const [{ q, filter }, change] = list;
	const columns = useColumns((dialog, phrase) => setOpen({ dialog, phrase }));
	const whose = filter === 'own' || filter === 'shared' ? filter : '';
	const input = pageInput(list, columns);
	const query = api.console.phrases.list.useQuery(
		{ ...input, ...(whose ? { is_shared: WHOSE[whose] } : {}) } as Parameters<
			typeof api.console.phrases.list.useQuery
		>[0],
		{ placeholderData: keepPreviousData },
	);
	const close = (): void => setOpen({ dialog: 'none' });
	return (
		<Page
			title={t('console.shell.links.phrases')}
			actions={
				<>
					{isAdmin && <AddShipped />}
					{isAdmin && (
						<Button icon="plus" onClick={() => setOpen({ dialog: 'addShared' })}>
							{t('management.phrases.addShared')}
						</Button>
					)}
					<Button kind="primary" icon="plus" onClick={() => setOpen({ dialog: 'addOwn' })}>
						{t('management.phrases.addOwn')}
					</Button>
				</>
			}
		>
			<p>{t('management.phrases.lead')}</p>
			<div>
				<ListTools end={<SavedViews list="phrases" />}>
					<SearchBox label={t('management.phrases.search')} value={q} onSearch={(next) => change({ q: next })} />
					<FilterSelect
						label={t('management.phrases.whose')}
						value={whose}
						options={[
							{ value: '', label: t('management.phrases.all') },
							{ value: 'own', label: t('management.phrases.mine') },
							{ value: 'shared', label: t('management.phrases.ofAll') },
						]}
						onChange={(value) => change({ filter: value })}
					/>
				</ListTools>
				<PagedTable
					caption={t('console.shell.links.phrases')}
					query={query}
					list={list}
					sort={input.sort}
					columns={columns}
					rowKey={(row) => row.id}
					empty={t('management.phrases.empty')}
					emptyAction={
						<Button icon="plus" onClick={() => setOpen({ dialog: 'addOwn' })}>
							{t('management.phrases.add')}
						</Button>
					}
					isFiltered={q !== '' || whose !== ''}
					noHit={t('management.phrases.noHit')}
				/>
			</div>
			{(open.dialog === 'addOwn' || open.dialog === 'addShared') && (
				<AddPhrase isShared={open.dialog === 'addShared'} onClose={close} />
			)}
			{open.dialog === 'edit' && <EditPhrase phrase={open.phrase} onClose={close} />}
			{open.dialog === 'delete' && <DeletePhrase phrase={open.phrase} onClose={close} />}
		</Page>
	);
};
