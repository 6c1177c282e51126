import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '#scripts/backup/catalogue.ts';
import { emptyDatabase, migrateFirst } from '#scripts/backup/schema.ts';
import { migrate } from '#server/db/migrate.ts';
import { createTestDatabase } from '#tests/support/database.ts';

/**
 * An upgrade from the version whose audit log had no changes, and its servers, which go on writing until they stop.
 *
 * @module-tag rest
 */

/** The migrations of that version. */
const BEFORE = 30;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
let company: number;
let paper: number;

const insert = async (table: string, values: Record<string, unknown>): Promise<number> => {
	const names = Object.keys(values);
	const { rows } = await client.query(
		`insert into ${table} (${names.join()}) values (${names.map((_, at) => `$${at + 1}`).join()}) returning id`,
		Object.values(values),
	);
	return rows[0].id;
};

const record = (action: string, detail: object) => insert('audit_events', { action, detail: JSON.stringify(detail) });

const eventOf = async (id: number): Promise<{ detail: object; changes: object[] }> =>
	(await client.query('select detail, changes from audit_events where id = $1', [id])).rows[0];

const RENAMED = { company_name_from: '旧社', company_name_to: '新社' };
const MOVED = { company_address_from: '', company_address_to: '大阪府大阪市' };
const NAME = { field: 'company_name', from: '旧社', to: '新社' };
const ADDRESS = { field: 'company_address', from: '', to: '大阪府大阪市' };

type Column = { name: string; mustBeGiven: boolean };

/** The columns of all tables, as 'table.column'. */
const columnsOf = async (): Promise<Column[]> => {
	const { rows } = await client.query<Column>(`
		select table_name || '.' || column_name as name,
			is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER' as "mustBeGiven"
		from information_schema.columns where table_schema = 'public'`);
	return rows;
};

const tableOf = (column: string): string => column.split('.')[0] ?? '';

/** The columns and tables of that version. */
let former: ReadonlySet<string>;
let formerTables: ReadonlySet<string>;

type Events = Record<'renamed' | 'moved' | 'both' | 'neither' | 'ofAnother', number>;
let events: Events;

beforeAll(async () => {
	database = await createTestDatabase();
	client = await connect(database.url);
	await emptyDatabase(client);
	await migrateFirst(client, BEFORE);
	former = new Set((await columnsOf()).map(({ name }) => name));
	formerTables = new Set([...former].map(tableOf));
	paper = await insert('papers', { is_premium: true, is_published: true, published_at: new Date() });
	company = await insert('companies', {
		...{ company_name: '新社', search_text: '新社', ceo_name: '代表', company_address: '大阪府大阪市' },
		...{ phone_number: '0312345678', industry_code: 'E09' },
		...{ registration_number: '27-000001', corporate_number: '0000000000001' },
	});
	events = {
		renamed: await record('company.updated', RENAMED),
		moved: await record('company.updated', MOVED),
		both: await record('company.updated', { ...RENAMED, ...MOVED }),
		neither: await record('company.updated', {}),
		ofAnother: await record('member.updated', { company_name_from: 'x', company_name_to: 'y' }),
	};
	await migrate(database.url, { queueTables: false });
});

afterAll(async () => {
	await client.end();
	await database.drop();
});

it('names and addresses that were kept as details are changes now, in the order of the form', async () => {
	expect((await eventOf(events.renamed)).changes).toEqual([NAME]);
	expect((await eventOf(events.moved)).changes).toEqual([ADDRESS]);
	expect(await eventOf(events.both)).toEqual({ detail: { ...RENAMED, ...MOVED }, changes: [NAME, ADDRESS] });
	expect((await eventOf(events.neither)).changes).toEqual([]);
	expect(await eventOf(events.ofAnother)).toEqual({
		detail: { company_name_from: 'x', company_name_to: 'y' },
		changes: [],
	});
});

describe('what a server of that version still writes after the upgrade', () => {
	const started = (values: object = {}) =>
		insert('assessment_progresses', {
			...{ company_id: company, paper_id: paper, status: 14, status_since: new Date() },
			...values,
		});

	it('is taken: an event without changes, a submission and a form without a receipt number', async () => {
		expect((await eventOf(await record('company.updated', RENAMED))).changes).toEqual([]);
		const numberOf = async (table: string, id: number) =>
			(await client.query(`select receipt_number as number from ${table} where id = $1`, [id])).rows[0].number;
		const submitted = await started();
		await client.query('update assessment_progresses set submitted_at = now(), status = 14 where id = $1', [submitted]);
		const sent = await insert('free_contacts', {
			...{ paper_id: paper, company_name: '検証', client_name: '山田', phone: '0000', has_inquiry_request: false },
			...{ category_results: '[]', search_text: '', certificate_token_hash: 'hash', email: 'a@example.com' },
		});
		expect([await numberOf('assessment_progresses', submitted), await numberOf('free_contacts', sent)]).toEqual([
			null,
			null,
		]);
	});

	it('is taken: a transition that does not say whether it is a return, an action without a member', async () => {
		const progress = await started();
		const person = await insert('users', {
			...{ area: 'app', company_id: company, email: 'old@example.com', password_hash: 'x', name: '旧版' },
		});
		const moved = await insert('assessment_transitions', {
			...{ progress_id: progress, event: 'move_back', from_status: 6, to_status: 5, actor_id: person },
		});
		const main = await insert('paper_main_categories', { paper_id: paper, ordinal: 0, content: '大項目' });
		const sub = await insert('paper_sub_categories', { main_category_id: main, ordinal: 0, content: '小項目' });
		const action = await insert('improvement_actions', {
			...{ progress_id: progress, sub_category_id: sub, decision: 'not', why_not: '理由' },
			...{ saved_at: new Date(), saved_by: person },
		});
		const stored = async (table: string, column: string, id: number) =>
			(await client.query(`select ${column} as value from ${table} where id = $1`, [id])).rows[0].value;
		expect([
			await stored('assessment_transitions', 'is_return', moved),
			await stored('improvement_actions', 'owner_id', action),
		]).toEqual([false, null]);
	});

	it('is taken in every other table too: no column that was added must be given', async () => {
		const added = (await columnsOf()).filter(({ name }) => formerTables.has(tableOf(name)) && !former.has(name));
		expect(added.map(({ name }) => name)).toContain('audit_events.changes');
		expect(added.filter(({ mustBeGiven }) => mustBeGiven)).toEqual([]);
	});
});
