import { api } from '#client/api/client.ts';
import { useText } from '#client/app/locale.tsx';
import { useTitle } from '#client/app/title.ts';
import { DocumentScreen } from '#client/company/document-screen.tsx';
import { LoadedDocument } from '#client/company/loaded-document.tsx';
import { PdfDownload } from '#client/company/pdf-download.tsx';
import { Proposal } from '#client/documents/proposal/proposal.tsx';
import { Container } from '#client/ui/layout.tsx';

/** The screen of the submitted improvement proposal. */
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
							<PdfDownload
								file={{ path: '/app/improvement_proposals/:id/pdf', input: { id } }}
								label={t('company.proposal.download')}
							/>
						}
					>
						<Proposal proposal={proposal} />
					</DocumentScreen>
				</Container>
			)}
		</LoadedDocument>
	);
};
