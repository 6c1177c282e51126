import { css } from 'goober';
import { useState } from 'react';
import { FactorBadge } from '#client/accounts/second-factor/remove-others.tsx';
import { MISSING_TEXT } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { useStaff } from '#client/console/shell/staff.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { EmptyState } from '#client/ui/states.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import { color } from '#client/ui/tokens.ts';
import type { CompanyDetail } from './info.tsx';
import {
	AddMember,
	DeleteMember,
	EditMember,
	EndMemberSignIns,
	type Member,
	RemoveMemberFactor,
	ResetMemberPassword,
} from './member-dialogs.tsx';

const badges = css`display: inline-flex; flex-wrap: wrap; gap: 4px; justify-content: inherit;`;
const kana = css`display: block; font-weight: 400; color: ${color.grey600};`;

type Open =
	| { dialog: 'none' }
	| { dialog: 'add' }
	| { dialog: 'edit' | 'reset-password' | 'end-sign-ins' | 'remove-factor' | 'delete'; member: Member };

/** The members of a company. Staff can add, edit, log out and delete them; only admins remove a second factor. */
export const Members = ({ company }: { company: CompanyDetail }) => {
	const { t } = useText();
	const { isAdmin } = useStaff();
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
				<span className={badges}>
					<Badge tone={member.role === 0 ? 'blue' : 'grey'}>
						{member.role === 0 ? t('management.members.roles.admin') : t('management.members.roles.member')}
					</Badge>
					{member.has_second_factor && <FactorBadge />}
				</span>
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
						{ label: t('accounts.signIns.endAll'), onSelect: () => setOpen({ dialog: 'end-sign-ins', member }) },
						...(isAdmin && member.has_second_factor
							? [
									{
										label: t('accounts.secondFactor.removeOthers'),
										onSelect: () => setOpen({ dialog: 'remove-factor', member }),
									},
								]
							: []),
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
			{open.dialog === 'end-sign-ins' && <EndMemberSignIns member={open.member} onClose={close} />}
			{open.dialog === 'remove-factor' && <RemoveMemberFactor member={open.member} onClose={close} />}
			{open.dialog === 'delete' && <DeleteMember member={open.member} onClose={close} />}
		</Stack>
	);
};
