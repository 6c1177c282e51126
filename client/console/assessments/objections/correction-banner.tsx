import { Link } from 'wouter';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { Banner } from '#client/ui/states.tsx';

/** On the sheet of a round that is being corrected: what is open, and how to open the rest. */
export const CorrectionBanner = ({ progressId }: { progressId: number }) => {
	const { t } = useText();
	const query = api.console.objections.notice.useQuery({ id: progressId }, { meta: { handlesFailure: true } });
	const correction = query.data?.data.correction;
	if (!correction) return null;
	return (
		<Banner tone="info" title={t('console.objections.correcting.title')}>
			<p>
				{t(correction.is_limited ? 'console.objections.correcting.limited' : 'console.objections.correcting.whole')}
			</p>
			<p>
				<Link to={consolePaths.objection(correction.objection_id)}>{t('console.objections.gate.toObjection')}</Link>
			</p>
		</Banner>
	);
};
