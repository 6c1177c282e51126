import { expect, it } from 'vitest';
import { wordsOfError } from './error-words.ts';

it('says the name and the first line of the innermost error', () => {
	const refused = new Error('connect ECONNREFUSED 127.0.0.1:25\nat somewhere');
	expect(wordsOfError(new Error('Failed query: insert …\nparams: 山田', { cause: refused }))).toBe(
		'Error: connect ECONNREFUSED 127.0.0.1:25',
	);
	expect(wordsOfError(new TypeError(''))).toBe('TypeError');
	expect(wordsOfError('thrown text')).toBe('unknown error');
	expect(wordsOfError(new Error('x'.repeat(500)))).toHaveLength('Error: '.length + 200);
});

it.each([
	['no answer of smtp://user:secret@mail.example.com:25', 'no answer of smtp://***@mail.example.com:25'],
	['550 <hanako@example.com> is unknown', '550 <***@***> is unknown'],
	['550 <"taro..yamada"@docomo.ne.jp> is unknown', '550 <***@***> is unknown'],
	['redis://:secret@redis:6379 is gone', 'redis://***@redis:6379 is gone'],
])('hides what is secret in %j', (message, said) => {
	expect(wordsOfError(new Error(message))).toBe(`Error: ${said}`);
});
