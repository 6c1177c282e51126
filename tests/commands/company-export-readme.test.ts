import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { rowsIn } from '#tests/support/database/leftovers.ts';
import { zipEntries } from '#tests/support/files/zip-entries.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { environmentOf, runScript } from '#tests/support/processes/commands.ts';
import { answerAll, closeAfter, openedRound, times } from '#tests/support/voice.ts';

/**
 * README.md of the archive of a company, and that neither it nor anything else tells whether workers were asked.
 *
 * @module-tag rest
 */

const booted = withApp();

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-readme-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** What each reason in it begins with, in its order. */
const SAID = {
	ja: [
		'パスワード、ログインの記録、2段階認証の鍵など、アカウントを守るための情報',
		'評価員の手元の記録',
		'運営者側の人がいつ評定',
		'運営者側の氏名と接続元',
		'まだご覧いただけない評価の結果と報告書',
		'貴社のために作成したものではないPDF',
		'事実でなくなったお知らせ',
		'働く人の声',
		'スマートフォンから届き、まだ使われていない写真',
		'処理の待ち行列や評価員の割り当て',
	],
	en: [
		'Data that protects accounts',
		'The assessors’ working notes',
		'When the operator’s staff rated',
		'Names and network addresses of the operator’s staff',
		'Results and reports that your company cannot open yet',
		'PDFs not created for your company',
		'Notices that no longer apply',
		'The workers’ voice',
		'Photos sent by phone and not used yet',
		'Data used only for operation',
	],
};

const archiveOf = async ({ companyId }: Staged): Promise<Map<string, Buffer>> => {
	const file = path.join(folder, `${companyId}.zip`);
	const args = ['--id', String(companyId), '--to', file];
	expect(await runScript('company-export.ts', args, environmentOf(booted.current.deps.config))).toMatchObject({
		code: 0,
		stderr: '',
	});
	return zipEntries(file);
};

/** The lines below a title, up to the next one. */
const linesBelow = (text: string, title: string): string[] =>
	(text.split(`## ${title}\n`)[1]?.split('\n#')[0] ?? '').split('\n').filter((line) => line.startsWith('- '));

const asked: Map<string, Buffer>[] = [];
let notAsked: Map<string, Buffer>;
let name: string;
beforeAll(async () => {
	const app = booted.current;
	await publishPaper(app, smallPaper());
	const closed = await assessmentAt(app, 3);
	const round = await openedRound(app, closed);
	await answerAll(app, round.codes, times(5));
	await closeAfter(app, round.closes_on);
	const open = await assessmentAt(app, 3);
	await openedRound(app, open);
	const without = await assessmentAt(app, 3);
	asked.push(await archiveOf(closed), await archiveOf(open));
	notAsked = await archiveOf(without);
	const [row] = await rowsIn<{ name: string }>(
		app,
		`select company_name as name from companies where id = ${without.companyId}`,
	);
	name = row?.name ?? '';
});

it('explains every file in both languages', () => {
	const readme = String(notAsked.get('README.md'));
	for (const file of [...notAsked.keys()].filter((one) => one.startsWith('data/'))) {
		expect(readme.split(`- \`${file}\``), file).toHaveLength(3);
	}
	expect(readme).toContain(`# ${name}のデータ`);
	expect(readme).toContain(`# The data of ${name}`);
	expect(readme).not.toContain('{{');
});

it('says everything that is left out, and why, in both languages, whatever there is of it', () => {
	for (const entries of [notAsked, ...asked]) {
		const [ja = '', en = ''] = String(entries.get('README.md')).split('\n---\n');
		const begin = (lines: readonly string[]) => lines.map((line) => expect.stringContaining(`- ${line}`));
		expect(linesBelow(ja, '含まれていないもの')).toEqual(begin(SAID.ja));
		expect(linesBelow(en, 'What is not included')).toEqual(begin(SAID.en));
	}
});

it('nothing tells whether workers were asked', () => {
	/** What differs between any two companies: numbers, names and times. */
	const shapeOf = (entries: Map<string, Buffer>) =>
		[...entries]
			.map(([file, content]) => `${file} ${content}`)
			.join('\n')
			.replace(/"(name|email|company_name|request_id)": ?"[^"]*"/g, '"$1"')
			.replace(/検証株式会社\d+/g, 'X')
			.replace(/\d+(\.\d+)?/g, '0');
	for (const entries of asked) expect(shapeOf(entries)).toBe(shapeOf(notAsked));
});
