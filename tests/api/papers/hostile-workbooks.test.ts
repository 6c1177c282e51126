import { describe, expect, it } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { call } from '#tests/support/client.ts';
import { makeAssessor } from '#tests/support/factories.ts';
import { compoundFile, oldOffice } from '#tests/support/files/files.ts';
import { sheetData, workbookFile } from '#tests/support/files/office-files.ts';
import { importWorkbook } from '#tests/support/files/workbooks.ts';

/** Small files that unpack to a lot, sent many times at once to the reader of imported workbooks. */

const booted = withApp();

const SHEET = 'Regular paper';
const MB = 1024 ** 2;

const inline = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

const HOSTILE: Readonly<Record<string, Buffer>> = {
	'one cell of sixty million letters': workbookFile([
		{ name: SHEET, xml: sheetData([[inline('A'.repeat(60_000_000))]]) },
	]),
	'a tag of sixty million letters': workbookFile([
		{ name: SHEET, xml: `<sheetData><row r="1" x="${'A'.repeat(60_000_000)}"><c/></row></sheetData>` },
	]),
	'a shared text in half a million cells': workbookFile(
		[{ name: SHEET, xml: sheetData(Array(25_000).fill(['<c t="s"><v>0</v></c>'.repeat(20)])) }],
		{ strings: `<si><t>${'x'.repeat(30_000)}</t></si>` },
	),
	'the last column in each row': workbookFile([
		{ name: SHEET, xml: sheetData(Array.from({ length: 9_000 }, (_, at) => [`<c r="XFD${at + 1}"><v>1</v></c>`])) },
	]),
	'areas that overlap': workbookFile([
		{
			name: SHEET,
			xml: `${sheetData(Array(9_000).fill(['<c><v>1</v></c>']))}<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(100_000)}</mergeCells>`,
		},
	]),
};

/** The most memory above the start while the work runs, in bytes. */
const growthDuring = async <T>(work: () => Promise<T>): Promise<{ grown: number; result: T }> => {
	const start = process.memoryUsage.rss();
	let most = start;
	const timer = setInterval(() => {
		most = Math.max(most, process.memoryUsage.rss());
	}, 20);
	try {
		const result = await work();
		return { grown: Math.max(most, process.memoryUsage.rss()) - start, result };
	} finally {
		clearInterval(timer);
	}
};

describe('sixteen at once', () => {
	it.each(Object.keys(HOSTILE))('are all refused, with little memory: %s', async (name) => {
		const app = booted.current;
		const content = HOSTILE[name] ?? Buffer.alloc(0);
		const { token } = await makeAssessor(app);
		// Once before, so that the thread and its code are there.
		await importWorkbook(app, token, { content: workbookFile([{ name: SHEET, xml: sheetData([]) }]) });
		const { grown, result } = await growthDuring(() =>
			Promise.all(Array.from({ length: 16 }, () => importWorkbook(app, token, { content }))),
		);
		expect(grown).toBeLessThan(150 * MB);
		const statuses = result.map(({ status }) => status);
		expect(statuses.filter((status) => status === 422).length).toBeGreaterThan(0);
		expect(statuses.filter((status) => status !== 422 && status !== 429)).toEqual([]);
		for (const { status, errors } of result) if (status === 422) expect(Object.keys(errors)).toEqual(['workbook']);
		expect((await call(app, 'GET', '/console/me', { token })).status).toBe(200);
	});
});

it('another person does not wait behind them', async () => {
	const app = booted.current;
	const [busy, other] = [await makeAssessor(app), await makeAssessor(app)];
	const content = HOSTILE['areas that overlap'] ?? Buffer.alloc(0);
	const crowd = Array.from({ length: 16 }, () => importWorkbook(app, busy.token, { content }));
	const mine = await importWorkbook(app, other.token, { content: workbookFile([{ name: 'x', xml: sheetData([]) }]) });
	expect([mine.status, mine.errors.workbook?.[0]]).toEqual([
		422,
		expect.stringContaining('"Regular paper" is missing'),
	]);
	expect((await Promise.all(crowd)).map(({ status }) => status)).toContain(429);
});

it('says of a file with a password what to do', async () => {
	const { token } = await makeAssessor(booted.current);
	const content = compoundFile([{ name: 'Root Entry', child: 1 }, { name: 'EncryptedPackage' }]);
	const { status, errors } = await importWorkbook(booted.current, token, { content });
	expect([status, errors.workbook?.[0]]).toEqual([422, expect.stringContaining('Remove the password')]);
});

it('says of a file in the format of before 2007 what to do', async () => {
	const app = booted.current;
	const { token } = await makeAssessor(app);
	const { status, errors } = await importWorkbook(app, token, { content: oldOffice('Workbook') });
	expect([status, errors.workbook?.[0]]).toEqual([422, expect.stringContaining('Save it again as an Excel workbook')]);
});
