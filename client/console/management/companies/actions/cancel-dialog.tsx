import { api } from '../../../../api/client.ts';
import { useSingle } from '../../../../api/use-single.ts';
import { useText } from '../../../../app/locale.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import type { ActionProps } from './start-dialog.tsx';

export const CancelDialog = ({ company, onClose }: ActionProps) => {
	const { t } = useText();
	const utils = api.useUtils();
	const cancel = api.console.progresses.cancel.useMutation({ onSettled: () => utils.console.invalidate() });
	const { run, busy } = useSingle(async () => {
		await cancel.mutateAsync({ id: company.id });
		onClose();
	});
	return (
		<ConfirmDialog
			title={t('management.companies.cancel.title', { company: company.company_name })}
			action={t('management.companies.cancel.action')}
			keep={t('management.companies.cancel.keep')}
			danger
			busy={busy}
			onConfirm={() => void run()}
			onClose={onClose}
		>
			<p>{t('management.companies.cancel.text')}</p>
		</ConfirmDialog>
	);
};
