import { describe, expect, it } from 'vitest';
import type { Basis } from './guidance.ts';
import { basesToRead } from './law-reading.ts';
import type { PaperContents } from './schemas.ts';

const law = (days: Partial<Basis>): Basis => ({
	kind: 'law',
	text: '法令',
	text_en: null,
	source: '出典',
	source_en: null,
	as_of: '2026-11-21',
	...days,
});

const paperWith = (...bases: Basis[]): PaperContents => {
	const question = (basis: Basis[]) => ({
		content: '設問',
		content_en: null,
		points: 1,
		guidance: { purpose: '目的', purpose_en: null, basis, evidence: [] },
		evaluations: [],
		sdg_target_ids: [],
	});
	const sub = { content: '小項目', content_en: null, questions: [question([]), question(bases)] };
	return [{ content: '大項目', content_en: null, sub_categories: [sub] }];
};

const found = (basis: Partial<Basis>, today: string) =>
	basesToRead(paperWith(law(basis)), today).map(({ number, why, day }) => [number, why, day]);

describe('a basis is to be read', () => {
	it.each([
		[{ from: '2027-04-01' }, '2026-12-31', []],
		[{ from: '2027-04-01' }, '2027-01-01', [['1-1-2', 'begins', '2027-04-01']]],
		[{ from: '2027-04-01' }, '2027-04-01', [['1-1-2', 'begins', '2027-04-01']]],
		[{ from: '2027-04-01' }, '2027-04-02', []],
		[{ until: '2027-03-31' }, '2027-03-31', [['1-1-2', 'ends', '2027-03-31']]],
		[{}, '2027-11-21', []],
		[{}, '2027-11-22', [['1-1-2', 'old', '2026-11-21']]],
		[{ as_of: null }, '2026-11-21', [['1-1-2', 'never', null]]],
		[{ as_of: null, from: '2027-04-01' }, '2027-03-01', [['1-1-2', 'begins', '2027-04-01']]],
	])('%j on %s: %j', (basis, today, expected) => {
		expect(found(basis, today)).toEqual(expected);
	});
});
