import { useSearchParams } from 'wouter';
import { api } from '#client/api/client.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { DocumentScreen } from '#client/company/document-screen.tsx';
import { LoadedDocument } from '#client/company/loaded-document.tsx';
import { PdfDownload } from '#client/company/pdf-download.tsx';
import { ExplainedScore } from '#client/documents/explanation/explained-score.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { findById, useGoToHash } from '#client/ui/go-to-hash.ts';
import { Container } from '#client/ui/layout.tsx';
import { FullScreenSpinner } from '#client/ui/states.tsx';
import { isFirstTime, roundOf } from '#shared/assessment/round.ts';
import { ExcelDownload } from './excel-download.tsx';
import { NotYet } from './not-yet.tsx';
import { setsIn } from './sets-in-plan.tsx';

/** How the score of a round came about, in the detail that the paper allows, and what the next star needs. */
export const ExplanationScreen = ({ id }: { id: number }) => {
	const { t } = useText();
	const [parameters] = useSearchParams();
	const round = roundOf(parameters.get('isFirstTime') !== 'false');
	useTitle(t(round === 1 ? 'documents.explanation.titleFirst' : 'documents.explanation.titleSecond'));
	useGoToHash(findById);
	const input = { id, is_first_time: isFirstTime(round) };
	const query = api.app.explanation.get.useQuery(input, { meta: { handlesFailure: true } });
	const isExplained = (query.data?.data.next_star?.sets.length ?? 0) > 0;
	const planned = api.app.plans.get.useQuery(
		{ id },
		{ meta: { handlesFailure: true }, enabled: round === 1 && isExplained },
	);
	// The plan orders the sets: they do not move once they are shown.
	const plan = planned.data?.data;
	return (
		<LoadedDocument query={query} missing={<NotYet />}>
			{(explanation) =>
				planned.isLoading ? (
					<Container width="text">
						<FullScreenSpinner />
					</Container>
				) : (
					<Container width="text">
						<DocumentScreen
							action={
								<>
									<ButtonLink to={companyPaths.result(id, round)} kind="text">
										{t('documents.explanation.toReport')}
									</ButtonLink>
									<ExcelDownload
										file={{ path: '/app/assessment_results/:id/explanation/download', input }}
										label={t('documents.explanation.downloadExcel')}
									/>
									<PdfDownload
										file={{ path: '/app/assessment_results/:id/explanation/pdf', input }}
										label={t('documents.explanation.downloadPdf')}
									/>
								</>
							}
						>
							<ExplainedScore
								explanation={explanation}
								plan={plan?.is_editable ? setsIn(explanation, plan, t('company.plan.set.measure')) : undefined}
							/>
						</DocumentScreen>
					</Container>
				)
			}
		</LoadedDocument>
	);
};
