import { useText } from '#client/app/locale.tsx';
import { ROUND_SCREENS } from '#client/console/assessments/checking/rounds.ts';
import { StatusBadge } from '#client/console/assessments/status-badge.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import type { Round } from '#shared/assessment/round.ts';
import { ReportEditor } from './report-editor.tsx';
import { reportCallsOf } from './report-notes.ts';

/** The screen that edits the evaluation report of a round. */
export const ReportScreen = ({ round, id }: { round: Round; id: number }) => {
	const { t } = useText();
	const screens = ROUND_SCREENS[round];
	const query = reportCallsOf(round).get.useQuery({ id });
	const report = query.data?.data;
	return (
		<Page
			title={round === 1 ? t('console.notes.reportTitle') : t('console.notes.secondReportTitle')}
			aside={report && <StatusBadge status={report.status} />}
			parents={[
				{ label: t(`console.shell.links.${screens.listKey}`), to: screens.list },
				{ label: report?.company.company_name ?? t('console.checking.company'), to: screens.sheet(id) },
			]}
		>
			<Loaded query={query} heights={[200, 120, 240, 240]}>
				{(loaded) => <ReportEditor round={round} report={loaded} />}
			</Loaded>
		</Page>
	);
};
