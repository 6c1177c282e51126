import fs from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditEvents } from '#server/db/tables/audit.ts';
import { voiceCodes, voiceKeys, voiceRounds } from '#server/db/tables/voice.ts';
import { closeRounds } from '#server/voice/closing.ts';
import { storeKey } from '#server/voice/keys/stored.ts';
import { keepFromSweep, sweepKeys } from '#server/voice/keys/sweep.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { rowsIn } from '#tests/support/database/leftovers.ts';
import { keyFileOf, keysOf } from '#tests/support/files/voice-files.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import {
	answer,
	answerAll,
	askWorkers,
	closeAfter,
	goToClosing,
	lastDay,
	newSlips,
	openedRound,
	readRound,
	times,
} from '#tests/support/voice.ts';

/**
 * The key of an open round, which lies in the storage of files.
 *
 * @module-tag rest
 */

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
});
afterEach(() => booted.current.clock.release());

const HOUR_MS = 60 * 60_000;

const open = async (body: Record<string, unknown> = {}) => {
	const staged = await assessmentAt(booted.current, 3);
	return { ...staged, ...(await openedRound(booted.current, staged, body)) };
};

const stored = async (id: number) => {
	const [round] = await booted.current.deps.db.select().from(voiceRounds).where(eq(voiceRounds.id, id));
	return round;
};

/** Puts the key of a round away, and answers how it is brought back. */
const putAway = (id: number): (() => void) => {
	const file = keyFileOf(booted.current, id);
	fs.renameSync(file, `${file}.away`);
	return () => fs.renameSync(`${file}.away`, file);
};

/** What the worker does so much later. */
const closeLater = async (hours: number): Promise<void> => {
	booted.current.clock.advance(hours * HOUR_MS);
	await closeRounds(booted.current.deps);
};

describe('the key', () => {
	it('is a file that only its owner reads, in no row, and gone with the closing', async () => {
		const app = booted.current;
		const { id, closes_on } = await open();
		const file = keyFileOf(app, id);
		expect(fs.statSync(file).mode & 0o777).toBe(0o600);
		expect(fs.readFileSync(file, 'utf8')).toMatch(/^[\w-]{43}$/);
		expect(await app.deps.db.select().from(voiceKeys).where(eq(voiceKeys.roundId, id))).toEqual([]);
		await closeAfter(app, closes_on);
		expect(fs.existsSync(file)).toBe(false);
	});

	it('that cannot be read uses no code up: 503, and the same code later', async () => {
		const app = booted.current;
		const { id, codes } = await open();
		const keys = keysOf(app);
		fs.renameSync(keys, `${keys}.away`);
		fs.symlinkSync(keys, keys);
		const refused = await answer(app, codes[0] ?? '');
		expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '60']);
		expect(refused.message).toBe('The service is not available right now. Please wait a moment and try again.');
		// Nobody learns whether a code is good.
		const [guess = ''] = newSlips(1);
		expect((await answer(app, guess)).text).toBe(refused.text);
		expect(await app.deps.db.$count(voiceCodes, eq(voiceCodes.roundId, id))).toBe(20);
		await closeRounds(app.deps);
		expect(await stored(id)).toMatchObject({ closedAt: null, keyMissingAt: null });
		fs.rmSync(keys);
		fs.renameSync(`${keys}.away`, keys);
		expect((await answer(app, codes[0] ?? '')).status).toBe(200);
		expect((await answer(app, codes[0] ?? '')).status).toBe(422);
	});

	it('that is missing keeps nobody else from answering, and is said until it is back', async () => {
		const app = booted.current;
		const missing = await open();
		const other = await open();
		const bringBack = putAway(missing.id);
		await closeRounds(app.deps);
		expect((await answer(app, missing.codes[0] ?? '')).status).toBe(503);
		expect((await answer(app, other.codes[0] ?? '')).status).toBe(200);
		expect(await readRound(missing.admin, missing.id)).toMatchObject({ state: 'open', key_missing: true });
		expect(await readRound(other.admin, other.id)).toMatchObject({ state: 'open', key_missing: false });
		await closeLater(23);
		bringBack();
		await closeLater(2);
		app.clock.release();
		expect(await readRound(missing.admin, missing.id)).toMatchObject({ state: 'open', key_missing: false });
		expect((await answer(app, missing.codes[0] ?? '')).status).toBe(200);
	});

	it('that is lost ends the round a day later, without a result', async () => {
		const app = booted.current;
		const round = await open({ closes_on: lastDay(app, 30) });
		await answerAll(app, round.codes, times(12));
		fs.rmSync(keyFileOf(app, round.id));
		await closeRounds(app.deps);
		await closeLater(23);
		expect(await stored(round.id)).toMatchObject({ closedAt: null });
		await closeLater(2);
		app.clock.release();
		expect(await readRound(round.admin, round.id)).toMatchObject({
			state: 'closed',
			key_missing: true,
			result: { level: 'too_few' },
		});
		expect(await rowsIn(app, `select 1 from voice_counters where round_id = ${round.id} and count > 0`)).toEqual([]);
		const events = await app.deps.db.select().from(auditEvents).where(eq(auditEvents.subjectId, round.progress.id));
		expect(events.filter(({ action }) => action === 'voice.closed').map(({ detail }) => detail)).toEqual([
			{ closes_on: round.closes_on, codes_made: 20, key_lost: true },
		]);
		expect((await answer(app, round.codes[15] ?? '')).status).toBe(422);
	});

	it('that is gone since a closing was killed is not taken for lost', async () => {
		const app = booted.current;
		const round = await open();
		await answerAll(app, round.codes, times(12));
		goToClosing(app, round.closes_on);
		await app.deps.db.update(voiceRounds).set({ endedAt: app.clock.now() }).where(eq(voiceRounds.id, round.id));
		fs.rmSync(keyFileOf(app, round.id));
		await closeRounds(app.deps);
		app.clock.release();
		expect(await readRound(round.admin, round.id)).toMatchObject({ state: 'closed', result: { answers: 12 } });
	});
});

