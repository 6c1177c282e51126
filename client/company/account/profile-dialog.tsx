import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { ProfileForm } from './profile-form.tsx';

/** Loads the user's own name and email afresh, then shows the form. */
export const ProfileDialog = ({ onClose }: { onClose: () => void }) => {
	const { t } = useText();
	const me = api.app.session.me.useQuery();
	if (me.data) return <ProfileForm loaded={me.data.data} onClose={onClose} />;
	return (
		<Dialog
			title={t('company.account.profileTitle')}
			onClose={onClose}
			actions={<Button onClick={onClose}>{t('common.cancel')}</Button>}
		>
			<Loaded query={me} heights={[24, 48, 48]}>
				{() => null}
			</Loaded>
		</Dialog>
	);
};
