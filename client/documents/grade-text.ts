import type { Translate } from '#client/base/locale.tsx';
import { GRADES, type Grade, gradeOf } from '#shared/assessment/grade.ts';

const isGrade = (grade: string): grade is Grade => (GRADES as readonly string[]).includes(grade);

/** Text of a grade; null is 'N/A' (該当なし), and an unknown grade is named as such (section 8 of the specification). */
export const gradeText = (grade: string | null, t: Translate): string => {
	if (grade === null) return t('common.grades.none');
	return isGrade(grade) ? t(`common.grades.${grade}`) : t('common.grades.invalid');
};

/** Grade and text of a score from 0 to 100; invalid outside that range. */
export const judgementOf = (percent: number | null, t: Translate): string => {
	if (percent !== null && !(percent >= 0 && percent <= 100)) return t('common.grades.invalid');
	const grade = gradeOf(percent, 100);
	return grade ? `${grade} ${gradeText(grade, t)}` : gradeText(null, t);
};
