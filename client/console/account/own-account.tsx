import { SecondFactorPanel } from '#client/accounts/second-factor/panel.tsx';
import { SignInsPanel } from '#client/accounts/sign-ins/panel.tsx';
import { useText } from '#client/base/locale.tsx';
import { OwnInterestsPanel } from '#client/console/interests/own-panel.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { useStaff } from '#client/console/shell/staff.ts';
import { useSignedOut } from '#client/console/shell/use-signed-out.ts';
import { Preferences } from '#client/notices/preferences.tsx';
import { Facts, Panel, Stack } from '#client/ui/layout.tsx';
import { PasswordForm } from './password-form.tsx';

/** The user's own account: notification settings, password and second factor, and sessions. */
export const OwnAccount = () => {
	const { t } = useText();
	const { name, email, isAdmin } = useStaff();
	const onSignedOut = useSignedOut();
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
			<OwnInterestsPanel />
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
			<SecondFactorPanel area="console" onSignedOut={onSignedOut} />
			<SignInsPanel area="console" />
		</Page>
	);
};
