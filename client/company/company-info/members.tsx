import { css } from 'goober';
import { useMemo, useState } from 'react';
import { FactorBadge } from '#client/accounts/second-factor/remove-others.tsx';
import { api } from '#client/api/client.ts';
import { MISSING_TEXT } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { isCompanyAdmin, useCompanyUser } from '#client/company/use-company-user.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { EmptyState } from '#client/ui/states.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import { AddMemberDialog } from './add-member-dialog.tsx';
import { EditMemberDialog } from './edit-member-dialog.tsx';
import { EndSignInsDialog } from './end-sign-ins-dialog.tsx';
import type { Member } from './member.ts';
import { RemoveFactorDialog } from './remove-factor-dialog.tsx';
import { RemoveMemberDialog } from './remove-member-dialog.tsx';
import { ResetPasswordDialog } from './reset-password-dialog.tsx';

type Open =
	| { dialog: 'none' }
	| { dialog: 'add' }
	| { dialog: 'edit' | 'reset' | 'endSignIns' | 'removeFactor' | 'remove'; member: Member };

const badges = css`display: inline-flex; flex-wrap: wrap; gap: 4px; justify-content: inherit;`;
const person = css`& .kana { display: block; font-weight: 400; color: #666666; }`;

/** The members of the company. Admins can add them; edit, reset the password of, log out and delete all but themselves. */
export const Members = ({ members }: { members: readonly Member[] }) => {
	const { t } = useText();
	const user = useCompanyUser();
	const isAdmin = isCompanyAdmin(user);
	const me = api.app.session.me.useQuery();
	const [open, setOpen] = useState<Open>({ dialog: 'none' });
	const myId = me.data?.data.id;
	const close = (): void => setOpen({ dialog: 'none' });
	const columns = useMemo<Column<Member>[]>(() => {
		const actions: Column<Member> = {
			key: 'actions',
			head: t('company.members.actions'),
			hideHead: true,
			end: true,
			cell: (member) =>
				myId !== undefined && member.id !== myId ? (
					<Menu
						label={t('company.members.actionsOf', { name: member.name })}
						items={[
							{ label: t('company.members.edit'), onSelect: () => setOpen({ dialog: 'edit', member }) },
							{ label: t('company.members.reset'), onSelect: () => setOpen({ dialog: 'reset', member }) },
							{ label: t('accounts.signIns.endAll'), onSelect: () => setOpen({ dialog: 'endSignIns', member }) },
							...(member.has_second_factor
								? [
										{
											label: t('accounts.secondFactor.removeOthers'),
											onSelect: () => setOpen({ dialog: 'removeFactor', member }),
										},
									]
								: []),
							{
								label: t('company.members.remove'),
								danger: true,
								onSelect: () => setOpen({ dialog: 'remove', member }),
							},
						]}
					/>
				) : null,
		};
		const columns: Column<Member>[] = [
			{
				key: 'name',
				head: t('labels.accounts.name'),
				isHeading: true,
				cell: (member) => (
					<span className={person}>
						{member.name}
						{member.id === myId && <> {t('company.members.you')}</>}
						{member.name_kana && <span className="kana">{member.name_kana}</span>}
					</span>
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
							{member.role === 0 ? t('company.roles.admin') : t('company.roles.member')}
						</Badge>
						{member.has_second_factor && <FactorBadge />}
					</span>
				),
			},
		];
		return isAdmin ? [...columns, actions] : columns;
	}, [t, myId, isAdmin]);
	return (
		<Stack>
			<Row align="ends">
				<h2>
					{t('company.members.heading')} <small>{t('company.members.count', { count: members.length })}</small>
				</h2>
				{isAdmin && (
					<Button icon="plus" onClick={() => setOpen({ dialog: 'add' })}>
						{t('company.members.add')}
					</Button>
				)}
			</Row>
			<Table
				caption={t('company.members.heading')}
				columns={columns}
				rows={members}
				rowKey={(member) => member.id}
				empty={<EmptyState>{t('company.members.empty')}</EmptyState>}
			/>
			{open.dialog === 'add' && <AddMemberDialog onClose={close} />}
			{open.dialog === 'edit' && <EditMemberDialog member={open.member} onClose={close} />}
			{open.dialog === 'reset' && <ResetPasswordDialog member={open.member} onClose={close} />}
			{open.dialog === 'endSignIns' && <EndSignInsDialog member={open.member} onClose={close} />}
			{open.dialog === 'removeFactor' && <RemoveFactorDialog member={open.member} onClose={close} />}
			{open.dialog === 'remove' && <RemoveMemberDialog member={open.member} onClose={close} />}
		</Stack>
	);
};
