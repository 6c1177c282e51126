import { useId } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { daysLeft } from './progress.ts';

/** Why the assessment cannot be submitted yet; null if it can. */
const useBlocked = ({ categories, expired_at }: AssessmentOverview): string | null => {
	const { t } = useText();
	const missing = categories.filter((category) => !category.is_answered);
	const [first] = missing;
	if (first) return t('company.submit.blocked', { count: missing.length, category: first.content });
	return (daysLeft(expired_at, new Date()) ?? 0) < 0 ? t('company.submit.overdue') : null;
};

type SubmitProps = {
	assessment: AssessmentOverview;
	onReview: () => void;
};

/** Offers the submission below status 3, once all categories are complete. */
export const SubmitSection = ({ assessment, onReview }: SubmitProps) => {
	const { t } = useText();
	const reasonId = useId();
	const blocked = useBlocked(assessment);
	if (assessment.status.id >= STATUS.submitted) return null;
	return (
		<Panel label={t('company.submit.heading')}>
			<Stack>
				<h2>{t('company.submit.heading')}</h2>
				<p id={reasonId}>{blocked ?? t('company.submit.ready')}</p>
				<div>
					<Button disabled={blocked !== null} disabledReasonId={reasonId} onClick={onReview}>
						{t('company.submit.button')}
					</Button>
				</div>
			</Stack>
		</Panel>
	);
};
