import { css } from 'goober';
import { type ReactNode, useState } from 'react';
import { MISSING_TEXT } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { lazyDialog } from '#client/ui/lazy-part.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import { color } from '#client/ui/tokens.ts';
import { type PersonAct, PersonDialog, PersonMenu } from './acts.tsx';
import { MemberState } from './member-state.tsx';
import type { Member, MembersPort } from './members-port.ts';
import { PersonRole } from './role.tsx';

const AddMember = lazyDialog(async () => (await import('./member-dialogs.tsx')).AddMember);
const EditMember = lazyDialog(async () => (await import('./member-dialogs.tsx')).EditMember);

const kana = css`display: block; font-weight: 400; color: ${color.grey600};`;

type MembersProps = {
	port: MembersPort;
	members: readonly Member[];
	/** Shown beside the button that adds a member. */
	heading?: ReactNode;
	/** Shown beside the user's own name. */
	you?: string;
	empty: string;
};

export const Members = ({ port, members, heading, you, empty }: MembersProps) => {
	const { t } = useText();
	const [isAdding, setIsAdding] = useState(false);
	const [open, setOpen] = useState<{ act: PersonAct; member: Member } | null>(null);
	const close = (): void => setOpen(null);
	const columns: Column<Member>[] = [
		{
			key: 'name',
			head: t('labels.accounts.name'),
			isHeading: true,
			cell: (member) => (
				<span>
					{member.name}
					{port.isOwn(member) && <> {you}</>}
					{member.name_kana && <span className={kana}>{member.name_kana}</span>}
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
			cell: (member) => <PersonRole port={port} person={member} />,
		},
	];
	const state: Column<Member> = {
		key: 'state',
		head: t('accounts.people.lastSignIn'),
		cell: (member) => <MemberState port={port} member={member} />,
	};
	const actions: Column<Member> = {
		key: 'actions',
		head: t('accounts.people.actions'),
		hideHead: true,
		end: true,
		cell: (member) =>
			port.mayChange(member) && (
				<PersonMenu
					port={port}
					person={member}
					onAct={(act) => setOpen({ act, member })}
					further={port.further?.(member) ?? []}
				/>
			),
	};
	const add = port.isManager && (
		<Button icon="plus" onClick={() => setIsAdding(true)}>
			{port.words.add}
		</Button>
	);
	return (
		<Stack>
			<Row align={heading ? 'ends' : 'right'}>
				{heading}
				{members.length > 0 && add}
			</Row>
			<Table
				caption={t('accounts.people.members')}
				columns={port.isManager ? [...columns, state, actions] : columns}
				rows={members}
				rowKey={(member) => member.id}
				empty={
					<EmptyState picture="people" action={add}>
						{empty}
					</EmptyState>
				}
			/>
			{isAdding && <AddMember port={port} onClose={() => setIsAdding(false)} />}
			{open?.act === 'edit' && <EditMember port={port} member={open.member} onClose={close} />}
			{open && open.act !== 'edit' && <PersonDialog act={open.act} port={port} person={open.member} onClose={close} />}
		</Stack>
	);
};
