import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { useObjectionGate } from '#client/console/assessments/objections/gate.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';

/** Applies for the certificate of a completed assessment. */
export const ApplyDialog = ({ id, company, onClose }: { id: number; company: string; onClose: () => void }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const gate = useObjectionGate(id);
	const apply = api.console.certifications.apply.useMutation({ onSettled: () => utils.console.invalidate() });
	const { run, busy } = useSingle(async () => {
		await apply.mutateAsync({ id });
		onClose();
	});
	return (
		<ConfirmDialog
			title={t('console.certification.applyTitle', { company })}
			action={t('console.certification.apply')}
			busy={busy}
			blocked={gate.blocked}
			onConfirm={() => void run()}
			onClose={onClose}
		>
			<Stack>
				<p>{t('console.certification.applyText')}</p>
				{gate.notice}
			</Stack>
		</ConfirmDialog>
	);
};
