import { describe, expect, it } from 'vitest';
import { REFUSED_FILES } from '#tests/support/files/hostile-office.ts';
import { readPreview } from '#tests/support/files/previews.ts';

describe('a file that cannot be shown', () => {
	it.each(REFUSED_FILES)('says so: $name', async ({ content, reason }) => {
		expect(await readPreview(content())).toEqual({ kind: 'refused', reason });
	});
});
