import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tableFile } from '#scripts/backup/format.ts';
import type { VoiceRound } from '#shared/voice/schemas.ts';
import { STATEMENT_SETS } from '#shared/voice/statements.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { caller } from '#tests/support/client.ts';
import { environmentOf, runScript } from '#tests/support/commands.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { filesHolding } from '#tests/support/own-cluster.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import { answer, answerAll, closeAfter, lastDay, readRound, roundAsking, times } from '#tests/support/voice.ts';
import { keyFileOf } from '#tests/support/voice-files.ts';

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

it.each(STATEMENT_SETS)(
	'a backup holds the counters of closed rounds of set %i and nothing of open ones, which a restore ends',
	async (set) => {
		const app = booted.current;
		const [closed, open] = [await assessmentAt(app, 3), await assessmentAt(app, 3)];
		const first = await roundAsking(set)(app, closed);
		await answerAll(app, first.codes, times(12));
		await closeAfter(app, first.closes_on);
		const second = await roundAsking(set)(app, open, { closes_on: lastDay(app, 30) });
		await answerAll(app, second.codes, times(11));

		const backup = path.join(folder, `backup-${set}`);
		const made = await runScript('backup.ts', ['--to', backup], environmentOf(app.deps.config));
		expect(made).toMatchObject({ code: 0, stderr: '' });
		expect(made.stdout).toContain("Not in it: codes and answers of 1 open round(s) of the workers' voice.");
		const linesOf = (name: string) =>
			gunzipSync(fs.readFileSync(tableFile(backup, name)))
				.toString('utf8')
				.split('\n')
				.filter(Boolean);
		expect([linesOf('voice_codes'), linesOf('voice_keys')]).toEqual([[], []]);
		const key = fs.readFileSync(keyFileOf(app, second.id));
		expect(Object.keys(filesHolding(backup, [key]))).toEqual([]);
		expect(
			fs.readdirSync(backup, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('voice-keys')),
		).toEqual([]);
		const counted = linesOf('voice_counters').map((line) => (JSON.parse(line) as { round_id: number }).round_id);
		expect(counted).toContain(first.id);
		expect(counted).not.toContain(second.id);

		const database = await createTestDatabase();
		drops.unshift(database.drop);
		const elsewhere = { databaseUrl: database.url, dataDir: path.join(folder, `data-${set}`), secret: 'x'.repeat(40) };
		const restored = await runScript('restore.ts', ['--from', backup, '--force'], environmentOf(elsewhere));
		expect(restored).toMatchObject({ code: 0, stderr: '' });
		expect(restored.stdout).toContain(
			"Ended without a result: 1 round(s) of the workers' voice, which were open then.",
		);

		const server = await startServerProcess(environmentOf(elsewhere));
		drops.unshift(() => server.stop());
		const read = async ({ admin }: typeof open, id: number) =>
			(await caller(server, admin.token).get<VoiceRound>(`/console/voice_rounds/${id}`)).data;
		expect(await read(closed, first.id)).toEqual(await readRound(closed.admin, first.id));
		expect(await read(open, second.id)).toMatchObject({ state: 'closed', result: { level: 'too_few' } });
		expect((await answer(server, second.codes[15] ?? '')).status).toBe(422);
		expect((await readRound(open.admin, second.id)).state).toBe('open');
	},
);
