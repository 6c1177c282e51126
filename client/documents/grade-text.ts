import type { Translate } from '#client/app/locale.tsx';
import { type Grade, gradeOf } from '#shared/assessment/grade.ts';

/** The text of a grade; null is 'N/A'. */
export const gradeText = (grade: Grade | null, t: Translate): string =>
	grade ? t(`common.grades.${grade}`) : t('common.grades.none');

/** The judgement of a score of 0 to 100: its grade and text. A score outside of it has none. */
export const judgementOf = (percent: number | null, t: Translate): string => {
	if (percent !== null && !(percent >= 0 && percent <= 100)) return t('common.grades.invalid');
	const grade = gradeOf(percent, 100);
	return grade ? `${grade}　${gradeText(grade, t)}` : gradeText(null, t);
};
