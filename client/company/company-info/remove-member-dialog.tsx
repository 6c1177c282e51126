import { api } from '#client/api/client.ts';
import { failureOf } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
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
