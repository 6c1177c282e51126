import type pg from 'pg';
import { isFieldGiven } from '#scripts/company/given-events.ts';
import type { OwnedTable } from '#scripts/company/tables.ts';
import { rowsOf } from '#scripts/company/tables.ts';
import { sentenceOf } from '#server/audit-log/kinds.ts';
import { wordedDate } from '#shared/dates.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { type ServerText, serverText, statusName } from '#shared/texts/server.ts';
import type { Row } from './rows.ts';

/** Adds words in both languages beside ids and codes in rows. */

type Words = { ja: string; en: string };

const inBoth = (say: (locale: Locale) => string): Words => ({ ja: say('ja'), en: say('en') });
const text = (key: string): Words => inBoth((locale) => serverText(locale, key as ServerText));

/** Columns with account ids. Names of staff are left out: they are not the company's data. */
const ACCOUNTS: readonly string[] = [
	'actor_id',
	'answered_by',
	'assignee_id',
	'author_id',
	'created_by',
	'decided_by',
	'grading_requested_by',
	'handled_by',
	'issued_by',
	'opted_out_by',
	'owner_id',
	'proposal_saved_by',
	'rated_by',
	'recipient_id',
	'report_saved_by',
	'reviewed_by',
	'saved_by',
	'submitted_by',
	'updated_by',
	'uploaded_by',
	'user_id',
	'withdrawn_by',
];

/** Columns with ids of paper parts, by their table. */
const PAPER_TABLES: Readonly<Record<string, string>> = {
	main_category_id: 'paper_main_categories',
	sub_category_id: 'paper_sub_categories',
	question_id: 'paper_questions',
	sdg_target_id: 'sdg_targets',
};

const REQUEST_STATES: Readonly<Record<string, string>> = {
	open: 'waitingForCompany',
	answered: 'undecided',
	accepted: 'accepted',
	withdrawn: 'withdrawn',
};

const statusWords = (value: unknown): Words | null =>
	typeof value === 'number' ? inBoth((locale) => statusName(locale, value)) : null;

type Say = (value: unknown, row: Row) => Words | null;

/** Texts of codes, by table and column. */
const CODES: Partial<Record<OwnedTable, Readonly<Record<string, Say>>>> = {
	users: { role: (value) => text(`audit.roles.${value === 0 ? 'admin' : 'member'}`) },
	assessment_progresses: { status: statusWords },
	assessment_transitions: { from_status: statusWords, to_status: statusWords },
	answer_contents: {
		answer: (value) => (value === null ? null : text(`exports.workbook.answers.answer${value}`)),
	},
	evidence_requests: { status: (value) => text(`exports.workbook.requestStates.${REQUEST_STATES[String(value)]}`) },
	objections: { status: (value) => text(`exports.workbook.objectionStates.${value}`) },
	improvement_actions: {
		decision: (value) => text(`exports.workbook.decisions.${value}`),
		state: (value) => text(`exports.workbook.planStates.${value}`),
	},
	action_reviews: { review: (value) => text(`exports.workbook.planReviews.${value}`) },
	mails: { kind: (value) => text(`mails.kinds.${value}`) },
	notices: { kind: (value) => text(`mails.kinds.${value}`) },
};

/** An audit event as given to the company: actions of staff without address, request and changed values. */
const givenEvent = (row: Row, isOfCompany: boolean): Row => {
	const detail = Object.entries((row.detail ?? {}) as Row).filter(([field]) => isFieldGiven(row.action, field));
	const { address, request_id: requestId, changes, ...event } = row;
	const own = isOfCompany ? { address, request_id: requestId, changes } : {};
	return { ...event, detail: Object.fromEntries(detail), ...own };
};

