import { expect, it } from 'vitest';
import { columnName } from './column-name.ts';

it('names columns as Excel does', () => {
	expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});
