import { describe, expect, it } from 'vitest';
import { filledIn, PLACEHOLDERS, unknownPlaceholders } from './placeholders.ts';

const values = { company: '検証株式会社', sub_category: '評価・昇格', score: '62', grade: 'B' };

describe('placeholders of phrases', () => {
	it('are filled in, as often as they stand there, also in full-width braces', () => {
		const content = '{company}は｛score｝点（{grade}）です。{company}の「{ sub_category }」';
		expect(unknownPlaceholders(content)).toEqual([]);
		expect(filledIn(content, values)).toBe('検証株式会社は62点（B）です。検証株式会社の「評価・昇格」');
	});

	it('are these four; all else in braces is unknown', () => {
		expect(PLACEHOLDERS).toEqual(['company', 'sub_category', 'score', 'grade']);
		expect(unknownPlaceholders('{company} {会社名} {} ｛point｝ {toString}')).toEqual([
			'{会社名}',
			'{}',
			'｛point｝',
			'{toString}',
		]);
	});

	it('leave single braces and braces over several lines alone', () => {
		const content = '{ 開いたまま、\n閉じる }';
		expect(unknownPlaceholders(content)).toEqual([]);
		expect(filledIn(content, values)).toBe(content);
	});
});
