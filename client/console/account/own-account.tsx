import { useText } from '#client/app/locale.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { useStaff } from '#client/console/shell/staff.ts';
import { Preferences } from '#client/notices/preferences.tsx';
import { Facts, Panel, Stack } from '#client/ui/layout.tsx';
import { PasswordForm } from './password-form.tsx';

/** The account of the signed-in user, with how they are told and the form that changes the password. */
export const OwnAccount = () => {
	const { t } = useText();
	const { name, email, isAdmin } = useStaff();
	return (
		<Page title={t('console.account.ownTitle')}>
			<Panel>
				<Facts
					entries={[
						[t('labels.accounts.name'), name],
						[t('labels.accounts.email'), email],
						[t('labels.accounts.role'), isAdmin ? t('console.shell.admin') : t('console.shell.assessor')],
					]}
				/>
			</Panel>
			<Panel>
				<Stack gap="large">
					<h2>{t('notices.settingsTitle')}</h2>
					<Preferences area="console" />
				</Stack>
			</Panel>
			<Panel>
				<Stack gap="large">
					<h2>{t('console.account.passwordTitle')}</h2>
					<p>{t('console.account.passwordText')}</p>
					<PasswordForm />
				</Stack>
			</Panel>
		</Page>
	);
};
