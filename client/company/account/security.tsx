import { useState } from 'react';
import { SecondFactorPanel } from '#client/accounts/second-factor/panel.tsx';
import { SignInsPanel } from '#client/accounts/sign-ins/panel.tsx';
import { useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { useSignedOut } from '#client/company/shell/use-sign-out.ts';
import { Button } from '#client/ui/button.tsx';
import { Container, Panel, Row, Stack } from '#client/ui/layout.tsx';
import { PasswordDialog } from './password-dialog.tsx';

/** The user's second factor and sessions. */
export const Security = () => {
	const { t } = useText();
	const title = t('company.account.securityTitle');
	useTitle(title);
	const onSignedOut = useSignedOut();
	const [isChanging, setChanging] = useState(false);
	return (
		<Container width="text">
			<Stack gap="large">
				<h1>{title}</h1>
				<Panel label={t('labels.accounts.password')}>
					<Stack>
						<h2>{t('labels.accounts.password')}</h2>
						<p>{t('company.account.passwordHelp')}</p>
						<Row>
							<Button onClick={() => setChanging(true)}>{t('company.account.savePassword')}</Button>
						</Row>
					</Stack>
				</Panel>
				<SecondFactorPanel area="app" onSignedOut={onSignedOut} />
				<SignInsPanel area="app" />
			</Stack>
			{isChanging && <PasswordDialog onClose={() => setChanging(false)} />}
		</Container>
	);
};
