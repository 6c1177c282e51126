import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { DecisionDialog } from '#client/console/assessments/critical/decision-dialog.tsx';
import { finished } from '#client/console/assessments/next/finished.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { awaitingOf, type Round } from '#shared/assessment/round.ts';
import { ApprovalSheet, useApproval } from './approval-sheet.tsx';
import type { ProgressRow } from './progress-row.ts';
import { proposalStateOf } from './proposal-state.ts';
import { ReturnDialog } from './return-dialog.tsx';

/** The approval sheet of a round: finalizes it, or returns it to the assessor. */
export const FinaliseDialog = ({ round, row, onClose }: { round: Round; row: ProgressRow; onClose: () => void }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const [isReturning, setReturning] = useState(false);
	const [isWithout, setWithout] = useState(false);
	const sheet = useApproval(round, row.id).data?.data;
	const options = { onSettled: () => utils.console.invalidate() };
	const assessment = api.console.finalising.assessment.useMutation(options);
	const reassessment = api.console.finalising.reassessment.useMutation(options);
	const { run, busy } = useSingle(async (reason: string | null) => {
		await (round === 1 ? assessment : reassessment).mutateAsync({ id: row.id, reason });
		onClose();
		finished(row.id);
	});
	const which = awaitingOf(round);
	/** The assessor may still write a proposal, which the approval rules out. */
	const isUndecided = round === 1 && proposalStateOf(row) === 'undecided';
	const missing = sheet?.has_interest
		? t('console.interests.blocked')
		: sheet?.finaliser === 'refused'
			? t('console.lists.approval.eyes.blocked')
			: isUndecided && !isWithout
				? t('console.lists.finalise.tickFirst')
				: undefined;
	if (isReturning && sheet) return <ReturnDialog round={round} row={row} sheet={sheet} onClose={onClose} />;
	return (
		<DecisionDialog
			decides={{ round, id: row.id }}
			title={t(`console.lists.finalise.${which}Title`, { company: row.company_name })}
			action={t(`console.lists.finalise.${which}`)}
			other={
				sheet?.returns_to != null &&
				!sheet.has_interest && (
					<Button disabled={busy} onClick={() => setReturning(true)}>
						{t('console.lists.approval.return')}
					</Button>
				)
			}
			busy={busy}
			width="large"
			missing={missing}
			needsReason={sheet?.finaliser === 'needsReason' ? t('console.lists.approval.eyes.needsReason') : undefined}
			onConfirm={(reason) => void run(reason)}
			onClose={onClose}
		>
			<p>
				{round === 1 ? t(`console.lists.finalise.${proposalStateOf(row)}`) : t('console.lists.finalise.secondText')}
			</p>
			<ApprovalSheet round={round} id={row.id} />
			{isUndecided && (
				<Checkbox
					label={t('console.lists.finalise.without')}
					checked={isWithout}
					onChange={(event) => setWithout(event.target.checked)}
				/>
			)}
		</DecisionDialog>
	);
};
