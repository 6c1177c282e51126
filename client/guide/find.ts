import { foldForSearch } from '#shared/fold.ts';

/** Finds the tasks of the guides that contain what somebody typed. */

export type Entry = {
	href: string;
	title: string;
	/** The title in the other language. */
	also: string;
	guide: string;
	/** Its sentences. */
	texts: readonly string[];
};

export type Hit = Entry & { excerpt: string };

const MAX_HITS = 12;
/** Of the pairs of characters, where no task has all words: 'passwrod' and words without the particles between them. */
const ENOUGH = 0.6;

const wordsOf = (query: string): string[] => query.split(/\s+/).map(foldForSearch).filter(Boolean);

const pairsOf = (word: string): string[] => {
	const characters = [...word];
	return characters.length < 3 ? [word] : characters.slice(1).map((second, at) => `${characters[at]}${second}`);
};

const shareIn = (text: string, pairs: readonly string[]): number =>
	pairs.filter((pair) => text.includes(pair)).length / pairs.length;

type Folded = { entry: Entry; title: string; text: string };

const fold = (entry: Entry): Folded => ({
	entry,
	title: foldForSearch(`${entry.title} ${entry.also}`),
	text: foldForSearch([entry.title, entry.also, ...entry.texts].join(' ')),
});

/** The first sentence with most of these. */
const excerptOf = ({ texts }: Entry, sought: readonly string[]): string => {
	const counts = texts.map((text) => {
		const folded = foldForSearch(text);
		return sought.filter((one) => folded.includes(one)).length;
	});
	return texts[counts.indexOf(Math.max(...counts))] ?? '';
};

/** Titles first, each in the order of the guides. */
const titlesFirst = (found: readonly Folded[], words: readonly string[]): Folded[] => {
	const isTitled = ({ title }: Folded): boolean => words.every((word) => title.includes(word));
	return [...found.filter(isTitled), ...found.filter((one) => !isTitled(one))];
};

export const findTasks = (entries: readonly Entry[], query: string): Hit[] => {
	const words = wordsOf(query);
	if (words.length === 0) return [];
	const all = entries.map(fold);
	const exact = all.filter(({ text }) => words.every((word) => text.includes(word)));
	const pairs = words.flatMap(pairsOf);
	const found =
		exact.length > 0
			? titlesFirst(exact, words)
			: all
					.map((one) => ({ one, share: shareIn(one.text, pairs), titled: shareIn(one.title, pairs) }))
					.filter(({ share }) => share >= ENOUGH)
					.sort((a, b) => b.share + b.titled - a.share - a.titled)
					.map(({ one }) => one);
	const sought = exact.length > 0 ? words : pairs;
	return found.slice(0, MAX_HITS).map(({ entry }) => ({ ...entry, excerpt: excerptOf(entry, sought) }));
};
