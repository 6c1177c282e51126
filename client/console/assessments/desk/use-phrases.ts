import { useMemo } from 'react';
import { api, type Outputs } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import type { Grade } from '#shared/assessment/grade.ts';
import { finder } from '#shared/fold.ts';
import type { PhraseKind } from '#shared/phrases/kinds.ts';
import { filledIn, type Placeholder, phraseText } from '#shared/phrases/placeholders.ts';
import type { NoteKind } from './note-kinds.ts';

export type Phrase = Outputs['console']['phrases']['list']['data'][number];

/** A phrase and its text with the placeholders filled in. */
export type FilledPhrase = { phrase: Phrase; text: string };

/** Which phrases fit, and the values of their placeholders. */
export type PhraseSubject = {
	/** `key` of the sub-category, null for any; `grade` of its score, null without a score. */
	key: string | null;
	grade: Grade | null;
	values: Readonly<Record<Placeholder, string>>;
	/** The note that is written; null for another text. */
	note: NoteKind | null;
};

type Ranked = { phrase: Pick<Phrase, 'sub_category' | 'grade_band' | 'kind'> };

/** Ranks phrases for exactly this sub-category first, then those for this grade. */
const closeness = ({ sub_category, grade_band }: Ranked['phrase']): number =>
	(sub_category === null ? 0 : 2) + (grade_band === null ? 0 : 1);

/** The order of the kinds: proposals and requests say what to do next; a comment begins with what fits the score. */
const orderOf = ({ note, grade }: Pick<PhraseSubject, 'note' | 'grade'>): readonly PhraseKind[] => {
	if (note === null || note === 'proposal') return ['next', 'lacking', 'good'];
	return grade === null || grade === 'S' || grade === 'A' ? ['good', 'lacking', 'next'] : ['lacking', 'good', 'next'];
};

/** Puts the closest phrases first, and among them those without a kind, then by kind. */
export const inOrder = <P extends Ranked>(
	phrases: readonly P[],
	subject: Pick<PhraseSubject, 'note' | 'grade'>,
): P[] => {
	const order = orderOf(subject);
	const rankOf = ({ phrase: { kind } }: Ranked): number => (kind === null ? -1 : order.indexOf(kind));
	return phrases.toSorted(
		(one, other) => closeness(other.phrase) - closeness(one.phrase) || rankOf(one) - rankOf(other),
	);
};

/** Whether a phrase is for the sub-category of a text that is known by its name only, or for any. */
export const isFor = (
	{ sub_category }: Pick<Phrase, 'sub_category'>,
	{ key, values }: Pick<PhraseSubject, 'key' | 'values'>,
): boolean =>
	key !== null || values.sub_category === '' || sub_category === null || sub_category.content === values.sub_category;

/** The phrases for a subject, or all, filtered by the typed text. */
export const usePhrases = ({ key, grade, values, note }: PhraseSubject, all: boolean, typed: string) => {
	const { locale } = useText();
	const fitting = { ...(key === null ? {} : { sub_category_key: key }), ...(grade ? { grade_band: grade } : {}) };
	const query = api.console.phrases.list.useQuery(all ? {} : fitting, { meta: { handlesFailure: true } });
	const found = query.data?.data;
	const phrases = useMemo(() => {
		const holds = finder(typed);
		const fits = (found ?? [])
			.filter((phrase) => all || isFor(phrase, { key, values }))
			.map((phrase): FilledPhrase => ({ phrase, text: filledIn(phraseText(phrase, locale), values) }))
			.filter(({ text }) => holds(text));
		return inOrder(fits, { note, grade });
	}, [found, locale, typed, key, values, note, grade, all]);
	return { query, phrases };
};
