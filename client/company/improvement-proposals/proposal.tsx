import { Redirect } from 'wouter';
import { api } from '../../api/client.ts';
import { useText } from '../../app/locale.tsx';
import { paths } from '../../app/paths.ts';
import { useTitle } from '../../app/title.ts';
import { Proposal } from '../../documents/proposal/proposal.tsx';
import { Container } from '../../ui/layout.tsx';
import { FullScreenSpinner } from '../../ui/states.tsx';
import { DocumentScreen } from '../document-screen.tsx';
import { PdfDownload } from '../pdf-download.tsx';
import { useDocument } from '../use-document.ts';

/** The improvement proposal as it was submitted. */
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
						path={`/app/improvement_proposals/${id}/pdf`}
						filename="improvement-proposal.pdf"
						label={t('company.proposal.download')}
					/>
				}
			>
				<Proposal proposal={proposal} />
			</DocumentScreen>
		</Container>
	);
};
