import { useState } from 'react';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { useStaff } from '#client/console/shell/staff.ts';
import type { Round } from '#shared/assessment/round.ts';
import { SUBMISSIONS } from '#shared/assessment/status-sets.ts';
import { ActionCell } from './action-cell.tsx';
import { roundToFinalise } from './awaited-round.ts';
import { useProgressColumns } from './columns.tsx';
import { FinaliseButton } from './finalise-button.tsx';
import { FinaliseDialog } from './finalise-dialog.tsx';
import { ProgressList } from './progress-list.tsx';
import type { ProgressRow } from './progress-row.ts';
import { submissionActions } from './row-actions.ts';

/** The list of submissions, up to their improvement proposal. */
export const CheckSubmissions = () => {
	const { t } = useText();
	const columns = useProgressColumns();
	const { isAdmin } = useStaff();
	const [finalising, setFinalising] = useState<{ row: ProgressRow; round: Round } | null>(null);
	/** Where nothing is left but the approval. */
	const lead = (row: ProgressRow) => {
		const round = isAdmin ? roundToFinalise(row) : null;
		return round && <FinaliseButton row={row} round={round} onOpen={() => setFinalising({ row, round })} />;
	};
	return (
		<Page title={t('console.shell.links.checks')}>
			<ProgressList
				list="submissions"
				caption={t('console.shell.links.checks')}
				statusIds={SUBMISSIONS}
				columns={[
					columns.company((row) => consolePaths.check(row.id)),
					columns.status,
					columns.period,
					...columns.submitted,
					columns.assessors,
					columns.actions((row) => (
						<ActionCell company={row.company_name} actions={submissionActions(row)} lead={lead(row)} />
					)),
				]}
				bulk={['assign', 'period', 'finalise']}
				onOpen={(row) => consolePaths.check(row.id)}
				empty={t('console.lists.emptyChecks')}
			/>
			{finalising && <FinaliseDialog {...finalising} onClose={() => setFinalising(null)} />}
		</Page>
	);
};
