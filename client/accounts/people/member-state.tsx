import { css } from 'goober';
import { formatDate, formatDateTime } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import type { Member, MembersPort } from './members-port.ts';

const column = css`display: flex; flex-direction: column; align-items: flex-start; gap: 4px; font-size: 14px;`;

const SendLink = ({ port, member }: { port: MembersPort; member: Member }) => {
	const { t } = useText();
	const send = port.calls.sendPasswordLink.useMutation({ onSuccess: port.refresh });
	return (
		<Button
			kind="text"
			size="small"
			busy={send.isPending}
			label={t('accounts.people.sendAgainTo', { name: member.name })}
			onClick={() => send.mutate({ id: member.id })}
		>
			{t('accounts.people.sendAgain')}
		</Button>
	);
};

/** For admins: whether a member has come already, and until when the invitation works. */
export const MemberState = ({ port, member }: { port: MembersPort; member: Member }) => {
	const { t, locale } = useText();
	const { last_sign_in_at, invited_until } = member;
	if (last_sign_in_at) return <>{formatDate(last_sign_in_at, locale)}</>;
	if (invited_until === null) return <Badge>{t('accounts.people.neverCame')}</Badge>;
	return (
		<span className={column}>
			{new Date(invited_until) > new Date() ? (
				<>
					<Badge tone="yellow">{t('accounts.people.invitedBadge')}</Badge>
					<span>{t('accounts.people.invitedUntil', { time: formatDateTime(invited_until, locale) })}</span>
				</>
			) : (
				<Badge>{t('accounts.people.invitationOver')}</Badge>
			)}
			{port.mayChange(member) && <SendLink port={port} member={member} />}
		</span>
	);
};
