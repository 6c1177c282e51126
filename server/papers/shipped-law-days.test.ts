import { expect, it } from 'vitest';
import type { Basis } from '#shared/papers/guidance.ts';
import { dated } from './shipped-law-days.ts';

const SHIPPED = '育成就労（2027年4月1日から）でも、保証金や違約金で人を縛ることは認められません。';

const law = (text: string, days: Partial<Basis> = {}): Basis => ({
	kind: 'law',
	text,
	text_en: null,
	source: '出典',
	source_en: null,
	as_of: null,
	...days,
});

const basisOf = (...basis: Basis[]) => dated({ purpose: '', purpose_en: null, basis, evidence: [] })?.basis;

it('a text that was shipped without days has its first one; others are as they are', () => {
	const own = law(SHIPPED, { from: '2027-05-01', until: '2030-12-31' });
	const other = law(`${SHIPPED}追記`);
	expect(basisOf(law(SHIPPED), own, other)).toEqual([law(SHIPPED, { from: '2027-04-01' }), own, other]);
	expect(dated(null)).toBeNull();
});
