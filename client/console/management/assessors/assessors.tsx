import { keepPreviousData } from '@tanstack/react-query';
import { css } from 'goober';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { type PersonAct, PersonDialog, PersonMenu } from '#client/accounts/people/acts.tsx';
import type { PeoplePort } from '#client/accounts/people/port.ts';
import { PersonRole } from '#client/accounts/people/role.tsx';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatDate, formatNumber, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { PagedTable, pageInput } from '#client/console/paged-table.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { ADMIN_ROLE } from '#client/console/shell/staff.ts';
import { SavedViews } from '#client/console/views/saved-views.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { ListTools, SearchBox, useListState } from '#client/ui/list-tools.tsx';
import type { MenuItem } from '#client/ui/menu.tsx';
import type { Column } from '#client/ui/table.tsx';
import { FINISHED_DAYS } from '#shared/accounts/load.ts';
import { AddAssessor, EditAssessor } from './account-dialogs.tsx';
import { useAccountsPort } from './accounts-port.ts';
import type { Assessor } from './assessor.ts';
import { AssignDialog } from './assign-dialog.tsx';

const names = css`display: block; min-width: 9em; max-width: 32em;`;
const person = css`display: block; min-width: 5em; word-break: keep-all; overflow-wrap: anywhere;`;
const email = css`display: block; min-width: 10.5em; overflow-wrap: anywhere; @media (min-width: 1280px) { min-width: 13em; }`;

/** The figures of an assessor's load, each in its own column. */
const LOADS = ['open', 'waiting', 'oldest_days', 'finished'] as const;

/** Most company names shown in a row; the dialog shows all. */
const MAX_NAMES = 3;

const Companies = ({ assessor }: { assessor: Assessor }) => {
	const { t } = useText();
	if (assessor.role === ADMIN_ROLE) return MISSING;
	if (assessor.companies.length === 0) return t('management.assessors.noCompany');
	const shown = assessor.companies.slice(0, MAX_NAMES).map((company) => company.name);
	const more = assessor.companies.length - shown.length;
	return (
		<span className={names}>
			{shown.join(t('management.assessors.comma'))}
			{more > 0 && t('management.assessors.more', { count: more })}
		</span>
	);
};

const small = css`display: block; font-size: 14px; white-space: nowrap;`;

/** The companies with which somebody has declared a conflict of interest, and when they confirmed it last. */
const Interests = ({ assessor: { interests, interests_confirmed_at: confirmedAt } }: { assessor: Assessor }) => {
	const { t, locale } = useText();
	return (
		<span>
			{interests.length === 0
				? t('console.interests.noneOfAccount')
				: interests.map(({ name }) => name).join(t('management.assessors.comma'))}
			<span className={small}>
				{confirmedAt === null
					? t('console.interests.unconfirmed')
					: t('console.interests.confirmedOn', { date: formatDate(confirmedAt, locale) })}
			</span>
		</span>
	);
};

type Act = PersonAct | 'assign';

const useColumns = (port: PeoplePort, onAct: (act: Act, assessor: Assessor) => void): Column<Assessor>[] => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const assignItem = (assessor: Assessor): MenuItem => {
		const disabled = assessor.role === ADMIN_ROLE;
		return {
			label: t(disabled ? 'management.assessors.assignAdmin' : 'management.assessors.assign.item'),
			disabled,
			onSelect: () => onAct('assign', assessor),
		};
	};
	const historyItem = ({ id }: Assessor): MenuItem => ({
		label: t('console.shell.history'),
		onSelect: () => navigate(consolePaths.historyOf('user', id)),
	});
	return [
		{
			key: 'name',
			head: t('labels.accounts.name'),
			sort: 'name',
			isHeading: true,
			cell: (row) => <span className={person}>{row.name}</span>,
		},
		{
			key: 'email',
			head: t('labels.accounts.email'),
			sort: 'email',
			cell: (row) => <span className={email}>{row.email}</span>,
		},
		{
			key: 'role',
			head: t('labels.accounts.role'),
			sort: 'role',
			cell: (row) => <PersonRole port={port} person={row} />,
		},
		{
			key: 'companies',
			head: t('labels.accounts.company_ids'),
			cell: (row) => <Companies assessor={row} />,
		},
		...LOADS.map(
			(of): Column<Assessor> => ({
				key: of,
				head: t(`management.assessors.loads.${of}`, { days: FINISHED_DAYS }),
				end: true,
				cell: ({ load }) => formatNumber(load?.[of]),
			}),
		),
		{
			key: 'interests',
			head: t('console.interests.ofAccount'),
			cell: (row) => <Interests assessor={row} />,
		},
		{
			key: 'actions',
			head: t('accounts.people.actions'),
			hideHead: true,
			end: true,
			cell: (row) => (
				<PersonMenu
					port={port}
					person={row}
					onAct={(act) => onAct(act, row)}
					further={[assignItem(row), historyItem(row)]}
				/>
			),
		},
	];
};

/** The console accounts: assessors with their companies, and admins, who see all. */
export const Assessors = () => {
	const { t } = useText();
	const port = useAccountsPort();
	const [isAdding, setIsAdding] = useState(false);
	const [open, setOpen] = useState<{ act: Act; assessor: Assessor } | null>(null);
	const list = useListState();
	const [{ q }, change] = list;
	const columns = useColumns(port, (act, assessor) => setOpen({ act, assessor }));
	const input = pageInput(list, columns);
	const query = api.console.adminUsers.list.useQuery(input, { placeholderData: keepPreviousData });
	const close = (): void => setOpen(null);
	return (
		<Page
			title={t('console.shell.links.assessors')}
			actions={
				<>
					<ButtonLink to={consolePaths.calibrations}>{t('console.calibration.title')}</ButtonLink>
					<ButtonLink to={consolePaths.interests}>{t('console.interests.listTitle')}</ButtonLink>
					<Button kind="primary" icon="plus" onClick={() => setIsAdding(true)}>
						{t('management.assessors.add.item')}
					</Button>
				</>
			}
		>
			<div>
				<ListTools end={<SavedViews list="assessors" />}>
					<SearchBox label={t('management.assessors.search')} value={q} onSearch={(next) => change({ q: next })} />
				</ListTools>
				<PagedTable
					caption={t('console.shell.links.assessors')}
					query={query}
					list={list}
					sort={input.sort}
					columns={columns}
					rowKey={(row) => row.id}
					empty={t('management.assessors.empty')}
					isFiltered={q !== ''}
					noHit={t('management.assessors.noHit')}
				/>
			</div>
			{isAdding && <AddAssessor port={port} onClose={() => setIsAdding(false)} />}
			{open?.act === 'edit' && <EditAssessor port={port} assessor={open.assessor} onClose={close} />}
			{open?.act === 'assign' && <AssignDialog assessor={open.assessor} onClose={close} />}
			{open && open.act !== 'edit' && open.act !== 'assign' && (
				<PersonDialog act={open.act} port={port} person={open.assessor} onClose={close} />
			)}
		</Page>
	);
};
