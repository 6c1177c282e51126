import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { useObjectionGate } from '#client/console/assessments/objections/gate.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { STATUS } from '#shared/assessment/status.ts';
import { REASSESSMENTS } from '#shared/assessment/status-sets.ts';
import { ActionCell } from './action-cell.tsx';
import { useProgressColumns } from './columns.tsx';
import { ProgressList } from './progress-list.tsx';
import type { ProgressRow } from './progress-row.ts';
import { reassessmentActions, reassessmentOffer } from './row-actions.ts';

const openingOf = (row: ProgressRow): string =>
	row.status.id === STATUS.completed ? consolePaths.check(row.id) : consolePaths.reassessment(row.id);

const ApplyDialog = ({ row, onClose }: { row: ProgressRow; onClose: () => void }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const gate = useObjectionGate(row.id);
	const apply = api.console.reassessments.apply.useMutation({ onSettled: () => utils.console.invalidate() });
	const { run, busy } = useSingle(async () => {
		await apply.mutateAsync({ id: row.id });
		onClose();
	});
	return (
		<ConfirmDialog
			title={t('console.lists.applyTitle', { company: row.company_name })}
			action={t('console.lists.apply')}
			busy={busy}
			blocked={gate.blocked}
			onConfirm={() => void run()}
			onClose={onClose}
		>
			<Stack>
				<p>{t('console.lists.applyText')}</p>
				{gate.notice}
			</Stack>
		</ConfirmDialog>
	);
};

/** Completed assessments and re-assessments. */
export const Reassessments = () => {
	const { t } = useText();
	const columns = useProgressColumns();
	const [applying, setApplying] = useState<ProgressRow | null>(null);
	const lead = (row: ProgressRow) => {
		const offer = reassessmentOffer(row, new Date());
		if (offer === 'late') return <span>{t('console.lists.applyLate')}</span>;
		return offer === 'open' ? (
			<Button size="small" onClick={() => setApplying(row)}>
				{t('console.lists.apply')}
			</Button>
		) : null;
	};
	return (
		<Page title={t('console.shell.links.reassessments')}>
			<ProgressList
				list="re_assessments"
				caption={t('console.shell.links.reassessments')}
				statusIds={REASSESSMENTS}
				columns={[
					columns.company(openingOf),
					columns.status,
					columns.period,
					...columns.submitted,
					columns.score,
					columns.assessors,
					columns.actions((row) => (
						<ActionCell company={row.company_name} actions={reassessmentActions(row)} lead={lead(row)} />
					)),
				]}
				bulk={['assign', 'period', 'finalise']}
				onOpen={openingOf}
				empty={t('console.lists.emptyReassessments')}
			/>
			{applying && <ApplyDialog row={applying} onClose={() => setApplying(null)} />}
		</Page>
	);
};
