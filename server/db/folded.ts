import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

const KATAKANA = String.fromCharCode(...Array.from({ length: 0x30f6 - 0x30a1 + 1 }, (_, at) => 0x30a1 + at));
const HIRAGANA = String.fromCharCode(...Array.from({ length: 0x30f6 - 0x30a1 + 1 }, (_, at) => 0x3041 + at));
const KANA = sql.raw(`'${KATAKANA}', '${HIRAGANA}'`);

/** `foldForSearch` in SQL: for short lists without a folded column, and for generated columns. */
export const foldedText = (text: AnyColumn | SQL): SQL => sql`translate(lower(normalize(${text}, NFKC)), ${KANA})`;
