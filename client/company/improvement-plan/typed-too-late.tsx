import { useText } from '#client/base/locale.tsx';
import { Facts } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import type { ActionValues } from './action-values.ts';
import { useConflictWords } from './use-conflict-words.ts';

/** The unsaved text of an action that has become read-only, to copy. */
export const TypedTooLate = ({ values }: { values: ActionValues }) => {
	const { t } = useText();
	const { labelOf, wordsOf } = useConflictWords();
	const { decision, measure, why_not } = values;
	const field = decision === 'not' ? 'why_not' : 'measure';
	return (
		<Banner tone="error" title={t('company.plan.closedTitle')} alert>
			<p>{t('company.plan.closedText')}</p>
			<Facts
				entries={[
					[labelOf('decision'), wordsOf('decision', decision)],
					[labelOf(field), wordsOf(field, decision === 'not' ? why_not : measure)],
				]}
			/>
		</Banner>
	);
};
