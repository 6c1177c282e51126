import { useText } from '#client/base/locale.tsx';
import { WaivedBanner } from '#client/console/assessments/proposal/waived-banner.tsx';
import { RestoredBanner } from '#client/editing/restored-banner.tsx';
import { Banner } from '#client/ui/states.tsx';
import type { Desk } from './use-desk.ts';

/** The banners above the desk: restored drafts, what is read-only, and what is confirmed or submitted already. */
export const DeskNotices = ({ desk }: { desk: Desk }) => {
	const { t } = useText();
	const { aim, reportText, proposalText, isReportEditable, isProposalEditable } = desk;
	return (
		<>
			{(reportText.isRestored || proposalText.isRestored) && <RestoredBanner />}
			{!isReportEditable && (
				<Banner
					tone="info"
					title={t(aim === 'report' ? 'console.notes.reportReadOnly' : 'console.notes.proposalReadOnly')}
				/>
			)}
			{desk.proposal?.waiver && <WaivedBanner waiver={desk.proposal.waiver} />}
			{isReportEditable && desk.isReportConfirmed && aim === 'report' && (
				<Banner tone="info" title={t('console.notes.reportConfirmed')} />
			)}
			{isProposalEditable && desk.isProposalSubmitted && aim === 'proposal' && (
				<Banner tone="info" title={t('console.notes.proposalSubmitted')} />
			)}
		</>
	);
};
