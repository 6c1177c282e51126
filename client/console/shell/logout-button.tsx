import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { api } from '#client/api/client.ts';
import { forgetSignIn } from '#client/api/session.ts';
import { useText } from '#client/app/locale.tsx';
import { paths } from '#client/app/paths.ts';
import { dropAllDrafts } from '#client/editing/draft-storage.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { hasUnsavedChanges, leaveWithoutAsking } from '#client/ui/unsaved.tsx';

/** Logs out after a confirmation, and removes drafts, cookies and cached data of the user. */
export const LogoutButton = () => {
	const { t } = useText();
	const queryClient = useQueryClient();
	const [isConfirming, setConfirming] = useState(false);
	const logout = api.console.session.logout.useMutation({
		onSuccess: () => {
			dropAllDrafts();
			leaveWithoutAsking(() => navigate(paths.console.login()));
			forgetSignIn();
			queryClient.clear();
		},
	});
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
					<p>{hasUnsavedChanges() ? t('console.shell.logoutUnsaved') : t('console.shell.logoutText')}</p>
				</ConfirmDialog>
			)}
		</>
	);
};
