import { css } from 'goober';
import { useId } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { FirstField } from '#client/console/assessments/critical/first-field.tsx';
import { ReasonField } from '#client/console/assessments/critical/reason-field.tsx';
import { useDecision } from '#client/console/assessments/critical/use-decision.ts';
import { Button } from '#client/ui/button.tsx';
import { EditDialog } from '#client/ui/edit-dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Loading } from '#client/ui/loaded.tsx';
import { TargetNames } from './target-names.tsx';
import type { BulkDialogProps, Target } from './targets.ts';

const list = css`padding-inline-start: 20px; display: flex; flex-direction: column; gap: 8px; font-size: 14px; line-height: 1.6;`;

type CriticalRow = { id: number; critical_failures: readonly string[] };

/** The rows with failed critical questions, and those questions. */
const CriticalRows = ({ rows, targets }: { rows: readonly CriticalRow[]; targets: readonly Target[] }) => {
	const { t } = useText();
	return (
		<ul className={list}>
			{rows.map(({ id, critical_failures: failures }) => (
				<li key={id}>
					<b>{targets.find((target) => target.id === id)?.company}</b>
					<div>{t('console.critical.failures', { count: failures.length })}</div>
					<ul>
						{failures.map((content) => (
							<li key={content}>{content}</li>
						))}
					</ul>
				</li>
			))}
		</ul>
	);
};

/** Finalizes the ticked rows that await it. If critical questions failed, it names them and asks for a reason. */
export const FinaliseRows = ({ targets: ticked, onDone, onClose }: BulkDialogProps) => {
	const { t } = useText();
	const utils = api.useUtils();
	const blockedId = useId();
	const targets = ticked.filter(({ isAwaiting }) => isAwaiting);
	const ids = targets.map(({ id }) => id);
	const preview = api.console.bulk.finalisePreview.useQuery({ ids: ids.join() }, { meta: { handlesFailure: true } });
	const finalise = api.console.bulk.finalise.useMutation({
		meta: { silent: true },
		onSettled: () => utils.console.invalidate(),
	});
	const critical = preview.data?.data;
	const decision = useDecision(preview, critical?.length);
	const { asksWhy, isUnseen, blocked, reason } = decision;
	const { run, busy } = useSingle(async () => {
		const asked = critical?.map(({ id }) => id) ?? ids;
		const reasons = reason === null ? [] : asked.map((id) => ({ id, reason }));
		const { data } = await finalise.mutateAsync({ ids, reasons });
		onDone(data, ({ id }) => id);
	});
	const count = targets.length;
	return (
		<EditDialog
			title={t('console.bulk.finalise.title', { count })}
			isChanged={decision.isChanged && !busy}
			busy={busy}
			onClose={onClose}
			first={(asksWhy || isUnseen) && <FirstField decision={decision} />}
			note={blocked && <p id={blockedId}>{blocked}</p>}
			action={
				<Button
					kind="primary"
					busy={busy}
					disabled={blocked !== undefined}
					disabledReasonId={blockedId}
					onClick={() => void run()}
				>
					{t('console.bulk.finalise.confirm', { count })}
				</Button>
			}
		>
			<Stack>
				<p>{t('console.bulk.finalise.will')}</p>
				{count < ticked.length && <p>{t('console.bulk.finalise.others', { count: ticked.length - count })}</p>}
				{isUnseen && <ReasonField decision={decision} />}
				{!isUnseen && critical === undefined && <Loading query={preview} heights={[24, 24]} />}
				{asksWhy && critical && <CriticalRows rows={critical} targets={targets} />}
				<TargetNames targets={targets} />
			</Stack>
		</EditDialog>
	);
};
