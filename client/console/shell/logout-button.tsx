import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { api } from '../../api/client.ts';
import { forgetSignIn } from '../../api/session.ts';
import { useText } from '../../app/locale.tsx';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { dropAllMirrors } from '../../ui/text-mirror.ts';
import { hasUnsavedChanges, leaveWithoutAsking } from '../../ui/unsaved.tsx';

/** Ends the session, and forgets what was typed and read on this device. */
export const LogoutButton = () => {
	const { t } = useText();
	const queryClient = useQueryClient();
	const [asking, setAsking] = useState(false);
	const logout = api.console.session.logout.useMutation({
		onSuccess: () => {
			dropAllMirrors();
			leaveWithoutAsking(() => navigate(paths.console.login()));
			forgetSignIn();
			queryClient.clear();
		},
	});
	return (
		<>
			<Button kind="text" size="small" icon="logout" onClick={() => setAsking(true)}>
				{t('console.shell.logout')}
			</Button>
			{asking && (
				<ConfirmDialog
					title={t('console.shell.logoutTitle')}
					action={t('console.shell.logout')}
					busy={logout.isPending}
					onConfirm={() => logout.mutate()}
					onClose={() => setAsking(false)}
				>
					<p>{hasUnsavedChanges() ? t('console.shell.logoutUnsaved') : t('console.shell.logoutText')}</p>
				</ConfirmDialog>
			)}
		</>
	);
};
