import { type MembersPort, memberWords } from '#client/accounts/people/members-port.ts';
import { api } from '#client/api/client.ts';
import { foundIn } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { isCompanyAdmin, useCompanyUser } from '#client/company/use-company-user.ts';

/** The members of the user's company. Admins can change everybody but themselves. */
export const useMembersPort = (): MembersPort => {
	const { t } = useText();
	const utils = api.useUtils();
	const isManager = isCompanyAdmin(useCompanyUser());
	const me = api.app.session.me.useQuery();
	const ownId = me.data?.data.id;
	const refresh = () => utils.app.company.info.invalidate();
	const add = api.app.members.add.useMutation({ meta: { hasForm: true }, onSuccess: refresh });
	const edit = api.app.members.edit.useMutation({ meta: { handlesFailure: true } });
	return {
		calls: api.app.members,
		refresh,
		add: add.mutateAsync,
		edit: edit.mutateAsync,
		reload: async (id) => {
			const answer = await utils.client.app.company.info.query();
			utils.app.company.info.setData(undefined, answer);
			return foundIn(answer.data.company_users, id);
		},
		isManager,
		isOwn: ({ id }) => id === ownId,
		mayChange: ({ id }) => ownId !== undefined && id !== ownId,
		mayRemoveFactors: true,
		repeatsRefusal: true,
		words: {
			...memberWords(t),
			add: t('company.members.add'),
			addAction: t('company.members.addAction'),
			edit: t('company.members.edit'),
			save: t('company.members.editAction'),
			setPassword: t('company.members.reset'),
			setPasswordHelp: t('company.members.resetHelp'),
			remove: t('company.members.remove'),
			removeAction: t('company.members.removeAction'),
		},
	};
};
