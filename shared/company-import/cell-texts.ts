import { toHalfWidth } from '#shared/fold.ts';

/** What people write in cells for a date and an industry. */

/** 2020-04-01, also written 2020/4/1 or 2020年4月1日. */
const DATE = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/;

/** 'E09', or 'E09 食料品製造業' from the drop-down. */
const INDUSTRY = /^([A-Z]\d{2})(?:\s|$)/i;

/** As `yyyy-MM-dd`, whether or not there is such a day; anything else as it is. */
export const dateIn = (text: string): string => {
	const [, year, month = '', day = ''] = DATE.exec(toHalfWidth(text)) ?? [];
	return year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/** The code; anything else as it is. */
export const industryIn = (text: string): string => INDUSTRY.exec(toHalfWidth(text))?.[1] ?? text;
