import { expect, it } from 'vitest';
import type { EvidenceRequest } from '#shared/evidence/requests.ts';
import { newsBetween, returnReason } from './news.ts';

type Message = EvidenceRequest['messages'][number];

const message = (id: number, kind: Message['kind'] = 'message'): Message => ({
	id,
	kind,
	side: kind === 'answer' ? 'company' : 'staff',
	author: null,
	content: `text ${id}`,
	created_at: '2026-11-22T00:00:00.000Z',
});

const file = (id: number): EvidenceRequest['files'][number] => ({
	id,
	file_name: `file ${id}`,
	file_path: `evidence/${id}`,
	extension: 'pdf',
	byte_size: 1,
	uploaded_at: '2026-11-22T00:00:00.000Z',
	deleted_at: null,
	is_by_phone: false,
});

const before = { status: 'open', is_active: true, messages: [message(1)], files: [file(1), file(2)] } as const;

const seen = { ...before, messages: [...before.messages], files: [...before.files] };

it('tells what is new, and nothing of what stayed', () => {
	expect(newsBetween(seen, seen)).toBeNull();
	const after = { ...seen, messages: [message(1), message(2)], files: [file(2), file(3)] };
	expect(newsBetween(seen, after)).toEqual({
		hasMoved: false,
		messages: [message(2)],
		added: ['file 3'],
		removed: ['file 1'],
	});
	expect(newsBetween(seen, { ...seen, status: 'withdrawn' })).toMatchObject({ hasMoved: true, messages: [] });
});

it('the reason of a return stands until the request is answered again', () => {
	const messages = [message(1, 'answer'), message(2, 'return'), message(3)];
	expect(returnReason({ status: 'open', messages })?.id).toBe(2);
	expect(returnReason({ status: 'answered', messages: [...messages, message(4, 'answer')] })).toBeNull();
	expect(returnReason({ status: 'open', messages: [message(1)] })).toBeNull();
});
