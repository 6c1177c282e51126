/** @module-tag rest */

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tableFile } from '#scripts/backup/format.ts';
import type { VoiceRound } from '#shared/voice/schemas.ts';
import { STATEMENT_SETS } from '#shared/voice/statements.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { caller } from '#tests/support/client.ts';
import { filesHolding } from '#tests/support/database/own-cluster.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { keyFileOf } from '#tests/support/files/voice-files.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { environmentOf, runScript } from '#tests/support/processes/commands.ts';
import { startServerProcess } from '#tests/support/processes/server-process.ts';
import { answer, answerAll, closeAfter, lastDay, readRound, roundAsking, times } from '#tests/support/voice.ts';

const booted = withApp();

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-voice-'));
const drops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
});
afterAll(async () => {
	for (const drop of drops) await drop();
	fs.rmSync(folder, { recursive: true, force: true });
});

it('a backup holds the counters of closed rounds and nothing of open ones, of either set, which a restore ends', async () => {
	const app = booted.current;
	const closed = [];
	const open = [];
	for (const set of STATEMENT_SETS) {
		const staged = await assessmentAt(app, 3);
		const round = await roundAsking(set)(app, staged);
		await answerAll(app, round.codes, times(12));
		closed.push({ staged, round });
	}
	await closeAfter(app, closed[0]?.round.closes_on ?? '');
	for (const set of STATEMENT_SETS) {
		const staged = await assessmentAt(app, 3);
		const round = await roundAsking(set)(app, staged, { closes_on: lastDay(app, 30) });
		await answerAll(app, round.codes, times(11));
		open.push({ staged, round });
	}

	const backup = path.join(folder, 'backup');
	const made = await runScript('backup.ts', ['--to', backup], environmentOf(app.deps.config));
	expect(made).toMatchObject({ code: 0, stderr: '' });
	expect(made.stdout).toContain("Not in it: codes and answers of 2 open round(s) of the workers' voice.");
	const linesOf = (name: string) =>
		gunzipSync(fs.readFileSync(tableFile(backup, name)))
			.toString('utf8')
			.split('\n')
			.filter(Boolean);
	expect([linesOf('voice_codes'), linesOf('voice_keys')]).toEqual([[], []]);
	for (const { round } of open) {
		const key = fs.readFileSync(keyFileOf(app, round.id));
		expect(Object.keys(filesHolding(backup, [key]))).toEqual([]);
	}
	expect(
		fs.readdirSync(backup, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('voice-keys')),
	).toEqual([]);
	const counted = linesOf('voice_counters').map((line) => (JSON.parse(line) as { round_id: number }).round_id);
	expect(new Set(counted)).toEqual(new Set(closed.map(({ round }) => round.id)));

	const database = await createTestDatabase();
	drops.unshift(database.drop);
	const elsewhere = { databaseUrl: database.url, dataDir: path.join(folder, 'data'), secret: 'x'.repeat(40) };
	const restored = await runScript('restore.ts', ['--from', backup, '--force'], environmentOf(elsewhere));
	expect(restored).toMatchObject({ code: 0, stderr: '' });
	expect(restored.stdout).toContain("Ended without a result: 2 round(s) of the workers' voice, which were open then.");

	const server = await startServerProcess(environmentOf(elsewhere));
	drops.unshift(() => server.stop());
	const read = async ({ admin }: Pick<Staged, 'admin'>, id: number) =>
		(await caller(server, admin.token).get<VoiceRound>(`/console/voice_rounds/${id}`)).data;
	for (const { staged, round } of closed) {
		expect(await read(staged, round.id)).toEqual(await readRound(staged.admin, round.id));
	}
	for (const { staged, round } of open) {
		expect(await read(staged, round.id)).toMatchObject({ state: 'closed', result: { level: 'too_few' } });
		expect((await answer(server, round.codes[15] ?? '')).status).toBe(422);
		expect((await readRound(staged.admin, round.id)).state).toBe('open');
	}
});
