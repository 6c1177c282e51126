import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import type { ActionProps } from './assessed-company.ts';

export const StartDialog = ({ company, onClose }: ActionProps) => {
	const { t } = useText();
	const utils = api.useUtils();
	const start = api.console.progresses.start.useMutation({ onSettled: () => utils.console.invalidate() });
	const { run, busy } = useSingle(async () => {
		await start.mutateAsync({ id: company.id });
		onClose();
	});
	return (
		<ConfirmDialog
			title={t('management.companies.start.title', { company: company.company_name })}
			action={t('management.companies.start.action')}
			busy={busy}
			onConfirm={() => void run()}
			onClose={onClose}
		>
			<p>{t('management.companies.start.text')}</p>
		</ConfirmDialog>
	);
};
