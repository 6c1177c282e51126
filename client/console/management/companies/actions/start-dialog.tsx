import { api } from '../../../../api/client.ts';
import { useSingle } from '../../../../api/use-single.ts';
import { useText } from '../../../../app/locale.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import type { AssessedCompany } from './company-menu.tsx';

export type ActionProps = { company: AssessedCompany; onClose: () => void };

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
