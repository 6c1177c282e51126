import { describe, expect, it } from 'vitest';
import { paperDraft } from './draft.ts';
import { newNode } from './nodes.ts';

const draft = { version: 3, nodes: [{ ...newNode(), children: [{ ...newNode(), content: '小項目', targets: [1] }] }] };

describe('the draft of a paper', () => {
	it('survives a round trip through JSON', () => {
		expect(paperDraft.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
	});

	it('is rejected when malformed at any depth', () => {
		const broken = [{ ...newNode(), children: [{ ...newNode(), children: [{ content: 'x' }] }] }];
		expect(paperDraft.safeParse({ version: 3, nodes: broken }).success).toBe(false);
		expect(paperDraft.safeParse({ nodes: [] }).success).toBe(false);
	});
});
