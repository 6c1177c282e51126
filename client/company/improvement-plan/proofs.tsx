import { css } from 'goober';
import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { reactToWrite } from '#client/api/reactions.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { AddDocumentsDialog } from '#client/company/assessment/files/late-add-dialog.ts';
import { HideNote } from '#client/company/hide-note.tsx';
import { FileList } from '#client/evidence/file-list.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { color } from '#client/ui/tokens.ts';
import type { PlanAction, Proof } from '#shared/plans/schemas.ts';
import { MAX_PROOFS } from '#shared/plans/states.ts';
import { useProofs } from './use-proofs.ts';

const box = css`
	display: flex; flex-direction: column; gap: 8px; align-items: flex-start;
	& > ul { width: 100%; }
	& h4 { font-size: 17px; }
	& .hint { font-size: 14px; line-height: 1.6; color: ${color.grey700}; }
`;

type ProofsProps = {
	planId: number;
	action: PlanAction;
	/** Size limit of a file. */
	bytes: number;
};

/** Files that prove an action: up to three; several can be added at once. */
export const Proofs = ({ planId, action, bytes }: ProofsProps) => {
	const { t } = useText();
	const acts = useProofs(planId, action);
	const [isAdding, setAdding] = useState(false);
	const [removing, setRemoving] = useState<Proof | null>(null);
	const remover = api.app.plans.removeProof.useMutation({ meta: { handlesFailure: true } });
	const remove = useSingle(async ({ id: file_id }: Proof) => {
		try {
			const { keeps_return } = acts;
			await acts.change((version) =>
				remover.mutateAsync({ id: planId, action_id: action.id, file_id, version, keeps_return }),
			);
			await acts.target.refresh();
		} catch (error) {
			reactToWrite(error, false);
		}
		setRemoving(null);
	});
	const room = MAX_PROOFS - action.proofs.length;
	return (
		<div className={box}>
			<h4>{t('labels.plans.proofs')}</h4>
			<p className="hint">
				{room > 0 ? t('company.plan.room', { count: room }) : t('company.plan.full', { count: MAX_PROOFS })}
			</p>
			{action.proofs.length > 0 && (
				<FileList
					files={action.proofs}
					action={(file) => (
						<Button
							size="small"
							label={t('company.files.removeNamed', { name: file.file_name })}
							onClick={() => setRemoving(file)}
						>
							{t('company.files.remove')}
						</Button>
					)}
				/>
			)}
			{room > 0 && <HideNote />}
			{room > 0 && (
				<Button size="small" icon="plus" onClick={() => setAdding(true)}>
					{t('company.plan.addProof')}
				</Button>
			)}
			{isAdding && (
				<AddDocumentsDialog room={room} bytes={bytes} target={acts.target} onClose={() => setAdding(false)} />
			)}
			{removing && (
				<ConfirmDialog
					title={t('company.files.removeTitle', { name: removing.file_name })}
					action={t('company.files.removeAction')}
					danger
					busy={remove.busy}
					onConfirm={() => void remove.run(removing)}
					onClose={() => setRemoving(null)}
				>
					<p>{t('company.files.removeText')}</p>
				</ConfirmDialog>
			)}
		</div>
	);
};
