/** Readings in a text: `会社｛かいしゃ｝の 人｛ひと｝`, each after the kanji that it belongs to. */

export type Run = { text: string; reading: string | null };

/** Written for browsers that know neither `matchAll` nor classes of Unicode. */
const READ = /([\u3400-\u9fff々]+)｛([^｛｝]+)｝/;

export const parseRuby = (text: string): Run[] => {
	const runs: Run[] = [];
	const parts = text.split(READ);
	for (let at = 0; at < parts.length; at += 3) {
		const [plain, kanji, reading] = [parts[at], parts[at + 1], parts[at + 2]];
		if (plain) runs.push({ text: plain, reading: null });
		if (kanji && reading) runs.push({ text: kanji, reading });
	}
	return runs;
};

/** For titles, and where no reading can be drawn. */
export const withoutRuby = (text: string): string => text.replace(/｛[^｛｝]*｝/g, '');

/** How it is read aloud. */
export const asRead = (text: string): string =>
	parseRuby(text)
		.map(({ text: written, reading }) => reading ?? written)
		.join('');
