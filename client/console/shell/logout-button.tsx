import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { useHasUnsavedChanges } from '#client/ui/unsaved.tsx';
import { useSignedOut } from './use-signed-out.ts';

/** Logs out after a confirmation. */
export const LogoutButton = () => {
	const { t } = useText();
	const [isConfirming, setConfirming] = useState(false);
	const isUnsaved = useHasUnsavedChanges();
	const onSuccess = useSignedOut();
	const logout = api.console.session.logout.useMutation({ onSuccess });
	return (
		<>
			<Button kind="text" size="small" icon="logout" onClick={() => setConfirming(true)}>
				{t('console.shell.logout')}
			</Button>
			{isConfirming && (
				<ConfirmDialog
					title={t('console.shell.logoutTitle')}
					action={t('console.shell.logout')}
					busy={logout.isPending}
					onConfirm={() => logout.mutate()}
					onClose={() => setConfirming(false)}
				>
					<p>{isUnsaved ? t('console.shell.logoutUnsaved') : t('console.shell.logoutText')}</p>
				</ConfirmDialog>
			)}
		</>
	);
};
