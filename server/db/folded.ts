import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { NAME_VARIANTS } from '#shared/fold.ts';

const KATAKANA = String.fromCharCode(...Array.from({ length: 0x30f6 - 0x30a1 + 1 }, (_, at) => 0x30a1 + at));
const HIRAGANA = String.fromCharCode(...Array.from({ length: 0x30f6 - 0x30a1 + 1 }, (_, at) => 0x3041 + at));
const FROM_TO = sql.raw(`'${KATAKANA}${NAME_VARIANTS.written}', '${HIRAGANA}${NAME_VARIANTS.sought}'`);

/** `foldForSearch` in SQL: for short lists without a folded column, and for generated columns. */
export const foldedText = (text: AnyColumn | SQL): SQL => sql`translate(lower(normalize(${text}, NFKC)), ${FROM_TO})`;
