import { css } from 'goober';
import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { useSingle } from '#client/api/use-single.ts';
import { useText } from '#client/app/locale.tsx';
import { useStatuses } from '#client/console/shell/statuses.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Select } from '#client/ui/inputs.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { type MilestoneStatus, passedByRow, unsetByMove } from '#shared/assessment/milestones.ts';
import { isStatusId, STATUS, type StatusId } from '#shared/assessment/status.ts';
import type { ActionProps, AssessedCompany } from './assessed-company.ts';

const unsetList = css`margin: 0; padding-left: 20px;`;

/** The text keys of what moving back past a milestone unsets; from status 13 nothing can be moved back. */
const UNSET = {
	[STATUS.submitted]: 'submission',
	[STATUS.graded]: 'grading',
	[STATUS.evaluated]: 'report',
	[STATUS.proposed]: 'proposal',
	[STATUS.completed]: 'finalisation',
	[STATUS.reassessment]: 'reassessment',
	[STATUS.regraded]: 'secondGrading',
	[STATUS.reevaluated]: 'secondReport',
	[STATUS.recompleted]: 'secondFinalisation',
	[STATUS.applied]: 'application',
} as const satisfies Partial<Record<MilestoneStatus, string>>;

const hasText = (id: MilestoneStatus): id is keyof typeof UNSET => id in UNSET;

const unsetOf = (company: AssessedCompany, target: StatusId) => {
	const status = company.status?.id ?? 0;
	if (!isStatusId(status)) return [];
	const targets = company.move_back_targets.filter(isStatusId);
	const passed = passedByRow({ status, targets });
	return unsetByMove(passed, target).filter(hasText);
};

/** Moves an assessment back, after showing what that unsets. */
export const MoveBackDialog = ({ company, onClose }: ActionProps) => {
	const { t } = useText();
	const utils = api.useUtils();
	const statuses = useStatuses();
	const targets = company.move_back_targets.filter(isStatusId);
	const [target, setTarget] = useState<StatusId | null>(null);
	const move = api.console.progresses.moveBack.useMutation({ onSettled: () => utils.console.invalidate() });
	const { run, busy } = useSingle(async () => {
		if (target === null) return;
		await move.mutateAsync({ id: company.id, status: target });
		onClose();
	});
	const nameOf = (id: number): string => statuses.find((status) => status.id === id)?.name ?? '';
	const unset = target === null ? [] : unsetOf(company, target);
	return (
		<Dialog
			title={t('management.companies.moveBack.title', { company: company.company_name })}
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>{t('common.cancel')}</Button>
					<Button
						kind="danger"
						busy={busy}
						disabled={target === null}
						disabledReasonId="move-back-reason"
						onClick={() => void run()}
					>
						{t('management.companies.moveBack.action')}
					</Button>
				</>
			}
		>
			<Stack>
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
								{unset.map((id) => (
									<li key={id}>{t(`management.companies.moveBack.unset.${UNSET[id]}`)}</li>
								))}
							</ul>
						)}
						<p>{t('management.companies.moveBack.kept')}</p>
					</Banner>
				)}
			</Stack>
		</Dialog>
	);
};
