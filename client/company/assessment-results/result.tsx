import { css } from 'goober';
import { Redirect, useSearchParams } from 'wouter';
import { api } from '#client/api/client.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { DocumentScreen } from '#client/company/document-screen.tsx';
import { LoadedDocument } from '#client/company/loaded-document.tsx';
import { ReportBeingCorrected } from '#client/company/objections/being-corrected.tsx';
import { ObjectionEntry } from '#client/company/objections/entry.tsx';
import { PdfDownload } from '#client/company/pdf-download.tsx';
import { ShareLink } from '#client/company/shares/share-link.tsx';
import { VoiceSummary } from '#client/company/voice/summary.tsx';
import { Report } from '#client/documents/report/report.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { findById, useGoToHash } from '#client/ui/go-to-hash.ts';
import { Container, Stack } from '#client/ui/layout.tsx';
import { narrowOrPaper } from '#client/ui/tokens.ts';
import { isFirstTime, roundOf } from '#shared/assessment/round.ts';
import { Contents } from './contents.tsx';
import { OwnPosition } from './own-position.tsx';

const columns = css`
	display: grid; grid-template-columns: 240px minmax(0, 880px); gap: 32px; align-items: start;
	/* A block, since the contents would not stay in view in a row of their own. */
	${narrowOrPaper} { display: block; }
`;
/** Where the report was while it is corrected; without a correction, the assessment. */
const NotNow = ({ progressId }: { progressId: number }) => {
	const query = api.app.objections.standing.useQuery(undefined, { meta: { handlesFailure: true } });
	if (query.isPending) return null;
	const objection = query.data?.data.objection;
	if (objection?.progress_id !== progressId || !objection.is_being_corrected) {
		return <Redirect to={companyPaths.assessment} replace />;
	}
	return (
		<Container width="text">
			<ReportBeingCorrected progressId={progressId} />
		</Container>
	);
};

/** The evaluation report of the first round, or with `isFirstTime=false` in the query that of the re-assessment. */
export const Result = ({ id }: { id: number }) => {
	const { t } = useText();
	useTitle(t('company.report.title'));
	useGoToHash(findById);
	const [parameters] = useSearchParams();
	const round = roundOf(parameters.get('isFirstTime') !== 'false');
	const input = { id, is_first_time: isFirstTime(round) };
	const query = api.app.reports.result.useQuery(input, { meta: { handlesFailure: true } });
	return (
		<LoadedDocument query={query} missing={<NotNow progressId={id} />}>
			{(report) => (
				<Container>
					<div className={columns}>
						<Contents report={report} />
						<Stack>
							<DocumentScreen
								action={
									<>
										<ShareLink subject={{ shows: 'report', progressId: id, round }} />
										<ButtonLink to={companyPaths.explanation(id, round)}>{t('documents.explanation.link')}</ButtonLink>
										<PdfDownload
											file={{ path: '/app/assessment_results/:id/pdf', input }}
											label={t('company.report.download')}
										/>
									</>
								}
							>
								<Report report={report} />
							</DocumentScreen>
							<ObjectionEntry progressId={id} round={round} />
							{!report.position && <OwnPosition input={input} />}
							<VoiceSummary input={input} />
						</Stack>
					</div>
				</Container>
			)}
		</LoadedDocument>
	);
};
