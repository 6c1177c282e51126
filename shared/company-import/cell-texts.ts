import { toHalfWidth } from '#shared/half-width.ts';

/** What people write in cells for an industry. */

/** 'E09', or 'E09 食料品製造業' from the drop-down. */
const INDUSTRY = /^([A-Z]\d{2})(?:\s|$)/i;

/** The code; anything else as it is. */
export const industryIn = (text: string): string => INDUSTRY.exec(toHalfWidth(text))?.[1] ?? text;
