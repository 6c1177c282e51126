import { useText } from '#client/app/locale.tsx';
import { paths } from '#client/app/paths.ts';
import { Page } from '#client/console/shell/page.tsx';
import { STATUS } from '#shared/assessment/status.ts';
import { ActionCell } from './action-cell.tsx';
import { useProgressColumns } from './columns.tsx';
import { ProgressList } from './progress-list.tsx';
import { submissionActions } from './row-actions.ts';

const LISTED = [STATUS.submitted, STATUS.graded, STATUS.evaluated, STATUS.proposed];

/** From a submission to its improvement proposal. */
export const CheckSubmissions = () => {
	const { t } = useText();
	const columns = useProgressColumns();
	return (
		<Page title={t('console.shell.links.checks')}>
			<ProgressList
				caption={t('console.shell.links.checks')}
				statusIds={LISTED}
				columns={[
					columns.company((row) => paths.console.check(row.id)),
					columns.status,
					columns.period,
					columns.submittedAt,
					columns.submittedBy,
					columns.actions((row) => <ActionCell company={row.company_name} actions={submissionActions(row)} />),
				]}
				onOpen={(row) => paths.console.check(row.id)}
				empty={t('console.lists.emptyChecks')}
			/>
		</Page>
	);
};
