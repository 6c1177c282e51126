import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { SUBMISSIONS } from '#shared/assessment/status-sets.ts';
import { ActionCell } from './action-cell.tsx';
import { useProgressColumns } from './columns.tsx';
import { ProgressList } from './progress-list.tsx';
import { submissionActions } from './row-actions.ts';

/** The list of submissions, up to their improvement proposal. */
export const CheckSubmissions = () => {
	const { t } = useText();
	const columns = useProgressColumns();
	return (
		<Page title={t('console.shell.links.checks')}>
			<ProgressList
				caption={t('console.shell.links.checks')}
				statusIds={SUBMISSIONS}
				columns={[
					columns.company((row) => consolePaths.check(row.id)),
					columns.status,
					columns.period,
					columns.submission,
					columns.assessors,
					columns.actions((row) => <ActionCell company={row.company_name} actions={submissionActions(row)} />),
				]}
				bulk={['assign', 'period', 'finalise']}
				onOpen={(row) => consolePaths.check(row.id)}
				empty={t('console.lists.emptyChecks')}
			/>
		</Page>
	);
};
