import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { accounts } from './accounts.ts';
import { assessment } from './assessment.ts';
import { audit } from './audit.ts';
import { certificates } from './certificates.ts';
import { console } from './console.ts';
import { critical } from './critical.ts';
import { data } from './data.ts';
import { documents } from './documents.ts';
import { evidence } from './evidence.ts';
import { free } from './free.ts';
import { notices } from './notices.ts';
import { objections } from './objections.ts';
import { papers } from './papers.ts';
import type { Promised } from './promised.ts';
import { results } from './results.ts';
import { screens } from './screens.ts';
import { shares } from './shares.ts';
import { voice } from './voice.ts';

/** Every promise is held by a test that there is. */

const PROMISES: Readonly<Record<string, readonly Promised[]>> = {
	accounts,
	assessment,
	audit,
	certificates,
	console,
	critical,
	data,
	documents,
	evidence,
	free,
	notices,
	objections,
	papers,
	results,
	screens,
	shares,
	voice,
};

const ALL = Object.values(PROMISES).flat();

const root = path.join(import.meta.dirname, '../../..');

const asPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "\\\\?'");

/** The title as the source spells it, in any quotes, where '…' stands for what is filled in. */
const spelled = (title: string): RegExp =>
	new RegExp(`(['"\`])${title.split('…').map(asPattern).join('\\$\\{.*?\\}')}\\1`);

const hasTest = ({ file, test }: Promised): boolean => {
	const place = path.join(root, file);
	if (!existsSync(place)) return false;
	return spelled(test).test(readFileSync(place, 'utf8'));
};

it('every promise names a test that there is', () => {
	expect(ALL.filter((promised) => !hasTest(promised))).toEqual([]);
});

it('a test that is gone, or has another title, is found', () => {
	const [known] = ALL;
	if (!known) throw new Error('there are no promises');
	expect(hasTest(known)).toBe(true);
	expect(hasTest({ ...known, test: `${known.test} no more` })).toBe(false);
	expect(hasTest({ ...known, file: known.file.replace('.ts', '.gone.ts') })).toBe(false);
});

it('no promise is listed twice', () => {
	const sentences = ALL.map(({ promise }) => promise);
	expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) < at)).toEqual([]);
});
