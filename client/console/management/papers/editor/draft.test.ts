import { describe, expect, it } from 'vitest';
import { paperDraft } from './draft.ts';
import { newNode } from './nodes.ts';

const draft = { version: 3, nodes: [{ ...newNode(), children: [{ ...newNode(), content: '小項目', targets: [1] }] }] };

describe('the draft of a paper', () => {
	it('comes back out of the storage as it went in', () => {
		expect(paperDraft.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
	});

	it('is none where anything in it is not of its shape, however deep', () => {
		const broken = [{ ...newNode(), children: [{ ...newNode(), children: [{ content: 'x' }] }] }];
		expect(paperDraft.safeParse({ version: 3, nodes: broken }).success).toBe(false);
		expect(paperDraft.safeParse({ nodes: [] }).success).toBe(false);
	});
});
