import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { api } from '#client/api/client.ts';
import { Introduction } from '#client/assessment/introduction.tsx';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { OwnSubCategories } from '#client/company/colleagues/own-sub-categories.tsx';
import { Team } from '#client/company/colleagues/team.tsx';
import { useRequests } from '#client/company/evidence/requests.ts';
import { RequestsSection } from '#client/company/evidence/section.tsx';
import { ListingQuestion } from '#client/company/listing/question.tsx';
import { ObjectionState, useIsBeingCorrected, useStanding } from '#client/company/objections/being-corrected.tsx';
import { RecordsCard } from '#client/company/records/records-card.tsx';
import { FormerAnswersNote } from '#client/company/suggestions/overview-note.tsx';
import { openIn } from '#client/evidence/standing.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Container, Panel, Stack } from '#client/ui/layout.tsx';
import { lazyDialog } from '#client/ui/lazy-part.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import { situationOf } from '#shared/answering/situation.ts';
import { STATUS } from '#shared/assessment/status.ts';
import type { RequestRow } from '#shared/evidence/requests.ts';
import { CategoryTable } from './category-table.tsx';
import { Cockpit } from './cockpit.tsx';
import { DocumentSection } from './files/section.tsx';
import { NewReceipt } from './receipt.tsx';
import { StatusCard } from './status-card.tsx';
import { SubmitSection } from './submit.tsx';
import { SubmittedAnswers } from './submitted.tsx';
import { TermsNotice, useTerms } from './terms-notice.tsx';

/** Loaded once everything is answered: it checks the profile, for which it needs the schemas of forms. */
const ReviewDialog = lazyDialog(async () => (await import('./review-dialog.tsx')).ReviewDialog);

/** Whether the review before the submission is open: `?review=1` opens it, so that a completed sheet can link to it. */
const useReview = (): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] => {
	const [parameters, setParameters] = useSearchParams();
	const setOpen = (isOpen: boolean): void => setParameters(isOpen ? { review: '1' } : {}, { replace: true });
	return [parameters.has('review'), setOpen];
};

const Answering = ({ assessment }: { assessment: AssessmentOverview }) => (
	<>
		<OwnSubCategories />
		<Team team={assessment.team} />
		<Introduction text={assessment.introduction} />
		<CategoryTable assessment={assessment} />
	</>
);

type ContentProps = { assessment: AssessmentOverview; requests: readonly RequestRow[] };

const Content = ({ assessment, requests }: ContentProps) => {
	const [isReviewing, setReviewing] = useReview();
	const [isNew, setNew] = useState(false);
	const openReview = (): void => setReviewing(true);
	const isSubmitted = assessment.submitted_at !== null;
	const isIssued = assessment.status.id === STATUS.issued;
	const isBeingCorrected = useIsBeingCorrected(assessment.id);
	return (
		<>
			<ObjectionState progressId={assessment.id} />
			{isIssued && <StatusCard assessment={assessment} />}
			{isSubmitted && isNew && <NewReceipt assessment={assessment} />}
			<Cockpit assessment={assessment} requests={openIn(requests)} onReview={openReview} />
			<TermsNotice />
			<FormerAnswersNote assessment={assessment} />
			{!isSubmitted && <RecordsCard />}
			{/* It would speak of the interview, which was long ago. */}
			{!isIssued && !isBeingCorrected && <StatusCard assessment={assessment} />}
			<ListingQuestion assessment={assessment} />
			<RequestsSection requests={requests} />
			{isSubmitted ? <SubmittedAnswers assessment={assessment} /> : <Answering assessment={assessment} />}
			<DocumentSection assessment={assessment} />
			<SubmitSection assessment={assessment} onReview={openReview} />
			{isReviewing && situationOf(assessment, { now: new Date(), openRequests: 0 }) === 'ready' && (
				<ReviewDialog
					assessment={assessment}
					onSubmitted={() => {
						setReviewing(false);
						setNew(true);
					}}
					onClose={() => setReviewing(false)}
				/>
			)}
		</>
	);
};

const NO_REQUESTS: readonly RequestRow[] = [];

export const Overview = () => {
	const { t } = useText();
	useTitle(t('company.overview.title'));
	const overview = api.app.assessment.overview.useQuery();
	useTerms();
	// Asked for at once: what it says stands above all else, which would move.
	useStanding();
	// Loaded with the overview; if it fails, the overview is shown without.
	const requests = useRequests({ handlesFailure: true }).data?.data ?? NO_REQUESTS;
	return (
		<Container>
			<Stack gap="section">
				<h1>{t('company.overview.title')}</h1>
				<Loaded query={overview} heights={[320, 32, 46, 46, 46, 46, 46, 120]}>
					{(assessment) =>
						assessment ? (
							<Content key={assessment.id} assessment={assessment} requests={requests} />
						) : (
							<>
								<Panel>
									<EmptyState
										action={<ButtonLink to={companyPaths.profileEdit}>{t('company.profile.edit')}</ButtonLink>}
									>
										{t('company.overview.empty')}
									</EmptyState>
								</Panel>
								<TermsNotice />
							</>
						)
					}
				</Loaded>
			</Stack>
		</Container>
	);
};
