import { api } from '#client/api/client.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';

/** Says that the result is being corrected, or that an objection waits for its decision; nothing otherwise. */
export const ObjectionState = ({ progressId }: { progressId: number }) => {
	const { t } = useText();
	const query = api.app.objections.standing.useQuery(undefined, { meta: { handlesFailure: true } });
	const objection = query.data?.data.objection;
	if (objection?.progress_id !== progressId) return null;
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
