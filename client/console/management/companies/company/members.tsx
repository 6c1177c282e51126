import { css } from 'goober';
import { useState } from 'react';
import { MISSING_TEXT } from '#client/app/format.ts';
import { useText } from '#client/app/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { EmptyState } from '#client/ui/states.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import { color } from '#client/ui/tokens.ts';
import type { CompanyDetail } from './info.tsx';
import { AddMember, DeleteMember, EditMember, type Member, ResetMemberPassword } from './member-dialogs.tsx';

const kana = css`display: block; font-weight: 400; color: ${color.grey600};`;

type Open = { dialog: 'none' } | { dialog: 'add' } | { dialog: 'edit' | 'reset-password' | 'delete'; member: Member };

/** The members of a company. Staff can add, edit and delete them. */
export const Members = ({ company }: { company: CompanyDetail }) => {
	const { t } = useText();
	const [open, setOpen] = useState<Open>({ dialog: 'none' });
	const close = (): void => setOpen({ dialog: 'none' });
	const columns: Column<Member>[] = [
		{
			key: 'name',
			head: t('labels.accounts.name'),
			isHeading: true,
			cell: (member) => (
				<>
					{member.name}
					{member.name_kana && <span className={kana}>{member.name_kana}</span>}
				</>
			),
		},
		{ key: 'email', head: t('labels.accounts.email'), cell: (member) => member.email },
		{ key: 'phone', head: t('labels.accounts.phone_number'), cell: (member) => member.phone_number || MISSING_TEXT },
		{ key: 'department', head: t('labels.accounts.department'), cell: (member) => member.department || MISSING_TEXT },
		{ key: 'position', head: t('labels.accounts.position'), cell: (member) => member.position || MISSING_TEXT },
		{
			key: 'role',
			head: t('labels.accounts.role'),
			cell: (member) => (
				<Badge tone={member.role === 0 ? 'blue' : 'grey'}>
					{member.role === 0 ? t('management.members.roles.admin') : t('management.members.roles.member')}
				</Badge>
			),
		},
		{
			key: 'actions',
			head: t('console.lists.actionsHead'),
			hideHead: true,
			end: true,
			cell: (member) => (
				<Menu
					label={t('management.actionsOf', { name: member.name })}
					items={[
						{ label: t('management.members.edit'), onSelect: () => setOpen({ dialog: 'edit', member }) },
						{ label: t('management.members.reset'), onSelect: () => setOpen({ dialog: 'reset-password', member }) },
						{
							label: t('management.members.delete'),
							danger: true,
							onSelect: () => setOpen({ dialog: 'delete', member }),
						},
					]}
				/>
			),
		},
	];
	return (
		<Stack>
			<Row align="right">
				<Button icon="plus" onClick={() => setOpen({ dialog: 'add' })}>
					{t('management.members.add')}
				</Button>
			</Row>
			<Table
				caption={t('management.members.caption')}
				columns={columns}
				rows={company.company_users}
				rowKey={(member) => member.id}
				empty={<EmptyState>{t('management.members.empty')}</EmptyState>}
			/>
			{open.dialog === 'add' && <AddMember companyId={company.id} onClose={close} />}
			{open.dialog === 'edit' && <EditMember companyId={company.id} member={open.member} onClose={close} />}
			{open.dialog === 'reset-password' && <ResetMemberPassword member={open.member} onClose={close} />}
			{open.dialog === 'delete' && <DeleteMember member={open.member} onClose={close} />}
		</Stack>
	);
};
