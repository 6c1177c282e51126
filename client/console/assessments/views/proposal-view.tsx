import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { ToPlan } from '#client/console/assessments/plan/to-plan.tsx';
import { Proposal } from '#client/documents/proposal/proposal.tsx';
import { FullScreenSpinner } from '#client/ui/states.tsx';
import { DocumentView } from './document-view.tsx';
import { useShown } from './use-shown.ts';

/** The last submitted improvement proposal. */
export const ProposalView = ({ id }: { id: number }) => {
	const { t } = useText();
	const query = api.console.proposals.get.useQuery({ id, confirmed: true }, { meta: { handlesFailure: true } });
	const proposal = useShown(query.data, query.error, (found) => found.has_improvement_proposal);
	if (!proposal) return <FullScreenSpinner />;
	return (
		<DocumentView
			title={t('documents.proposal.title')}
			parents={[
				{ label: t('console.shell.links.allAssessments'), to: consolePaths.allAssessments },
				{ label: proposal.company_name, to: consolePaths.check(id) },
			]}
			beside={<ToPlan assessment={proposal} />}
			downloads={[
				{
					label: t('console.views.downloadExcel'),
					file: { path: '/console/improvement_proposals/:id/download', input: { id } },
				},
				{
					label: t('console.views.downloadProposal'),
					file: { path: '/console/improvement_proposals/:id/pdf', input: { id } },
					primary: true,
				},
			]}
		>
			<Proposal proposal={proposal} />
		</DocumentView>
	);
};
