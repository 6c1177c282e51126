import { expect, it } from 'vitest';
import { ringText } from './ring-text.ts';

const ring = { radius: 35.2, widthMm: 26 };

it('puts the name around the seal, without what stands in brackets, in 9 points or more', () => {
	const found = ringText('一般社団法人 ともに働く評価機構（デモ）', ring);
	expect(found?.text).toBe('一般社団法人 ともに働く評価機構');
	expect(((found?.size ?? 0) / 100) * 26 * (72 / 25.4)).toBeGreaterThanOrEqual(9);
	expect(found?.length).toBeLessThan(2 * Math.PI * 35.2);
});

it('leaves out a name that could not be read there', () => {
	expect(ringText('漢'.repeat(30), ring)).toBeNull();
	expect(ringText('（）', ring)).toBeNull();
	expect(ringText('Fair Work Assessment Japan', ring)?.text).toBe('Fair Work Assessment Japan');
});
