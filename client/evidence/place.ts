import './texts.ts';
import { useText } from '#client/base/locale.tsx';
import type { RequestRow } from '#shared/evidence/requests.ts';

/** What a request is about, in a line: its question by its place, or the assessment as a whole. */
export const useRequestPlace = () => {
	const { t } = useText();
	return ({ question }: Pick<RequestRow, 'question'>): string =>
		question === null
			? t('evidence.whole')
			: t('evidence.place', { subCategory: question.sub_category.content, number: question.number });
};
