import { MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import type { PrintedProgramme as Figures } from '#shared/programme/printed.ts';
import { useWords } from './words.ts';

export type Part = { figures: Figures };

/** How figures are written that may be missing. */
export const useFigures = () => {
	const { t } = useText();
	const words = useWords();
	return {
		...words,
		known: (count: number | null): string => (count === null ? t('programme.file.few') : words.count(count)),
		knownDays: (days: number | null): string => (days === null ? MISSING : words.days(days)),
	};
};