describe('the sweep', () => {
	it('removes keys of rounds that are not there or closed, and those of openings that failed', async () => {
		const app = booted.current;
		const going = await open();
		const closed = await open();
		await closeAfter(app, closed.closes_on);
		const again = await open({ closes_on: lastDay(app, 60) });
		for (const id of [closed.id, 999_999]) await storeKey(app.deps.storage, id, 'x'.repeat(43));
		const staged = await assessmentAt(app, 3);
		await app.deps.db.execute(`
			create function refuse_for_test() returns trigger language plpgsql as 'begin raise exception ''no''; end';
			create trigger refuse_for_test before insert on voice_codes for each row execute function refuse_for_test()`);
		expect((await askWorkers(app, staged.admin, staged.progress.id)).status).toBe(500);
		await app.deps.db.execute('drop function refuse_for_test cascade');
		expect(fs.readdirSync(keysOf(app)).length).toBe(4);
		await sweepKeys(app.deps);
		expect(fs.readdirSync(keysOf(app))).toEqual([String(again.id)]);
		expect(await stored(going.id)).toMatchObject({ closedAt: expect.any(Date) });
	});

	it('waits for an opening that has stored its key and is not committed', async () => {
		const app = booted.current;
		const { id } = await open();
		const [round] = await app.deps.db.select().from(voiceRounds).where(eq(voiceRounds.id, id));
		if (!round) throw new Error('no round was opened');
		const { sheetId, progressId, closesOn } = round;
		const { sweeping } = await app.deps.db.transaction(async (tx) => {
			await keepFromSweep(tx);
			await tx.delete(voiceRounds).where(eq(voiceRounds.id, id));
			const values = { progressId, sheetId, closesOn, languages: ['vi'] as const, codesMade: 20 };
			const [made] = await tx.insert(voiceRounds).values(values).returning({ id: voiceRounds.id });
			await storeKey(app.deps.storage, made?.id ?? 0, 'y'.repeat(43));
			const begun = sweepKeys(app.deps);
			await expect
				.poll(async () => (await rowsIn(app, `select 1 from pg_locks where objid = 7124 and not granted`)).length)
				.toBe(1);
			// Not awaited in here: it waits for this transaction.
			return { sweeping: begun };
		});
		await sweeping;
		const [made] = await app.deps.db.select().from(voiceRounds).where(eq(voiceRounds.sheetId, sheetId));
		expect(fs.existsSync(keyFileOf(app, made?.id ?? 0))).toBe(true);
		expect(fs.existsSync(keyFileOf(app, id))).toBe(false);
		await app.deps.db.delete(voiceRounds).where(eq(voiceRounds.sheetId, sheetId));
	});
});

describe('a round that a former version opened', () => {
	it('goes on with its key in the table, which a worker moves after an hour', async () => {
		const app = booted.current;
		const { id, codes } = await open();
		const file = keyFileOf(app, id);
		const key = fs.readFileSync(file, 'utf8');
		await app.deps.db.insert(voiceKeys).values({ roundId: id, key });
		fs.rmSync(file);
		const startedAt = app.clock.now();
		await closeRounds(app.deps, () => false, startedAt);
		expect((await answer(app, codes[0] ?? '')).status).toBe(200);
		expect([await app.deps.db.$count(voiceKeys), fs.existsSync(file)]).toEqual([1, false]);
		app.clock.advance(HOUR_MS);
		await closeRounds(app.deps, () => false, startedAt);
		app.clock.release();
		expect([await app.deps.db.$count(voiceKeys), fs.readFileSync(file, 'utf8')]).toEqual([0, key]);
		expect((await answer(app, codes[1] ?? '')).status).toBe(200);
		expect(await stored(id)).toMatchObject({ keyMissingAt: null });
	});

	it('is closed with its key in the table', async () => {
		const app = booted.current;
		const round = await open();
		await answerAll(app, round.codes, times(12));
		const file = keyFileOf(app, round.id);
		await app.deps.db.insert(voiceKeys).values({ roundId: round.id, key: fs.readFileSync(file, 'utf8') });
		fs.rmSync(file);
		await closeAfter(app, round.closes_on);
		expect(await readRound(round.admin, round.id)).toMatchObject({ state: 'closed', result: { answers: 12 } });
		expect(await app.deps.db.$count(voiceKeys)).toBe(0);
	});
});
