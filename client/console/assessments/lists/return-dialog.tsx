import { useId, useState } from 'react';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { finished } from '#client/console/assessments/next/finished.ts';
import { Button } from '#client/ui/button.tsx';
import { EditDialog } from '#client/ui/edit-dialog.tsx';
import { TextArea } from '#client/ui/inputs.tsx';
import { Stack } from '#client/ui/layout.tsx';
import type { Round } from '#shared/assessment/round.ts';
import type { ApprovalSheet } from '#shared/finalising/schemas.ts';
import { LIMITS } from '#shared/limits.ts';
import { NewTabLink } from './new-tab-link.tsx';
import type { ProgressRow } from './progress-row.ts';

type ReturnDialogProps = { round: Round; row: ProgressRow; sheet: ApprovalSheet; onClose: () => void };

/** What the company could read already, as a key of a text. */
const readKey = ({ company_reads: { report, proposal } }: ApprovalSheet) =>
	report && proposal ? 'readBoth' : report ? 'readReport' : 'readNothing';

/** Whom the return tells; where nobody is in charge, also where that is changed. */
const Told = ({ row, sheet: { return_tells: told } }: Pick<ReturnDialogProps, 'row' | 'sheet'>) => {
	const { t } = useText();
	const company = row.company_name;
	return (
		<>
			<p>
				{t('console.lists.approval.tells', {
					names: told.map(({ name }) => name).join(t('console.lists.approval.and')),
				})}
			</p>
			{row.assessors.length === 0 && (
				<p>
					{t('console.lists.approval.unassigned')}{' '}
					<NewTabLink
						to={consolePaths.company(row.company_id)}
						label={t('console.lists.approval.assignFor', { company })}
						wraps
					>
						{t('console.lists.approval.assign')}
					</NewTabLink>
				</p>
			)}
		</>
	);
};

/** Returns a report to its assessor with a text. The company is not told; the dialog says what it could read already. */
export const ReturnDialog = ({ round, row, sheet, onClose }: ReturnDialogProps) => {
	const { t } = useText();
	const utils = api.useUtils();
	const blockedId = useId();
	const [text, setText] = useState('');
	const options = { onSettled: () => utils.console.invalidate() };
	const first = api.console.finalising.returnAssessment.useMutation(options);
	const second = api.console.finalising.returnReassessment.useMutation(options);
	const { run, busy } = useSingle(async () => {
		await (round === 1 ? first : second).mutateAsync({ id: row.id, reason: text.trim() });
		onClose();
		finished(row.id);
	});
	const isTooLong = text.length > LIMITS.comment;
	const blocked = text.trim() === '' ? t('console.lists.approval.reasonMissing') : undefined;
	return (
		<EditDialog
			title={t('console.lists.approval.returnTitle', { company: row.company_name })}
			isChanged={text !== '' && !busy}
			busy={busy}
			onClose={onClose}
			note={blocked && <p id={blockedId}>{blocked}</p>}
			action={
				<Button
					kind="primary"
					busy={busy}
					disabled={blocked !== undefined || isTooLong}
					disabledReasonId={blockedId}
					onClick={() => void run()}
				>
					{t('console.lists.approval.return')}
				</Button>
			}
		>
			<Stack>
				<p>{t('console.lists.approval.returnText')}</p>
				<p>{t(`console.lists.approval.${readKey(sheet)}`)}</p>
				<Told row={row} sheet={sheet} />
				<TextArea
					label={t('console.lists.approval.toChange')}
					need="required"
					help={t('console.lists.approval.reasonHelp')}
					value={text}
					maxLength={LIMITS.comment}
					error={isTooLong ? t('editing.tooLong', { max: LIMITS.comment }) : undefined}
					onValue={setText}
				/>
			</Stack>
		</EditDialog>
	);
};
