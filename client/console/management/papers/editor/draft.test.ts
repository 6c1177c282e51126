import { describe, expect, it } from 'vitest';
import { paperDraft } from './draft.ts';
import { newNode } from './nodes.ts';
import { NEW_STATEMENTS } from './statements.ts';

const guidance = {
	// Exceeds the limit of a save.
	purpose: '目的 '.repeat(2_000),
	purpose_en: null,
	basis: [{ kind: 'duty' as const, text: ' ', text_en: '', source: '', source_en: null, as_of: '2026-1' }],
	evidence: [{ text: '賃金台帳 ', text_en: null }],
};
const anchors = { full: ' 全員', full_en: '', half: '', half_en: null, none: '', none_en: null };
const question = {
	...newNode(),
	isUnfolded: true,
	renewedFrom: '7f9ffa3e-100b-4c38-94df-58acb9810845',
	guidance,
	children: [{ ...newNode(), anchors }],
};
const statements = { ...NEW_STATEMENTS, introduction: '言葉の意味 ' };
const draft = {
	version: 3,
	nodes: [{ ...newNode(), children: [{ ...newNode(), content: '小項目', targets: [1], children: [question] }] }],
	statements,
};

describe('the draft of a paper', () => {
	it('survives a round trip through JSON as it was typed, whether it can be saved or not', () => {
		expect(paperDraft.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
	});

	it('of a version that knew no critical check items is restored with none', () => {
		const stored = JSON.stringify(draft).replaceAll('"isCriticalItem":false,', '');
		expect(stored).not.toContain('isCriticalItem');
		expect(paperDraft.parse(JSON.parse(stored))).toEqual(draft);
	});

	it('is rejected when malformed at any depth', () => {
		const broken = [{ ...newNode(), children: [{ ...newNode(), children: [{ content: 'x' }] }] }];
		expect(paperDraft.safeParse({ version: 3, nodes: broken, statements }).success).toBe(false);
		expect(paperDraft.safeParse({ nodes: [], statements }).success).toBe(false);
		expect(paperDraft.safeParse({ version: 3, nodes: [] }).success).toBe(false);
	});
});
