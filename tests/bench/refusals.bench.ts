import { sql } from 'drizzle-orm';
import { startedAssessment } from '#tests/support/assessments.ts';
import { bootApp, type TestApp } from '#tests/support/boot.ts';
import { call } from '#tests/support/client.ts';
import { makeConsoleAdmin, type Person, unique } from '#tests/support/factories.ts';
import { streamUpload } from '#tests/support/files/endless-upload.ts';
import { pdf, upload, zip } from '#tests/support/files/files.ts';
import { importWorkbook, regularWorkbook } from '#tests/support/files/workbooks.ts';
import { median } from '#tests/support/quantiles.ts';
import { type Bench, type Figure, timed, timesOf } from './figures.ts';
import { MAX_TIMING_DIFFERENCE, PAIRS, timesApart, timingDifference } from './support/alike.ts';

/** Refusals must not cost more than accepted calls, nor leak information by their timing. */

const ROUNDS = 7;
const MAX_APART_MS = 2;
/** Folding changes it. */
const FULL_WIDTH = 'ｎｏｔ ｔｈｅ ｏｎｅ';

const nobody = (): string => `${unique('nobody')}@example.com`;

const measureGuesses = async (app: TestApp, admin: Person): Promise<Figure[]> => {
	// Sign-ins are limited per email, so each try has its own account.
	const known = Array.from({ length: 2 * PAIRS }, () => `${unique('known')}@example.com`);
	await app.deps.db.execute(
		sql`insert into users (area, role, name, email, password_hash) select 'console', 0, '利用者', e, ${admin.user.passwordHash} from unnest(${sql.param(known)}::text[]) e`,
	);
	const signIn = (email: string, password = 'not the one') =>
		call(app, 'POST', '/console/login', { body: { email, password } });
	const forget = (email: string) => call(app, 'POST', '/console/forgot_password', { body: { email } });
	let at = 0;
	const signIns = await timesApart(
		() => signIn(known[at++] ?? ''),
		() => signIn(nobody()),
	);
	// Verified in both spellings.
	const folded = await timesApart(
		() => signIn(known[at++] ?? '', FULL_WIDTH),
		() => signIn(nobody(), FULL_WIDTH),
	);
	// A recipient gets few mails an hour, so each has an account of its own here too.
	let again = 0;
	const letters = await timingDifference(
		() => forget(known[again++] ?? ''),
		() => forget(nobody()),
	);
	return [
		{ name: 'a wrong password and an unknown email, apart', value: signIns.apart, unit: 'ms', limit: MAX_APART_MS },
		{ name: 'the same, of a password in full width', value: folded.apart, unit: 'ms', limit: MAX_APART_MS },
		{ name: 'a wrong password', value: signIns.each, unit: 'ms', limit: null },
		{ name: 'a wrong password in full width', value: folded.each, unit: 'ms', limit: null },
		{
			name: 'a forgotten password of a known and an unknown email, apart',
			value: letters,
			unit: '×',
			limit: MAX_TIMING_DIFFERENCE,
		},
	];
};

const MEGABYTE = 1024 * 1024;

const measureUploads = async (app: TestApp): Promise<Figure[]> => {
	const { owner } = await startedAssessment(app);
	const entries = zip(Array.from({ length: 100_000 }, (_, index) => ({ name: String(index) })));
	const whole = pdf('x'.repeat(19 * MEGABYTE));
	const accepted = (content: Buffer) =>
		timesOf(ROUNDS, () => upload(app, owner.token, { content, fileName: 'a.pdf', type: 'application/pdf' }));
	const asLarge = median(await accepted(pdf('x'.repeat(entries.length))));
	const largest = median(await accepted(whole));
	const bomb = median(await timesOf(ROUNDS, () => upload(app, owner.token, { content: entries, fileName: 'a.docx' })));
	const endless = median(await timesOf(ROUNDS, () => streamUpload(app, owner.token, 200 * MEGABYTE)));
	return [
		{ name: 'a file of 100,000 entries refused / one as large accepted', value: bomb / asLarge, unit: '×', limit: 2 },
		{ name: 'an endless upload refused / the largest accepted', value: endless / largest, unit: '×', limit: 1 },
	];
};

/** The longest latency of a health probe during the import of a large invalid workbook, relative to the import. */
const measureImport = async (app: TestApp, { token }: Person): Promise<Figure[]> => {
	const content = await regularWorkbook(Array.from({ length: 4_900 }, () => ['Category', '大'.repeat(200)]));
	let isDone = false;
	const importing = timed(() => importWorkbook(app, token, { content })).finally(() => {
		isDone = true;
	});
	let longest = 0;
	while (!isDone) longest = Math.max(longest, await timed(() => fetch(`${app.url}/healthz`)));
	return [
		{
			name: 'the longest wait of a probe / the import that it waits beside',
			value: longest / (await importing),
			unit: '×',
			limit: 0.25,
		},
	];
};

export const bench: Bench = {
	title: 'Refusals',
	run: async () => {
		const app = await bootApp();
		try {
			const admin = await makeConsoleAdmin(app);
			return [
				...(await measureGuesses(app, admin)),
				...(await measureUploads(app)),
				...(await measureImport(app, admin)),
			];
		} finally {
			await app.close();
		}
	},
};
