import { api } from '#client/api/client.ts';
import { useSingle } from '#client/api/use-single.ts';
import { useText } from '#client/app/locale.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import type { ActionProps } from './assessed-company.ts';

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
