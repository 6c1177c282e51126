import { expect, it } from 'vitest';
import { textsPath } from './page.ts';

it('each language has a file of texts', () => {
	expect([textsPath('vi'), textsPath('ja-easy')]).toEqual(['/voice/texts/vi.json', '/voice/texts/ja-easy.json']);
});
