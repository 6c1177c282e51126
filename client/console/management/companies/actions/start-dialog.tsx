import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { useCompanyGate } from '#client/console/assessments/objections/gate.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import type { ActionProps } from './assessed-company.ts';

export const StartDialog = ({ company, onClose }: ActionProps) => {
	const { t } = useText();
	const gate = useCompanyGate(company.id);
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
			blocked={gate.blocked}
			onConfirm={() => void run()}
			onClose={onClose}
		>
			<Stack>
				<p>{t('management.companies.start.text')}</p>
				{gate.notice}
			</Stack>
		</ConfirmDialog>
	);
};