const paperTexts = async (client: pg.Client, company: number): Promise<Map<string, Words>> => {
	const papers = `select paper_id from assessment_progresses where ${rowsOf('assessment_progresses', company)}`;
	const ofPaper: Readonly<Record<string, string>> = {
		paper_main_categories: `select id, content, content_en from paper_main_categories where paper_id in (${papers})`,
		paper_sub_categories: `select s.id, s.content, s.content_en from paper_sub_categories s
			join paper_main_categories m on m.id = s.main_category_id where m.paper_id in (${papers})`,
		paper_questions: `select q.id, q.content, q.content_en from paper_questions q
			join paper_sub_categories s on s.id = q.sub_category_id
			join paper_main_categories m on m.id = s.main_category_id where m.paper_id in (${papers})`,
		sdg_targets: 'select id, description as content, description_en as content_en from sdg_targets',
	};
	const words = new Map<string, Words>();
	for (const [table, sql] of Object.entries(ofPaper)) {
		const { rows } = await client.query<{ id: number; content: string; content_en: string | null }>(sql);
		for (const { id, content, content_en } of rows)
			words.set(`${table} ${id}`, { ja: content, en: content_en ?? content });
	}
	return words;
};

const peopleOf = async (client: pg.Client, company: number): Promise<Map<number, string>> => {
	const { rows } = await client.query<{ id: number; name: string }>(
		`select id, name from users where ${rowsOf('users', company)}`,
	);
	return new Map(rows.map(({ id, name }) => [id, name]));
};

/** The days on which the company's assessments began; those without a day are left out. */
const startsOf = async (client: pg.Client, company: number): Promise<Map<number, string>> => {
	const { rows } = await client.query<{ id: number; start: string }>(
		'select id, start_date::text as start from assessment_progresses where company_id = $1 and start_date is not null',
		[company],
	);
	return new Map(rows.map(({ id, start }) => [id, start]));
};

type Named = { company: string; people: ReadonlyMap<number, string>; starts: ReadonlyMap<number, string> };

/** Subject of an event in words: the company, one of its assessments, or an account. */
const subjectOf = ({ subject, subject_id: id }: Row, { company, people, starts }: Named, locale: Locale): string => {
	if (subject === 'assessment_progress') {
		const start = starts.get(Number(id));
		return start
			? serverText(locale, 'subjects.assessment', { company, date: wordedDate(start, locale) })
			: serverText(locale, 'subjects.undatedAssessment', { company });
	}
	if (subject === 'user') return people.get(Number(id)) ?? serverText(locale, 'archive.staff');
	return company;
};

/** Reads the names once and returns a function that completes a row. */
export const readWords = async (
	client: pg.Client,
	{ id: company, name }: { id: number; name: string },
): Promise<(table: OwnedTable, row: Row) => Record<string, unknown>> => {
	const papers = await paperTexts(client, company);
	const people = await peopleOf(client, company);
	const starts = await startsOf(client, company);
	const staff = text('archive.staff');
	const person = (value: unknown): unknown => {
		if (typeof value !== 'number') return null;
		const name = people.get(value);
		return name === undefined ? staff : { id: value, name };
	};
	const wordsOf = (table: OwnedTable, column: string, row: Row): Words | null => {
		const value = row[column];
		const paperTable = PAPER_TABLES[column];
		if (paperTable) return papers.get(`${paperTable} ${value}`) ?? null;
		if (table === 'audit_events' && column === 'action') {
			const named = { company: name, people, starts };
			return inBoth((locale) => sentenceOf(locale, String(value), subjectOf(row, named, locale)) ?? '');
		}
		return CODES[table]?.[column]?.(value, row) ?? null;
	};
	return (table, row) => {
		const isOfCompany = typeof row.actor_id === 'number' && people.has(row.actor_id);
		const given = table === 'audit_events' ? givenEvent(row, isOfCompany) : row;
		const written: Record<string, unknown> = {};
		for (const [column, value] of Object.entries(given)) {
			written[column] = ACCOUNTS.includes(column) ? person(value) : value;
			const words = wordsOf(table, column, row);
			if (words) written[`${column}_words`] = words;
		}
		return written;
	};
};
