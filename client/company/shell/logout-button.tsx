import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Icon } from '#client/ui/icons.tsx';
import { useHasUnsavedChanges } from '#client/ui/unsaved.tsx';
import { iconButton } from './icon-button.ts';
import { useSignedOut } from './use-sign-out.ts';

/** Signs out after a confirmation. */
export const LogoutButton = () => {
	const { t } = useText();
	const [isConfirming, setConfirming] = useState(false);
	const isUnsaved = useHasUnsavedChanges();
	const onSuccess = useSignedOut();
	const logout = api.app.session.logout.useMutation({ onSuccess });
	return (
		<>
			<button
				type="button"
				className={iconButton}
				aria-label={t('company.shell.logout')}
				title={t('company.shell.logout')}
				onClick={() => setConfirming(true)}
			>
				<Icon name="logout" />
			</button>
			{isConfirming && (
				<ConfirmDialog
					title={t('company.account.logoutTitle')}
					action={t('company.shell.logout')}
					busy={logout.isPending}
					onConfirm={() => logout.mutate()}
					onClose={() => setConfirming(false)}
				>
					<p>{isUnsaved ? t('company.account.logoutUnsaved') : t('company.account.logoutText')}</p>
				</ConfirmDialog>
			)}
		</>
	);
};
