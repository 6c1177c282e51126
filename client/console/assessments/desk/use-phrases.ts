import { useMemo } from 'react';
import { api, type Outputs } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import type { Grade } from '#shared/assessment/grade.ts';
import { foldForSearch } from '#shared/fold.ts';
import { filledIn, type Placeholder, phraseText } from '#shared/phrases/placeholders.ts';

export type Phrase = Outputs['console']['phrases']['list']['data'][number];

/** A phrase and its text with the placeholders filled in. */
export type FilledPhrase = { phrase: Phrase; text: string };

/** Which phrases fit, and the values of their placeholders. */
export type PhraseSubject = {
	/** `key` of the sub-category, null for any; `grade` of its score, null without a score. */
	key: string | null;
	grade: Grade | null;
	values: Readonly<Record<Placeholder, string>>;
};

/** Ranks phrases for exactly this sub-category first, then those for this grade. */
const closeness = ({ sub_category, grade_band }: Phrase): number =>
	(sub_category === null ? 0 : 2) + (grade_band === null ? 0 : 1);

/** The phrases for a subject, or all, filtered by the typed text. */
export const usePhrases = ({ key, grade, values }: PhraseSubject, all: boolean, typed: string) => {
	const { locale } = useText();
	const fitting = { ...(key === null ? {} : { sub_category_key: key }), ...(grade ? { grade_band: grade } : {}) };
	const query = api.console.phrases.list.useQuery(all ? {} : fitting, { meta: { handlesFailure: true } });
	const found = query.data?.data;
	const phrases = useMemo(() => {
		const wanted = foldForSearch(typed.trim());
		return (found ?? [])
			.map((phrase): FilledPhrase => ({ phrase, text: filledIn(phraseText(phrase, locale), values) }))
			.filter(({ text }) => foldForSearch(text).includes(wanted))
			.toSorted((one, other) => closeness(other.phrase) - closeness(one.phrase));
	}, [found, locale, typed, values]);
	return { query, phrases };
};
