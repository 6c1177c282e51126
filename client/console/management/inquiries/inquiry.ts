import type { Outputs } from '#client/api/client.ts';
import type { Translate } from '#client/base/locale.tsx';

/** A row of the list: a free result or an application. */
export type Inquiry = Outputs['console']['inquiries']['list']['data'][number];

/** The score with its grade; an application may have no result. */
export const scoreText = (t: Translate, { score, grade }: Pick<Inquiry, 'score' | 'grade'>): string =>
	score === null || grade === null
		? t('management.inquiries.noResult')
		: t('management.inquiries.scoreAndGrade', { score, grade });
