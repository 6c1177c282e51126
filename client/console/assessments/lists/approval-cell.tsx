import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { ActionCell } from './action-cell.tsx';
import { roundToFinalise } from './awaited-round.ts';
import { FinaliseButton, type FinaliseButtonProps } from './finalise-button.tsx';
import type { ProgressRow } from './progress-row.ts';
import { submissionActions } from './row-actions.ts';

const waits = css`max-width: 14em; white-space: normal; word-break: auto-phrase; overflow-wrap: anywhere; text-align: start;`;

/** That the proposal is being written, and by whom. */
const BeingWritten = ({ row: { assessors } }: { row: ProgressRow }) => {
	const { t } = useText();
	const [first] = assessors;
	if (!first) return <span className={waits}>{t('console.lists.toAssign')}</span>;
	const others = assessors.length - 1;
	const who = others > 0 ? t('console.work.others', { name: first.name, count: others }) : first.name;
	return <span className={waits}>{t('console.lists.beingProposed', { who })}</span>;
};

/** The approval of a row, possible before the assessor has decided on a proposal; then it is also said who writes one. */
export const ApprovalCell = ({ row, round, onOpen }: FinaliseButtonProps) => {
	const button = <FinaliseButton row={row} round={round} onOpen={onOpen} />;
	if (roundToFinalise(row) !== null) return button;
	const { next, others } = submissionActions(row);
	return (
		<ActionCell
			company={row.company_name}
			actions={{ next: null, others: next ? [next, ...others] : others }}
			lead={
				<>
					<BeingWritten row={row} />
					{button}
				</>
			}
		/>
	);
};
