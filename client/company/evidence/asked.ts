import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { isOverdue } from '#client/evidence/standing.ts';
import type { RequestRow } from '#shared/evidence/requests.ts';

/** A sentence: how many requests are open, and until when the most urgent one must be answered. */
export const useAskedSentence = () => {
	const { t, locale } = useText();
	return (open: readonly RequestRow[]): string => {
		const [first] = open;
		const count = open.length;
		if (!first?.due_on) return t('company.requests.askedAnyTime', { count });
		const date = formatDate(first.due_on, locale);
		return t(isOverdue(first, new Date()) ? 'company.requests.askedLate' : 'company.requests.asked', { count, date });
	};
};
