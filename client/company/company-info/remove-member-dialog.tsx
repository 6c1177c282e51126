import { api } from '../../api/client.ts';
import { failureOf } from '../../api/failure.ts';
import { useText } from '../../app/locale.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Banner } from '../../ui/states.tsx';
import type { Member } from './member.ts';

export const RemoveMemberDialog = ({ member, onClose }: { member: Member; onClose: () => void }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const remove = api.app.members.delete.useMutation({
		onSuccess: async () => {
			await utils.app.company.info.invalidate();
			onClose();
		},
	});
	return (
		<ConfirmDialog
			title={t('company.members.removeTitle', { name: member.name })}
			action={t('company.members.removeAction')}
			danger
			busy={remove.isPending}
			onConfirm={() => remove.mutate({ id: member.id })}
			onClose={onClose}
		>
			<Stack>
				<p>{t('company.members.removeText')}</p>
				{remove.error && <Banner tone="error" title={failureOf(remove.error).message} alert />}
			</Stack>
		</ConfirmDialog>
	);
};
