import { expect, it } from 'vitest';
import { markSnippet } from './snippet.ts';

it('embeds the live mark and leads to where it is verified', () => {
	const look = { locale: 'en', theme: 'dark' } as const;
	const text = 'Certified "by" <Kyosei>';
	expect(markSnippet({ ...look, origin: 'https://kyosei.example', code: 'AAAAA-B', text })).toBe(
		'<a href="https://kyosei.example/verify/AAAAA-B"><img src="https://kyosei.example/verify/AAAAA-B/mark.svg?language=en&amp;theme=dark" width="320" height="112" alt="Certified &quot;by&quot; &lt;Kyosei>"></a>',
	);
});
