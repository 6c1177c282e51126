import { CHARACTER_VARIANTS } from '#shared/character-variants.ts';
import { CIRCLED, HYPHEN, INVISIBLE, KANA, LATIN, LONG_VOWEL, MARKS, REPLACED, SPACES } from '#shared/fold-classes.ts';
import { LEGAL_FORM_PATTERNS } from '#shared/legal-forms.ts';

/** The functions of `shared/fold.ts` in SQL, for the migration that creates them. */

const escaped = (code: number): string => `\\U${code.toString(16).padStart(8, '0')}`;

const classOf = (ranges: readonly (readonly [number, number])[]): string =>
	`[${ranges.map(([from, to]) => `${escaped(from)}-${escaped(to)}`).join('')}]`;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const replaced = (text: string, pattern: string, by: string, flags = ''): string =>
	`regexp_replace(${text}, ${quoted(pattern)}, ${quoted(by)}${flags && `, '${flags}'`})`;

const translated = (text: string, pairs: readonly (readonly [string, string])[]): string =>
	`translate(${text}, ${quoted(pairs.map(([from]) => from).join(''))}, ${quoted(pairs.map(([, to]) => to).join(''))})`;

const withoutMarks = (text: string): string => replaced(text, `(${classOf(LATIN)})${classOf(MARKS)}+`, '\\1', 'g');

const longVowels = (text: string): string =>
	replaced(text, `(${classOf(KANA)})[${HYPHEN}${LONG_VOWEL}]+`, `\\1${LONG_VOWEL}`, 'g');

const joined = (words: string): string => longVowels(`normalize(${withoutMarks(`replace(${words}, ' ', '')`)}, NFC)`);

const withoutLegalForms = (words: string): string =>
	LEGAL_FORM_PATTERNS.reduce((text, pattern) => replaced(text, pattern, '\\1'), words);

const VARIANTS = [...CHARACTER_VARIANTS];
const OTHERS = [...REPLACED].filter(([from]) => !CHARACTER_VARIANTS.has(from));

/** `translate` compares each character with each variant, which takes long where there is none. */
const NEW_FORMS = `case when typed ~ ${quoted(`[${VARIANTS.map(([variant]) => variant).join('')}]`)} then ${translated('typed', VARIANTS)} else typed end`;

const NOT_ASCII = [
	(text: string) => CIRCLED.reduce((all, [circled, form]) => `replace(${all}, '${circled}', '${form}')`, text),
	(text: string) => `normalize(${text}, NFKD)`,
	(text: string) => replaced(text, classOf(INVISIBLE), '', 'g'),
	withoutMarks,
	(text: string) => `lower(normalize(${text}, NFC))`,
	(text: string) => `new_forms(${translated(text, OTHERS)})`,
].reduce((text, step) => step(text), 'typed');

const WORDS = `btrim(${replaced(
	`case when octet_length(typed) = length(typed) then lower(typed) else ${NOT_ASCII} end`,
	`${classOf(SPACES)}+`,
	' ',
	'g',
)}, ' ')`;

/** `offset 0` has each computed once. */
const SEARCHED_WORDS = `(select ${joined('words')} || case when words like '% %' then ' ' || ${longVowels('words')} else '' end
	from (select folded_words(typed) as words offset 0) as folded)`;

const SEARCHED_NAME = `(select case when name = whole then '' else name || ' ' end || whole || case when words like '% %' then ' ' || ${longVowels('words')} else '' end
	from (select words, ${joined('words')} as whole, ${joined(withoutLegalForms('words'))} as name
		from (select folded_words(typed) as words offset 0) as folded offset 0) as joined)`;

const functionOf = (name: string, body: string): string =>
	`CREATE OR REPLACE FUNCTION ${name}(typed text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN ${body};`;

/**
 * In the order of their creation. `folded_text` and `folded_name` are those of `shared/fold.ts`; `searched_words` and `searched_name` are
 * what columns store: whole, and in words where there are several; of a name first what begins behind its legal form.
 */
export const FOLD_FUNCTIONS: readonly string[] = [
	functionOf('new_forms', NEW_FORMS),
	functionOf('folded_words', WORDS),
	functionOf('folded_text', joined('folded_words(typed)')),
	functionOf('folded_name', joined(withoutLegalForms('folded_words(typed)'))),
	functionOf('searched_words', SEARCHED_WORDS),
	functionOf('searched_name', SEARCHED_NAME),
];
