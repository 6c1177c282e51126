import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import type { DocumentFile } from '#shared/files/documents.ts';

export const RemoveDocumentDialog = ({ file, onClose }: { file: DocumentFile; onClose: () => void }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const remove = api.app.documents.remove.useMutation({
		onSettled: async () => {
			onClose();
			await utils.app.assessment.overview.invalidate();
		},
	});
	return (
		<ConfirmDialog
			title={t('company.files.removeTitle', { name: file.file_name })}
			action={t('company.files.removeAction')}
			danger
			busy={remove.isPending}
			onConfirm={() => remove.mutate({ id: file.id })}
			onClose={onClose}
		>
			<p>{t('company.files.removeText')}</p>
		</ConfirmDialog>
	);
};
