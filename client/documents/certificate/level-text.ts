import type { Translate } from '#client/base/locale.tsx';
import '#client/documents/texts.ts';

/** Level in words, such as 「二つ星」. */
export const levelText = (stars: 0 | 1 | 2 | 3, t: Translate): string =>
	stars === 0 ? t('documents.certificate.gradeC') : t(`documents.certificate.stars${stars}`);
