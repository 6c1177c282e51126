import { Link } from 'wouter';
import { api } from '#client/api/client.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';

/** The newest objection of the company, and whether it may file one. A screen that has it above other contents asks for it with these. */
export const useStanding = () => api.app.objections.standing.useQuery(undefined, { meta: { handlesFailure: true } });

/** The newest objection to the current assessment; undefined if it is of another one, or there is none. */
const useObjection = (progressId: number) => {
	const objection = useStanding().data?.data.objection;
	return objection?.progress_id === progressId ? objection : undefined;
};

/** Whether the result of the assessment is being corrected after an objection. */
export const useIsBeingCorrected = (progressId: number): boolean =>
	useObjection(progressId)?.is_being_corrected ?? false;

/** Why the improvement plan, which is open at this status, cannot be changed: the re-assessment is being corrected. */
export const PlanBeingCorrected = ({ progressId }: { progressId: number }) => {
	const { t } = useText();
	const objection = useObjection(progressId);
	if (!objection?.is_being_corrected || objection.round === 1) return null;
	return (
		<Banner tone="info" title={t('company.objections.correctingTitle')}>
			<p>{t('company.objections.correctingPlan')}</p>
			<div>
				<ButtonLink to={companyPaths.objection(objection.id)}>{t('company.objections.toOwn')}</ButtonLink>
			</div>
		</Banner>
	);
};

/** Says that the result is being corrected, or that an objection waits for its decision; nothing otherwise. */
export const ObjectionState = ({ progressId }: { progressId: number }) => {
	const { t } = useText();
	const objection = useObjection(progressId);
	if (!objection) return null;
	const isFiled = objection.status === 'filed';
	if (!isFiled && !objection.is_being_corrected) return null;
	return (
		<Banner tone="info" title={t(isFiled ? 'company.objections.waitingTitle' : 'company.objections.correctingTitle')}>
			<p>{t(isFiled ? 'company.objections.waitingText' : 'company.objections.correctingText')}</p>
			<div>
				<ButtonLink to={companyPaths.objection(objection.id)}>{t('company.objections.toOwn')}</ButtonLink>
			</div>
		</Banner>
	);
};

/** That an objection was decided, with the way to it; nothing while its result is being corrected. */
export const DecidedObjection = ({ progressId }: { progressId: number }) => {
	const { t, locale } = useText();
	const objection = useObjection(progressId);
	if (objection?.status !== 'decided' || objection.is_being_corrected) return null;
	const { id, decided_at: on, point_count: points, upheld_count: count } = objection;
	return (
		<p>
			{t('company.objections.decided', { date: formatDate(on, locale), points, count: count ?? 0 })}{' '}
			<Link to={companyPaths.objection(id)}>{t('company.objections.toOwn')}</Link>
		</p>
	);
};

/** The page of a report whose round is being corrected. */
export const ReportBeingCorrected = ({ progressId }: { progressId: number }) => {
	const { t } = useText();
	return (
		<Stack gap="large">
			<h1>{t('company.report.title')}</h1>
			<ObjectionState progressId={progressId} />
		</Stack>
	);
};
