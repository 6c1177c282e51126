import './texts.ts';
import { useText } from '#client/base/locale.tsx';
import type { RequestRow } from '#shared/evidence/requests.ts';

/** Subject of a request in one line: its question by number, or the assessment as a whole. */
export const useRequestPlace = () => {
	const { t } = useText();
	return ({ question }: Pick<RequestRow, 'question'>): string =>
		question === null
			? t('evidence.whole')
			: t('evidence.place', { subCategory: question.sub_category.content, number: question.number });
};
