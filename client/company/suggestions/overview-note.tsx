import { useText } from '#client/base/locale.tsx';
import { Banner } from '#client/ui/states.tsx';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import { monthOf } from './month.ts';

/** Says that answers of the last assessment can be used, while questions that have one are open. */
export const FormerAnswersNote = ({ assessment }: { assessment: Pick<AssessmentOverview, 'former_answers'> }) => {
	const { t, locale } = useText();
	const { former_answers: former } = assessment;
	if (!former) return null;
	return (
		<Banner tone="info" title={t('company.suggestions.title', { month: monthOf(former.submitted_at, locale) })}>
			<p>{t('company.suggestions.onOverview', { count: former.count })}</p>
		</Banner>
	);
};
