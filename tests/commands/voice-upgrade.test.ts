import { eq } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '#scripts/backup/catalogue.ts';
import { emptyDatabase, migrateFirst } from '#scripts/backup/schema.ts';
import { voiceRounds } from '#server/db/tables/voice.ts';
import { hashOf, newCodes, newKey } from '#server/voice/codes.ts';
import { storeKey } from '#server/voice/keys/stored.ts';
import { addDays, tokyoDate } from '#shared/dates.ts';
import { countersOf } from '#shared/voice/counts.ts';
import { bootApp, type TestApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { migrateAndSeed } from '#tests/support/database/seeded.ts';
import { makeConsoleAdmin } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { answer, answerAll, closeAfter, openedRound, readRound, times } from '#tests/support/voice.ts';

/**
 * A round of the version before statements had sets: opened by it, and answered and closed by this one.
 *
 * @module-tag rest
 */

/** The migrations of that version. */
const BEFORE = 27;

let app: TestApp;
let client: pg.Client;

const insert = async (table: string, values: Record<string, unknown>): Promise<number> => {
	const names = Object.keys(values);
	const { rows } = await client.query(
		`insert into ${table} (${names.join()}) values (${names.map((_, at) => `$${at + 1}`).join()}) returning *`,
		Object.values(values),
	);
	return rows[0].id;
};

const storeSheet = async (): Promise<{ progress: number; sheet: number }> => {
	const paper = await insert('papers', { is_premium: true, is_published: true, published_at: new Date() });
	const company = await insert('companies', {
		company_name: '会社',
		search_text: '会社',
		ceo_name: '代表',
		company_address: '東京都',
		phone_number: '0312345678',
		industry_code: 'E09',
		registration_number: '13-900001',
		corporate_number: '9000000000001',
	});
	const progress = await insert('assessment_progresses', {
		company_id: company,
		paper_id: paper,
		status: 3,
		status_since: new Date(),
	});
	return { progress, sheet: await insert('answer_sheets', { progress_id: progress, round: 1 }) };
};

const key = newKey();
const slips = newCodes(20);
const closesOn = addDays(tokyoDate(new Date()), 10);
let round: number;

beforeAll(async () => {
	app = await bootApp({
		databaseProxy: async (url) => {
			client = await connect(url);
			await emptyDatabase(client);
			await migrateFirst(client, BEFORE);
			const { progress, sheet } = await storeSheet();
			round = await insert('voice_rounds', {
				progress_id: progress,
				sheet_id: sheet,
				closes_on: closesOn,
				languages: JSON.stringify(['vi']),
				codes_made: slips.length,
			});
			for (const slip of slips) await insert('voice_codes', { round_id: round, code_hash: hashOf(key, slip) });
			for (const name of countersOf(1)) await insert('voice_counters', { round_id: round, name });
			await client.end();
			await migrateAndSeed(url);
			return url;
		},
	});
	await storeKey(app.deps.storage, round, key);
	await publishPaper(app, smallPaper());
});

afterAll(() => app.close());

it('keeps its statements and its slips to the end, beside rounds that are opened now', async () => {
	const now = await openedRound(app, await assessmentAt(app, 3), { closes_on: addDays(closesOn, 20) });
	await answerAll(app, slips, times(12, { said: { freedom: 'no', fees: 'yes' } }));
	expect((await answer(app, slips[0] ?? '')).status).toBe(422);
	expect((await answer(app, now.codes[0] ?? '', { said: { quit: 'no' } })).status).toBe(200);
	await closeAfter(app, closesOn);
	const admin = await makeConsoleAdmin(app);
	const { state, result } = await readRound(admin, round);
	if (result?.level !== 'counts') throw new Error('no counts');
	expect([state, result.answers]).toEqual(['closed', 12]);
	expect(result.statements.map(({ id, yes, no }) => `${id} ${yes} ${no}`)).toEqual([
		...['contract 12 0', 'pay 12 0', 'overtime 12 0', 'equal_pay 12 0', 'safety 12 0', 'illness 12 0'],
		...['housing 12 0', 'japanese 12 0', 'someone 12 0', 'passport 12 0', 'freedom 0 12', 'fees 12 0'],
		...['harassment 0 12', 'retaliation 12 0', 'recommend 12 0'],
	]);
	for (const { text } of result.statements) expect(text).not.toBe('');
	const sets = app.deps.db.select({ set: voiceRounds.statementSet }).from(voiceRounds);
	expect(await sets.where(eq(voiceRounds.id, round))).toEqual([{ set: 1 }]);
	expect((await answer(app, slips[15] ?? '')).status).toBe(422);
	expect((await answer(app, now.codes[1] ?? '')).status).toBe(200);
});
