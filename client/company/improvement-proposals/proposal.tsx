import { Redirect } from 'wouter';
import { api } from '#client/api/client.ts';
import { useText } from '#client/app/locale.tsx';
import { paths } from '#client/app/paths.ts';
import { useTitle } from '#client/app/title.ts';
import { DocumentScreen } from '#client/company/document-screen.tsx';
import { PdfDownload } from '#client/company/pdf-download.tsx';
import { useDocument } from '#client/company/use-document.ts';
import { Proposal } from '#client/documents/proposal/proposal.tsx';
import { Container } from '#client/ui/layout.tsx';
import { FullScreenSpinner } from '#client/ui/states.tsx';

/** The screen of the submitted improvement proposal. */
export const ProposalScreen = ({ id }: { id: number }) => {
	const { t } = useText();
	useTitle(t('company.proposal.title'));
	const query = api.app.proposals.get.useQuery({ id }, { meta: { handlesFailure: true } });
	const { document: proposal, isMissing } = useDocument(query);
	if (isMissing) return <Redirect to={paths.company.assessment} replace />;
	if (!proposal) return <FullScreenSpinner />;
	return (
		<Container width="text">
			<DocumentScreen
				action={
					<PdfDownload
						file={{ path: '/app/improvement_proposals/:id/pdf', input: { id } }}
						label={t('company.proposal.download')}
					/>
				}
			>
				<Proposal proposal={proposal} />
			</DocumentScreen>
		</Container>
	);
};
