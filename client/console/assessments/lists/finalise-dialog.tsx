import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { DecisionDialog } from '#client/console/assessments/critical/decision-dialog.tsx';
import { awaitingOf, type Round } from '#shared/assessment/round.ts';
import type { ProgressRow } from './progress-row.ts';
import { proposalStateOf } from './proposal-state.ts';

export const FinaliseDialog = ({ round, row, onClose }: { round: Round; row: ProgressRow; onClose: () => void }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const options = { onSettled: () => utils.console.invalidate() };
	const assessment = api.console.finalising.assessment.useMutation(options);
	const reassessment = api.console.finalising.reassessment.useMutation(options);
	const { run, busy } = useSingle(async (reason: string | null) => {
		await (round === 1 ? assessment : reassessment).mutateAsync({ id: row.id, reason });
		onClose();
	});
	const which = awaitingOf(round);
	return (
		<DecisionDialog
			decides={{ round, id: row.id }}
			title={t(`console.lists.finalise.${which}Title`, { company: row.company_name })}
			action={t(`console.lists.finalise.${which}`)}
			busy={busy}
			onConfirm={(reason) => void run(reason)}
			onClose={onClose}
		>
			<p>
				{round === 1 ? t(`console.lists.finalise.${proposalStateOf(row)}`) : t('console.lists.finalise.secondText')}
			</p>
		</DecisionDialog>
	);
};
