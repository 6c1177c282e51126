import { useSearchParams } from 'wouter';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { ROUND_SCREENS } from '#client/console/assessments/checking/rounds.ts';
import { ExplainedScore } from '#client/documents/explanation/explained-score.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { FullScreenSpinner } from '#client/ui/states.tsx';
import { isFirstTime, roundOf } from '#shared/assessment/round.ts';
import { DocumentView } from './document-view.tsx';
import { useShown } from './use-shown.ts';

/** Explains the score of a round in the detail that staff see. Available once the round is graded. */
export const ExplanationView = ({ id }: { id: number }) => {
	const { t } = useText();
	const [parameters] = useSearchParams();
	const round = roundOf(parameters.get('isFirstTime') !== 'false');
	const input = { id, is_first_time: isFirstTime(round) };
	const query = api.console.explanation.get.useQuery(input, { meta: { handlesFailure: true } });
	const explanation = useShown(query.data, query.error);
	if (!explanation) return <FullScreenSpinner />;
	return (
		<DocumentView
			title={t(round === 1 ? 'documents.explanation.titleFirst' : 'documents.explanation.titleSecond')}
			parents={[
				{ label: t('console.shell.links.allAssessments'), to: consolePaths.allAssessments },
				{ label: explanation.company.company_name, to: ROUND_SCREENS[round].sheet(id) },
			]}
			beside={
				explanation.updated_at && (
					<ButtonLink to={consolePaths.result(id, round)} kind="text">
						{t('documents.explanation.toReport')}
					</ButtonLink>
				)
			}
			downloads={[
				{
					label: t('documents.explanation.downloadExcel'),
					file: { path: '/console/assessment_results/:id/explanation/download', input },
				},
				{
					label: t('documents.explanation.downloadPdf'),
					file: { path: '/console/assessment_results/:id/explanation/pdf', input },
					primary: true,
				},
			]}
		>
			<ExplainedScore explanation={explanation} />
		</DocumentView>
	);
};
