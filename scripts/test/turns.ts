import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Which journeys are of the suite of the day: those without the tag `@rest` that are at the width of their file's turn. */

/**
 * The language whose journeys of a file run by day, where they run in two. Files take turns by their name, so that the day
 * meets every area in both. Japanese runs at a wide screen and English on a phone (`phoneTag`).
 */
export const turnOf = (file: string): 'ja' | 'en' => {
	const letters = [...path.basename(file).replace(/\.spec\.ts$/, '')];
	return letters.reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 0 ? 'ja' : 'en';
};

/** A whole file is of the rest with `@module-tag rest` in its first comment, as for Vitest. */
const isOfRest = (source: string): boolean => /@module-tag rest\b/.test(source);

/** Playwright names a file by its path below `testDir`. */
const named = (files: readonly string[]): string =>
	`(?:[^ ]*/)?(?:${files.map((file) => path.basename(file).replaceAll('.', '\\.')).join('|')})`;

/**
 * The journeys of the rest as a pattern of Playwright, which matches project, file, titles and tags: those with its tag, of
 * its files, and of journeys for both widths the one whose turn it is not. By day such a journey is on a phone where the
 * file's turn is English.
 */
export const restPattern = (files: readonly { file: string; source: string }[]): string => {
	const ofRest = files.filter(({ source }) => isOfRest(source)).map(({ file }) => file);
	const turns = Map.groupBy(files, ({ file }) => turnOf(file));
	const at = (width: string, turn: 'ja' | 'en'): string[] => {
		const own = (turns.get(turn) ?? []).map(({ file }) => file);
		return own.length > 0 ? [`\\b${width} ${named(own)} .*@phone(?!-only)`] : [];
	};
	return [
		'@rest',
		...(ofRest.length > 0 ? [` ${named(ofRest)} `] : []),
		...at('phone', 'ja'),
		...at('wide', 'en'),
	].join('|');
};

/** Of this tree. */
export const patternOfRest = (): string =>
	restPattern(
		globSync('tests/e2e/**/*.spec.ts')
			.sort()
			.map((file) => ({ file, source: readFileSync(file, 'utf8') })),
	);
