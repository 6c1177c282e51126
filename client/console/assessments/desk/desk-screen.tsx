import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { showFile } from '#client/console/assessments/checking/pane/pane-store.ts';
import { usePane } from '#client/console/assessments/checking/pane/use-pane.ts';
import { WithPane } from '#client/console/assessments/checking/pane/with-pane.tsx';
import { callsOf, ROUND_SCREENS } from '#client/console/assessments/checking/rounds.ts';
import { WaiveProposal } from '#client/console/assessments/proposal/waive-proposal.tsx';
import { StatusBadge } from '#client/console/assessments/status-badge.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { useSideRoom } from '#client/console/shell/side-room.ts';
import { Loading, useFirstRender } from '#client/ui/loaded.tsx';
import type { Round } from '#shared/assessment/round.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { Desk } from './desk.tsx';
import type { Aim } from './use-desk.ts';
import { reportCallsOf } from './use-report-text.ts';

/** The screens of a report and a proposal: both show the desk, opened for one of the two. */
export const DeskScreen = ({ round, aim, id }: { round: Round; aim: Aim; id: number }) => {
	const { t } = useText();
	const screens = ROUND_SCREENS[round];
	const query = reportCallsOf(round).get.useQuery({ id });
	const loaded = query.data?.data;
	// Confirming the report creates the proposal.
	const hasProposal = round === 1 && loaded !== undefined && loaded.updated_at !== null;
	const proposed = api.console.proposals.get.useQuery({ id }, { enabled: hasProposal });
	const proposal = hasProposal ? (proposed.data?.data ?? null) : null;
	const isReady = useFirstRender(loaded && (!hasProposal || proposal) ? loaded : undefined);
	// All at once: the head of the page grows with what it says of the report.
	const report = isReady ? loaded : undefined;
	const pane = usePane();
	useSideRoom(pane.isOpen);
	// Names the questions that a document supports.
	const sheet = callsOf(round).get.useQuery({ id }, { enabled: pane.isOpen }).data?.data;
	const title =
		aim === 'proposal'
			? t('console.notes.proposalTitle')
			: t(round === 1 ? 'console.notes.reportTitle' : 'console.notes.secondReportTitle');
	return (
		<Page
			isWide={pane.isOpen}
			title={title}
			aside={
				report && (
					<>
						<StatusBadge status={report.status} />
						<span>{report.company.company_name}</span>
					</>
				)
			}
			actions={
				proposal?.status.id === STATUS.evaluated &&
				!proposal.has_improvement_proposal && (
					<WaiveProposal id={id} company={proposal.company_name} isWaived={proposal.waiver !== null} />
				)
			}
			parents={[
				{ label: t(`console.shell.links.${screens.listKey}`), to: screens.list },
				{ label: report?.company.company_name ?? t('console.checking.company'), to: screens.sheet(id) },
			]}
		>
			{report && (!hasProposal || proposal) ? (
				<WithPane pane={pane} round={round} id={id} sheet={sheet}>
					<Desk
						key={proposal ? 'both' : 'report'}
						round={round}
						aim={aim}
						report={report}
						proposal={proposal}
						showFile={(path) => showFile(pane.store, path)}
						toggleDocuments={pane.toggle}
					/>
				</WithPane>
			) : (
				<Loading query={hasProposal ? proposed : query} heights={[36, 200, 120, 240]} />
			)}
		</Page>
	);
};
