import { useLocation } from 'wouter';
import { Members } from '#client/accounts/people/members.tsx';
import { type MembersPort, memberWords } from '#client/accounts/people/members-port.ts';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { foundIn } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { useStaff } from '#client/console/shell/staff.ts';
import type { CompanyDetail } from './info.tsx';

/** All staff can change the members of a company; only admins can remove a second factor. */
const useMembersPort = (companyId: number): MembersPort => {
	const { t } = useText();
	const utils = api.useUtils();
	const { isAdmin } = useStaff();
	const [, navigate] = useLocation();
	const refresh = () => utils.console.companies.invalidate();
	const add = api.console.companyUsers.add.useMutation({ meta: { hasForm: true }, onSuccess: refresh });
	const edit = api.console.companyUsers.edit.useMutation({ meta: { handlesFailure: true } });
	return {
		calls: api.console.companyUsers,
		refresh,
		add: (member) => add.mutateAsync({ ...member, company_id: companyId }),
		edit: edit.mutateAsync,
		reload: async (id) => {
			const answer = await utils.client.console.companies.get.query({ id: companyId });
			utils.console.companies.get.setData({ id: companyId }, answer);
			return foundIn(answer.data.company_users, id);
		},
		isManager: true,
		isOwn: () => false,
		mayChange: () => true,
		mayRemoveFactors: isAdmin,
		further: ({ id }) =>
			isAdmin
				? [{ label: t('console.shell.history'), onSelect: () => navigate(consolePaths.historyOf('user', id)) }]
				: [],
		repeatsRefusal: false,
		words: {
			...memberWords(t),
			add: t('management.members.add'),
			addAction: t('management.members.add'),
			edit: t('management.members.edit'),
			save: t('management.members.save'),
			setPassword: t('management.members.reset'),
			setPasswordHelp: t('management.members.resetHelp'),
			remove: t('management.members.delete'),
			removeAction: t('management.members.deleteAction'),
		},
	};
};

export const CompanyMembers = ({ company }: { company: CompanyDetail }) => {
	const { t } = useText();
	const port = useMembersPort(company.id);
	return <Members port={port} members={company.company_users} empty={t('management.members.empty')} />;
};
