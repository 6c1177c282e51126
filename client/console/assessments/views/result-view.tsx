import { useSearchParams } from 'wouter';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { ROUND_SCREENS } from '#client/console/assessments/checking/rounds.ts';
import { OutlineLayout } from '#client/console/assessments/outline.tsx';
import { Report, reportSections } from '#client/documents/report/report.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { FullScreenSpinner } from '#client/ui/states.tsx';
import { isFirstTime, roundOf } from '#shared/assessment/round.ts';
import { DocumentView } from './document-view.tsx';
import { ShownPosition } from './shown-position.tsx';
import { useShown } from './use-shown.ts';

/** The confirmed evaluation report of a round. */
export const ResultView = ({ id }: { id: number }) => {
	const { t } = useText();
	const [parameters] = useSearchParams();
	const round = roundOf(parameters.get('isFirstTime') !== 'false');
	const screens = ROUND_SCREENS[round];
	const input = { id, is_first_time: isFirstTime(round) };
	const query = api.console.reports.result.useQuery(input, { meta: { handlesFailure: true } });
	const report = useShown(query.data, query.error);
	if (!report) return <FullScreenSpinner />;
	return (
		<DocumentView
			title={round === 1 ? t('documents.report.titleFirst') : t('documents.report.titleSecond')}
			parents={[
				{ label: t('console.shell.links.allAssessments'), to: consolePaths.allAssessments },
				{ label: report.company.company_name, to: screens.sheet(id) },
			]}
			beside={
				<ButtonLink to={consolePaths.explanation(id, round)} kind="text">
					{t('documents.explanation.link')}
				</ButtonLink>
			}
			downloads={[
				{
					label: t('console.views.downloadExcel'),
					file: { path: '/console/assessment_results/:id/download', input },
				},
				{
					label: t('console.views.downloadReport'),
					file: { path: '/console/assessment_results/:id/pdf', input },
					primary: true,
				},
			]}
		>
			<OutlineLayout
				label={t('console.views.contents')}
				sections={reportSections(report).map((section) => ({ id: section.id, title: t(section.key) }))}
			>
				<Stack gap="large">
					<Report report={report} />
					{!report.position && <ShownPosition input={input} />}
				</Stack>
			</OutlineLayout>
		</DocumentView>
	);
};
