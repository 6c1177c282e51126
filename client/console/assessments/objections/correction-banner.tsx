import { Link } from 'wouter';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { ROUND_SCREENS } from '#client/console/assessments/checking/rounds.ts';
import { Banner } from '#client/ui/states.tsx';

/** The correction of a round that is going on, with what is open in it; undefined while that is not known. */
const useCorrection = (progressId: number) =>
	api.console.objections.notice.useQuery({ id: progressId }, { meta: { handlesFailure: true } }).data?.data.correction;

/** What is open in a correction, and how to open the rest. */
export const CorrectionText = ({ progressId }: { progressId: number }) => {
	const { t } = useText();
	const correction = useCorrection(progressId);
	if (!correction) return null;
	return (
		<p>{t(correction.is_limited ? 'console.objections.correcting.limited' : 'console.objections.correcting.whole')}</p>
	);
};

/** The upheld points, each with the way to the check of its items: all other sub-categories are rated already. */
const UpheldPoints = ({ objectionId }: { objectionId: number }) => {
	const query = api.console.objections.get.useQuery({ id: objectionId }, { meta: { handlesFailure: true } });
	const objection = query.data?.data;
	if (!objection) return null;
	const upheld = objection.objection_points.filter((point) => point.is_upheld);
	return (
		<ul>
			{upheld.map((point) => {
				const { answer_category_id: category, answer_sub_category_id: sub } = point.sub_category;
				const { number, content } = point.question ?? point.sub_category;
				const name = `${number} ${content}`;
				if (category === null || sub === null) return <li key={point.id}>{name}</li>;
				return (
					<li key={point.id}>
						<Link to={ROUND_SCREENS[objection.round].subCategory(objection.progress_id, category, sub)}>{name}</Link>
					</li>
				);
			})}
		</ul>
	);
};

/** On the sheet of a round that is being corrected: what is open, and how to open the rest. */
export const CorrectionBanner = ({ progressId }: { progressId: number }) => {
	const { t } = useText();
	const correction = useCorrection(progressId);
	if (!correction) return null;
	return (
		<Banner tone="info" title={t('console.objections.correcting.title')}>
			<CorrectionText progressId={progressId} />
			<UpheldPoints objectionId={correction.objection_id} />
			<p>
				<Link to={consolePaths.objection(correction.objection_id)}>{t('console.objections.gate.toObjection')}</Link>
			</p>
		</Banner>
	);
};
