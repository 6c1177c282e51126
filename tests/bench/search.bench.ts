import { bootApp } from '#tests/support/boot.ts';
import { addCertificates, addCompanies, addMembers, assignEvery } from '#tests/support/database/many-rows.ts';
import { makeAssessor, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { quantile } from '#tests/support/quantiles.ts';
import { type Bench, type Figure, timesOf } from './figures.ts';

/** The one search of the console, by texts that are in one record, in some and in nearly all. */

const COMPANIES = 100_000;
/** Of so many companies, one is the assessor's. */
const ASSIGNED = 333;
const ROUNDS = 60;
const LIMIT_MS = 100;

const TEXTS: Readonly<Record<string, string>> = {
	'the name of one company': '検証54321',
	'a part of one name': '証54321',
	'two characters': '検証',
	'a part of every name': '株式会社',
	'a part of every kana': 'ｼｮｳ',
	'no name at all': '存在しない商号',
	'a registration number': '09-054321',
	'the beginning of every registration number': '09-',
	'a corporate number': '1234567890123',
	'the email of one member': 'member1.54321@example.com',
	'a part of every email': 'example.com',
	'the name of one member': '従業花子54321',
	'a part of the name of every second member': '検証 太郎',
	'two characters that begin the given name of every second member': '花子',
	'a receipt number': 'K-2026-0009',
	'a word of questions': '労働時間',
};

const measure = async (who: string, { get }: Person): Promise<Figure[]> => {
	const figures: Figure[] = [];
	for (const [name, q] of Object.entries(TEXTS)) {
		const search = async (): Promise<void> => {
			const { status, text } = await get(`/console/search?q=${encodeURIComponent(q)}`);
			if (status !== 200) throw new Error(`${q}: ${status} ${text}`);
		};
		await timesOf(ROUNDS / 3, search);
		const times = await timesOf(ROUNDS, search);
		figures.push({
			name: `${who}, ${name}: 95th percentile`,
			value: quantile(times, 0.95),
			unit: 'ms',
			limit: LIMIT_MS,
		});
	}
	return figures;
};

export const bench: Bench = {
	title: `The search of the console with ${COMPANIES} companies and twice as many members`,
	run: async () => {
		const app = await bootApp({ env: { DATABASE_TIMEOUT_MS: '600000' } });
		try {
			const admin = await makeConsoleAdmin(app);
			const assessor = await makeAssessor(app);
			await addCompanies(app, 0, COMPANIES);
			await addCertificates(app);
			await addMembers(app);
			await assignEvery(app, assessor.user.id, ASSIGNED);
			return [...(await measure('admin', admin)), ...(await measure('assessor', assessor))];
		} finally {
			await app.close();
		}
	},
};
