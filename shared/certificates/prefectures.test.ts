import { describe, expect, it } from 'vitest';
import { prefectureOf, prefectures } from './prefectures.ts';

describe('the prefecture of an address', () => {
	it('is what the address begins with', () => {
		for (const { code, ja } of prefectures) expect(prefectureOf(`${ja}中央区1-1`)).toBe(code);
		expect(prefectures).toHaveLength(47);
	});

	it.each([
		['〒100-0001 東京都千代田区千代田1-1', 13],
		['１００－０００１　東京都千代田区', 13],
		['  京都府京都市', 26],
		['〒6008216京都府京都市', 26],
	])('%s: %i', (address, code) => expect(prefectureOf(address)).toBe(code));

	it.each(['', '横浜市西区1-1', '日本国東京都千代田区', '1-1 Chiyoda, Tokyo', '東京'])(
		'%j begins with none',
		(address) => expect(prefectureOf(address)).toBeNull(),
	);
});
