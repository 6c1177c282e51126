import { keepPreviousData } from '@tanstack/react-query';
import { css } from 'goober';
import { useState } from 'react';
import { Link } from 'wouter';
import { api, type Inputs } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { ListDownload, withoutPages } from '#client/console/list-download.tsx';
import { PagedTable, pageInput } from '#client/console/paged-table.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { Button } from '#client/ui/button.tsx';
import { FilterSelect, ListTools, SearchBox, useListState } from '#client/ui/list-tools.tsx';
import type { Column } from '#client/ui/table.tsx';
import type { InterestRow } from '#shared/interests/schemas.ts';
import { RemoveDialog } from './remove-dialog.tsx';

type Input = Exclude<Inputs['console']['interests']['list'], void>;

const ALL = 'all';
const STANDING = 'standing';

const about = css`display: block; min-width: 10em; max-width: 30em; white-space: pre-wrap; overflow-wrap: anywhere;`;

/** Who removed a declaration and why; for one that stands, the button to do so. */
const Removal = ({ row, onRemove }: { row: InterestRow; onRemove: () => void }) => {
	const { t, locale } = useText();
	if (row.removed_at === null) {
		const { user, company } = row;
		return (
			<Button
				size="small"
				label={t('console.interests.removeOf', { name: user.name, company: company.name })}
				onClick={onRemove}
			>
				{t('console.interests.remove')}
			</Button>
		);
	}
	return (
		<span className={about}>
			{t('console.interests.removedOn', { date: formatDate(row.removed_at, locale), name: row.removed_by?.name ?? '' })}
			{`\n${row.removal_reason ?? ''}`}
		</span>
	);
};

const useColumns = (onRemove: (row: InterestRow) => void): Column<InterestRow>[] => {
	const { t, locale } = useText();
	return [
		{ key: 'user', head: t('labels.accounts.name'), isHeading: true, cell: (row) => row.user.name },
		{
			key: 'company',
			head: t('labels.companies.company_name'),
			cell: (row) => (
				<Link to={consolePaths.company(row.company.id)} className={about}>
					{row.company.name}
				</Link>
			),
		},
		{
			key: 'since',
			head: t('labels.interests.since_on'),
			sort: 'since_on',
			oneLine: true,
			cell: (row) => formatDate(row.since_on, locale),
		},
		{ key: 'reason', head: t('console.interests.what'), cell: (row) => <span className={about}>{row.reason}</span> },
		{
			key: 'declared',
			head: t('labels.interests.declared_at'),
			sort: 'declared_at',
			oneLine: true,
			cell: (row) => formatDate(row.declared_at, locale),
		},
		{
			key: 'removal',
			head: t('console.interests.removal'),
			cell: (row) => <Removal row={row} onRemove={() => onRemove(row)} />,
		},
	];
};

/** All declared conflicts of interest, for admins: newest first, those that stand. */
export const Interests = () => {
	const { t } = useText();
	const [removing, setRemoving] = useState<InterestRow | null>(null);
	const list = useListState();
	const [{ q, filter }, change] = list;
	const shown = filter === ALL ? ALL : STANDING;
	const columns = useColumns(setRemoving);
	const given = pageInput(list, columns);
	const input = { ...given, ...(shown === STANDING ? { only_standing: true } : {}) } as Input & typeof given;
	const query = api.console.interests.list.useQuery(input, { placeholderData: keepPreviousData });
	return (
		<Page
			title={t('console.interests.listTitle')}
			parents={[{ label: t('console.shell.links.assessors'), to: consolePaths.assessors }]}
		>
			<p>{t('console.interests.listLead')}</p>
			<div>
				<ListTools end={<ListDownload file={{ path: '/console/interests/download', input: withoutPages(input) }} />}>
					<SearchBox label={t('console.interests.search')} value={q} onSearch={(next) => change({ q: next })} />
					<FilterSelect
						label={t('console.interests.shown')}
						value={shown}
						options={[
							{ value: STANDING, label: t('labels.interests.only_standing') },
							{ value: ALL, label: t('console.interests.all') },
						]}
						onChange={(value) => change({ filter: value === STANDING ? null : value })}
					/>
				</ListTools>
				<PagedTable
					caption={t('console.interests.listTitle')}
					query={query}
					list={list}
					sort={given.sort}
					columns={columns}
					rowKey={(row) => row.id}
					empty={t('console.interests.nobody')}
					isFiltered={q !== '' || shown === ALL}
					noHit={t('console.interests.noHit')}
				/>
			</div>
			{removing && <RemoveDialog row={removing} onClose={() => setRemoving(null)} />}
		</Page>
	);
};
