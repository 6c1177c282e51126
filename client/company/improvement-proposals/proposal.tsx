import { css } from 'goober';
import { api } from '#client/api/client.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { DocumentScreen } from '#client/company/document-screen.tsx';
import { LoadedDocument } from '#client/company/loaded-document.tsx';
import { PdfDownload } from '#client/company/pdf-download.tsx';
import { Proposal } from '#client/documents/proposal/proposal.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Container } from '#client/ui/layout.tsx';
import { phone } from '#client/ui/tokens.ts';
import { STATUS } from '#shared/assessment/status.ts';

const acts = css`
	display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 12px;
	${phone} { flex-direction: column; align-items: stretch; & button { width: 100%; } }
`;

/** Links from the proposal of the current assessment to the improvement plan, from status 7. */
const ToPlan = ({ id }: { id: number }) => {
	const { t } = useText();
	const overview = api.app.assessment.overview.useQuery(undefined, { meta: { handlesFailure: true } });
	const current = overview.data?.data;
	if (current?.id !== id || current.status.id < STATUS.completed || current.status.id > STATUS.issued) return null;
	return <ButtonLink to={companyPaths.improvementPlan(id)}>{t('company.overview.plan')}</ButtonLink>;
};

export const ProposalScreen = ({ id }: { id: number }) => {
	const { t } = useText();
	useTitle(t('company.proposal.title'));
	const query = api.app.proposals.get.useQuery({ id }, { meta: { handlesFailure: true } });
	return (
		<LoadedDocument query={query}>
			{(proposal) => (
				<Container width="text">
					<DocumentScreen
						action={
							<div className={acts}>
								<ToPlan id={id} />
								<PdfDownload
									file={{ path: '/app/improvement_proposals/:id/pdf', input: { id } }}
									label={t('company.proposal.download')}
								/>
							</div>
						}
					>
						<Proposal proposal={proposal} />
					</DocumentScreen>
				</Container>
			)}
		</LoadedDocument>
	);
};
