import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { isCompanyAdmin, useCompanyUser } from '#client/company/use-company-user.ts';
import { Button } from '#client/ui/button.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';

/** Joins or leaves without confirmation, since both can be undone. */
const Switch = ({ isShared }: { isShared: boolean }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const set = api.app.positionSharing.set.useMutation({
		onSuccess: () => Promise.all([utils.app.positionSharing.get.invalidate(), utils.app.reports.position.invalidate()]),
	});
	return (
		<div>
			<Button busy={set.isPending} onClick={() => set.mutate({ is_shared: !isShared })}>
				{isShared ? t('company.profile.sharing.leave') : t('company.profile.sharing.join')}
			</Button>
		</div>
	);
};

/** Whether the company takes part in the comparison with others. Only admins can change it. */
export const Sharing = () => {
	const { t } = useText();
	const isAdmin = isCompanyAdmin(useCompanyUser());
	const sharing = api.app.positionSharing.get.useQuery();
	return (
		<Panel label={t('company.profile.sharing.title')}>
			<Stack>
				<h2>{t('company.profile.sharing.title')}</h2>
				<p>{t('company.profile.sharing.text')}</p>
				<Loaded query={sharing} heights={[24, 44]}>
					{({ is_shared: isShared }) => (
						<>
							<p>
								<strong>
									{isShared ? t('company.profile.sharing.takesPart') : t('company.profile.sharing.takesNoPart')}
								</strong>
							</p>
							{isAdmin ? <Switch isShared={isShared} /> : <p>{t('company.profile.sharing.byAdmins')}</p>}
						</>
					)}
				</Loaded>
			</Stack>
		</Panel>
	);
};
