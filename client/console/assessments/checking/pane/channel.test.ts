import { afterEach, expect, it, vi } from 'vitest';
import { openChannel, type PaneMessage } from './channel.ts';

const opened: { close: () => void }[] = [];
afterEach(() => {
	for (const channel of opened.splice(0)) channel.close();
});

it('passes on the messages of this version, and no others', async () => {
	const heard: PaneMessage[] = [];
	const check = openChannel(1, 5, (message) => heard.push(message));
	const other = new BroadcastChannel('evidence:1:5');
	opened.push(other, ...(check ? [check] : []));
	const malformed = [
		null,
		'here',
		{},
		{ kind: 'toString' },
		{ kind: 'show' },
		{ kind: 'show', filePath: 1 },
		{ kind: 'question', questionId: '1', canCite: true },
		{ kind: 'question', questionId: 1 },
		{ kind: 'cite', text: null },
	];
	for (const message of malformed) other.postMessage(message);
	const messages: PaneMessage[] = [
		{ kind: 'show', filePath: 'a/b.pdf' },
		{ kind: 'question', questionId: null, canCite: false },
		{ kind: 'cite', text: '「就業規則 p.4」' },
		{ kind: 'gone' },
	];
	for (const message of messages) other.postMessage(message);
	await vi.waitFor(() => expect(heard.at(-1)).toEqual({ kind: 'gone' }));
	expect(heard).toEqual(messages);
});
