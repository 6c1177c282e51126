import { useText } from '#client/base/locale.tsx';
import { WaivedBanner } from '#client/console/assessments/proposal/waived-banner.tsx';
import { InterestBanner } from '#client/console/interests/banner.tsx';
import { RestoredBanner } from '#client/editing/restored-banner.tsx';
import { Banner } from '#client/ui/states.tsx';
import type { Desk } from './use-desk.ts';

/** Banners above the desk: a restored draft, read-only texts, and what is already confirmed or submitted. */
export const DeskNotices = ({ desk }: { desk: Desk }) => {
	const { t } = useText();
	const { aim, reportText, proposalText, isReportEditable, isProposalEditable } = desk;
	return (
		<>
			{(reportText.isRestored || proposalText.isRestored) && <RestoredBanner />}
			<InterestBanner companyId={desk.report.company.id} />
			{!isReportEditable && !desk.hasInterest && (
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
