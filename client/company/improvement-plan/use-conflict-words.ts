import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import type { Value } from '#client/editing/edits.ts';
import { type ActionField, valuesOf } from './action-values.ts';

/** Labels and texts of an action's fields and values, for the choice between conflicting changes. */
export const useConflictWords = () => {
	const { t, locale } = useText();
	const wordsOf = (field: string, value: Value): string => {
		const values = valuesOf((key) => (key === field ? value : null));
		switch (field) {
			case 'decision':
				return values.decision ? t(`plans.decisions.${values.decision}`) : t('editing.empty');
			case 'action_state':
				return t(`plans.progress.${values.action_state}`);
			case 'target_date':
				return values.target_date ? formatDate(values.target_date, locale) : t('editing.empty');
			default:
				return String(value ?? '') || t('editing.empty');
		}
	};
	return { labelOf: (field: string): string => t(`labels.plans.${field as ActionField}`), wordsOf };
};
