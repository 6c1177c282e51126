import { useText } from '#client/base/locale.tsx';
import type { Value } from '#client/editing/edits.ts';
import { useRateText } from './rating.tsx';
import { isRate, itemsOf, type RatedSheet } from './review-state.ts';

/** The labels and values of conflicting fields, as text. */
export const useConflictTexts = (sub: RatedSheet) => {
	const { t } = useText();
	const rateText = useRateText();
	return {
		labelOf: (key: string): string => {
			const [kind, id] = key.split(':');
			const content = itemsOf(sub).find((item) => String(item.id) === id)?.content ?? '';
			return kind === 'rate' ? t('console.checking.ratingOf', { content }) : t('console.checking.memoOf', { content });
		},
		wordsOf: (key: string, value: Value): string => {
			if (key.startsWith('rate:')) return rateText(isRate(value) ? value : null);
			return value === '' || value === null ? t('editing.empty') : String(value);
		},
	};
};
