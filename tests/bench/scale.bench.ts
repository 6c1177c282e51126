import { bootApp } from '#tests/support/boot.ts';
import { addCertificates, addCompanies, FEW } from '#tests/support/database/many-rows.ts';
import { makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { median } from '#tests/support/quantiles.ts';
import { type Bench, type Figure, timesOf } from './figures.ts';

/** How lists and their search scale with a hundred times as many companies. */

const MANY = 100_000;
const ROUNDS = 60;
/** Of lists that show as many rows with many companies as with few. */
const LIMIT = 1.5;
/** Of the one whose rows grow with the companies: all of them are counted for its total. */
const LIMIT_OF_COUNTED = 3;

const COUNTED = 'certificates that expire soon';

const LISTS: Readonly<Record<string, string>> = {
	'the first page of companies': '/console/companies?page=1&per_page=20',
	'companies by a rare name': `/console/companies?page=1&per_page=20&q=${encodeURIComponent('珍しい')}`,
	'the first page of assessments': '/console/assessment_progresses?page=1&per_page=20',
	'assessments by a rare name': `/console/assessment_progresses?page=1&per_page=20&q=${encodeURIComponent('珍しい')}`,
	'the first page of certifications': '/console/certifications?page=1&per_page=20',
	// As many as there are with few companies, so that both pages are full.
	[COUNTED]: '/console/certifications?page=1&per_page=10&expiring=true',
};

const measure = async (admin: Person): Promise<Map<string, number>> => {
	const times = new Map<string, number>();
	for (const [name, path] of Object.entries(LISTS)) {
		const read = async (): Promise<void> => {
			const { status, text } = await admin.get(path);
			if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
		};
		await timesOf(ROUNDS / 3, read);
		times.set(name, median(await timesOf(ROUNDS, read)));
	}
	return times;
};

export const bench: Bench = {
	title: `Lists with ${FEW} and with ${MANY} companies`,
	run: async () => {
		const app = await bootApp();
		try {
			const admin = await makeConsoleAdmin(app);
			await addCompanies(app, 0, FEW);
			await addCertificates(app);
			const few = await measure(admin);
			await addCompanies(app, FEW, MANY);
			await addCertificates(app);
			const many = await measure(admin);
			return [...few].flatMap(([name, before]): Figure[] => {
				const after = many.get(name) ?? Number.NaN;
				return [
					{ name: `${name}, of ${FEW}`, value: before, unit: 'ms', limit: null },
					{ name: `${name}, of ${MANY}`, value: after, unit: 'ms', limit: null },
					{
						name: `${name}: many / few`,
						value: after / before,
						unit: '×',
						limit: name === COUNTED ? LIMIT_OF_COUNTED : LIMIT,
					},
				];
			});
		} finally {
			await app.close();
		}
	},
};
