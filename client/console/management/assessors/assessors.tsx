import { keepPreviousData } from '@tanstack/react-query';
import { css } from 'goober';
import { useState } from 'react';
import { FactorBadge } from '#client/accounts/second-factor/remove-others.tsx';
import { api } from '#client/api/client.ts';
import { MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { PagedTable, pageInput } from '#client/console/paged-table.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { ADMIN_ROLE, useStaff } from '#client/console/shell/staff.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { ListTools, SearchBox, useListState } from '#client/ui/list-tools.tsx';
import { Menu } from '#client/ui/menu.tsx';
import type { Column } from '#client/ui/table.tsx';
import {
	AddAssessor,
	ChangePassword,
	DeleteAssessor,
	EditAssessor,
	EndSignIns,
	RemoveFactor,
} from './account-dialogs.tsx';
import type { Assessor } from './assessor.ts';
import { AssignDialog } from './assign-dialog.tsx';

const badges = css`display: inline-flex; flex-wrap: wrap; gap: 4px; justify-content: inherit;`;
const names = css`display: block; min-width: 12em; max-width: 32em;`;

/** The company names shown in a row; the dialog shows all. */
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

type Dialog = 'edit' | 'assign' | 'password' | 'endSignIns' | 'removeFactor' | 'delete';
type Open = { dialog: 'none' | 'add' } | { dialog: Dialog; assessor: Assessor };

const useColumns = (openDialog: (dialog: Dialog, assessor: Assessor) => void): Column<Assessor>[] => {
	const { t } = useText();
	const { email: ownEmail } = useStaff();
	return [
		{
			key: 'name',
			head: t('labels.accounts.name'),
			sort: 'name',
			isHeading: true,
			cell: (row) => row.name,
		},
		{ key: 'email', head: t('labels.accounts.email'), sort: 'email', cell: (row) => row.email },
		{
			key: 'role',
			head: t('labels.accounts.role'),
			sort: 'role',
			cell: (row) => (
				<span className={badges}>
					<Badge tone={row.role === ADMIN_ROLE ? 'blue' : 'grey'}>
						{row.role === ADMIN_ROLE ? t('console.shell.admin') : t('console.shell.assessor')}
					</Badge>
					{row.has_second_factor && <FactorBadge />}
				</span>
			),
		},
		{
			key: 'companies',
			head: t('labels.accounts.company_ids'),
			cell: (row) => <Companies assessor={row} />,
		},
		{
			key: 'actions',
			head: t('console.lists.actionsHead'),
			hideHead: true,
			end: true,
			cell: (row) => (
				<Menu
					label={t('management.actionsOf', { name: row.name })}
					items={[
						{ label: t('management.assessors.edit'), onSelect: () => openDialog('edit', row) },
						{
							label:
								row.role === ADMIN_ROLE ? t('management.assessors.assignAdmin') : t('management.assessors.assign.item'),
							disabled: row.role === ADMIN_ROLE,
							onSelect: () => openDialog('assign', row),
						},
						{ label: t('management.assessors.password.item'), onSelect: () => openDialog('password', row) },
						...(row.email !== ownEmail
							? [{ label: t('accounts.signIns.endAll'), onSelect: () => openDialog('endSignIns', row) }]
							: []),
						...(row.has_second_factor && row.email !== ownEmail
							? [{ label: t('accounts.secondFactor.removeOthers'), onSelect: () => openDialog('removeFactor', row) }]
							: []),
						{ label: t('management.assessors.delete.item'), danger: true, onSelect: () => openDialog('delete', row) },
					]}
				/>
			),
		},
	];
};

/** The console accounts: assessors with their companies, and admins, who see all. */
export const Assessors = () => {
	const { t } = useText();
	const [open, setOpen] = useState<Open>({ dialog: 'none' });
	const list = useListState();
	const [{ q }, change] = list;
	const columns = useColumns((dialog, assessor) => setOpen({ dialog, assessor }));
	const input = pageInput(list, columns);
	const query = api.console.adminUsers.list.useQuery(input, { placeholderData: keepPreviousData });
	const close = (): void => setOpen({ dialog: 'none' });
	return (
		<Page
			title={t('console.shell.links.assessors')}
			actions={
				<Button kind="primary" icon="plus" onClick={() => setOpen({ dialog: 'add' })}>
					{t('management.assessors.add.item')}
				</Button>
			}
		>
			<div>
				<ListTools>
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
			{open.dialog === 'add' && <AddAssessor onClose={close} />}
			{open.dialog === 'edit' && <EditAssessor assessor={open.assessor} onClose={close} />}
			{open.dialog === 'assign' && <AssignDialog assessor={open.assessor} onClose={close} />}
			{open.dialog === 'password' && <ChangePassword assessor={open.assessor} onClose={close} />}
			{open.dialog === 'endSignIns' && <EndSignIns assessor={open.assessor} onClose={close} />}
			{open.dialog === 'removeFactor' && <RemoveFactor assessor={open.assessor} onClose={close} />}
			{open.dialog === 'delete' && <DeleteAssessor assessor={open.assessor} onClose={close} />}
		</Page>
	);
};
