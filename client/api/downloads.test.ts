import { describe, expect, it } from 'vitest';
import { filenameOf } from './downloads.ts';

describe('the file name of a download', () => {
	it.each([
		['attachment; filename="r.pdf"; filename*=UTF-8\'\'%E4%BF%AE%E4%BA%86%E8%A8%BC.pdf', '修了証.pdf'],
		['attachment; filename="assessment-result.pdf"', 'assessment-result.pdf'],
		['attachment; filename=plain.xlsx', 'plain.xlsx'],
		['attachment; filename="kept.pdf"; filename*=UTF-8\'\'%E4%', 'kept.pdf'],
		['inline', null],
		[null, null],
	])('%s', (disposition, name) => {
		expect(filenameOf(disposition)).toBe(name);
	});
});
