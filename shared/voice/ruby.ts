/** Readings in a text: `会社｛かいしゃ｝の 人｛ひと｝`, each after the kanji that it belongs to. */

export type Run =
	| { text: string; reading: null }
	/** `before`: digits before a counter, `5分｛ふん｝`, which must not be separated by a line break. */
	| { text: string; reading: string; before: string };

/** For browsers without `matchAll` and Unicode classes. */
const READ = /([0-9]*)([\u3400-\u9fff々]+)｛([^｛｝]+)｝/;

export const parseRuby = (text: string): Run[] => {
	const runs: Run[] = [];
	const parts = text.split(READ);
	for (let at = 0; at < parts.length; at += 4) {
		const [plain, before = '', kanji, reading] = [parts[at], parts[at + 1], parts[at + 2], parts[at + 3]];
		if (plain) runs.push({ text: plain, reading: null });
		if (kanji && reading) runs.push({ text: kanji, reading, before });
	}
	return runs;
};

/** For titles and other places that cannot show readings. */
export const withoutRuby = (text: string): string => text.replace(/｛[^｛｝]*｝/g, '');

/** For reading aloud. */
export const asRead = (text: string): string =>
	parseRuby(text)
		.map((run) => (run.reading === null ? run.text : run.before + run.reading))
		.join('');
