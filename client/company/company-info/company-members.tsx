import { Members } from '#client/accounts/people/members.tsx';
import type { Member } from '#client/accounts/people/members-port.ts';
import { useText } from '#client/base/locale.tsx';
import { useMembersPort } from './use-members-port.ts';

export const CompanyMembers = ({ members }: { members: readonly Member[] }) => {
	const { t } = useText();
	const port = useMembersPort();
	return (
		<Members
			port={port}
			members={members}
			heading={
				<h2>
					{t('accounts.people.members')} <small>{t('company.members.count', { count: members.length })}</small>
				</h2>
			}
			you={t('company.members.you')}
			empty={t('company.members.empty')}
		/>
	);
};
