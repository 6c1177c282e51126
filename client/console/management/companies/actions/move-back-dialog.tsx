import { css } from 'goober';
import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { STATUS_LOOKS } from '#client/assessment/statuses.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { useCompanyGate } from '#client/console/assessments/objections/gate.tsx';
import { useStatuses } from '#client/console/shell/statuses.ts';
import { Button } from '#client/ui/button.tsx';
import { EditDialog } from '#client/ui/edit-dialog.tsx';
import { Select } from '#client/ui/inputs.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { passedByRow, unsetByMove } from '#shared/assessment/milestones.ts';
import { isStatusId, type StatusId } from '#shared/assessment/status.ts';
import type { ActionProps, AssessedCompany } from './assessed-company.ts';
import { isSendable, ReasonField } from './reason-field.tsx';

const unsetList = css`margin: 0; padding-left: 20px;`;

const unsetOf = (company: AssessedCompany, target: StatusId) => {
	const status = company.status?.id ?? 0;
	if (!isStatusId(status)) return [];
	const targets = company.move_back_targets.filter(isStatusId);
	const passed = passedByRow({ status, targets });
	return unsetByMove(passed, target).flatMap((id) => STATUS_LOOKS[id].unset ?? []);
};

/** Moves an assessment back, after showing which data that removes. */
export const MoveBackDialog = ({ company, onClose }: ActionProps) => {
	const { t } = useText();
	const gate = useCompanyGate(company.id);
	const utils = api.useUtils();
	const statuses = useStatuses();
	const targets = company.move_back_targets.filter(isStatusId);
	const [target, setTarget] = useState<StatusId | null>(null);
	const [reason, setReason] = useState('');
	const [message, setMessage] = useState('');
	const move = api.console.progresses.moveBack.useMutation({ onSettled: () => utils.console.invalidate() });
	const { run, busy } = useSingle(async () => {
		if (target === null) return;
		await move.mutateAsync({ id: company.id, status: target, reason, message_to_company: message });
		onClose();
	});
	const nameOf = (id: number): string => statuses.find((status) => status.id === id)?.name ?? '';
	const unset = target === null ? [] : unsetOf(company, target);
	return (
		<EditDialog
			title={t('management.companies.moveBack.title', { company: company.company_name })}
			isChanged={(reason !== '' || message !== '') && !busy}
			busy={busy}
			onClose={onClose}
			action={
				<Button
					kind="danger"
					busy={busy}
					disabled={gate.blocked !== undefined || target === null || !isSendable(reason) || !isSendable(message)}
					disabledReasonId={gate.blocked ? 'move-back-blocked' : 'move-back-reason'}
					onClick={() => void run()}
				>
					{t('management.companies.moveBack.action')}
				</Button>
			}
		>
			<Stack>
				{gate.notice}
				{gate.blocked && <p id="move-back-blocked">{gate.blocked}</p>}
				<p>{t('management.companies.moveBack.current', { status: company.status?.name ?? '' })}</p>
				<Select
					label={t('management.companies.moveBack.target')}
					need="required"
					width="full"
					value={target ?? ''}
					onChange={(event) => {
						const chosen = Number(event.target.value);
						setTarget(isStatusId(chosen) ? chosen : null);
					}}
				>
					<option value="">{t('management.companies.moveBack.choose')}</option>
					{targets.map((id) => (
						<option key={id} value={id}>
							{nameOf(id)}
						</option>
					))}
				</Select>
				{target === null ? (
					<p id="move-back-reason">{t('management.companies.moveBack.chooseFirst')}</p>
				) : (
					<Banner
						tone="warning"
						title={
							unset.length > 0
								? t('management.companies.moveBack.unsetTitle')
								: t('management.companies.moveBack.nothingUnset')
						}
						alert
					>
						{unset.length > 0 && (
							<ul className={unsetList}>
								{unset.map((name) => (
									<li key={name}>{t(`management.companies.moveBack.unset.${name}`)}</li>
								))}
							</ul>
						)}
						<p>{t('management.companies.moveBack.kept')}</p>
					</Banner>
				)}
				<ReasonField
					label={t('labels.assessment.message_to_company')}
					help={t('management.companies.moveBack.messageHelp')}
					value={message}
					onValue={setMessage}
				/>
				<ReasonField
					label={t('labels.assessment.reason')}
					help={t('management.companies.moveBack.reasonHelp')}
					value={reason}
					onValue={setReason}
				/>
			</Stack>
		</EditDialog>
	);
};
