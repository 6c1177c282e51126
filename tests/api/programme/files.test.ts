import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { makeAssessor, makeCompany, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { downloadFile, openWorkbook } from '#tests/support/files/workbooks.ts';

/** The figures of the programme as a workbook and on paper: what leaves the house. */

const booted = withApp({ withoutPrinting: true });

let admin: Person;

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
	admin = await makeConsoleAdmin(booted.current);
});

describe('files', () => {
	const groupOf = async (industryCode: string, count: number): Promise<void> => {
		for (let at = 0; at < count; at++) {
			const { id } = await makeCompany(booted.current, { industryCode });
			await startedAssessment(booted.current, { admin, companyId: id });
		}
	};

	it('tell nothing about fewer than ten companies', async () => {
		const app = booted.current;
		await groupOf('J62', 9);
		for (const file of ['download', 'pdf']) {
			const refused = await admin.get(`/console/programme/${file}?industry=J`);
			expect([refused.status, refused.message]).toEqual([
				409,
				'Figures of fewer than ten companies cannot be exported. Please widen the filters.',
			]);
		}
		await groupOf('J62', 3);
		const { rows: progresses } = await app.deps.db.execute<{ id: number }>(sql`
			select progress_id as id from programme_assessments where industry = 'J' order by 1 limit 2`);
		for (const { id } of progresses) {
			await app.deps.db.execute(sql`update programme_assessments set status = 3 where progress_id = ${id}`);
		}
		const { content } = await downloadFile(app, admin.token, '/console/programme/download?industry=J');
		const workbook = await openWorkbook(content);
		const sheet = workbook.worksheets[0];
		// Ten companies at 1 and two at 3: without both, the two would follow from the number of all.
		expect([2, 3].map((row) => sheet?.getRow(row).getCell(2).value)).toEqual(['under 10', 'under 10']);
		expect(sheet?.getRow(3).getCell(3).value).toBe('under 10');
		const [, nobody] = workbook.getWorksheet('Assessors')?.getRows(1, 2) ?? [];
		expect([1, 2, 3].map((cell) => nobody?.getCell(cell).value)).toEqual(['Unassigned', 'under 10', 0]);
		expect(workbook.worksheets.length).toBe(16);
	});

	it('have a sheet for each chart, without those of admins for assessors', async () => {
		const app = booted.current;
		const { rows } = await app.deps.db.execute<{ id: number }>(sql`
			select company_id as id from programme_assessments where industry = 'J'`);
		const assessor = await makeAssessor(
			app,
			rows.map(({ id }) => id),
		);
		const names = async ({ token }: Person): Promise<string[]> => {
			const { content } = await downloadFile(app, token, '/console/programme/download?industry=J');
			return (await openWorkbook(content)).worksheets.map(({ name }) => name);
		};
		const all = await names(admin);
		expect(all).toContain('Critical questions failed most');
		expect(all.slice(-2)).toEqual(['The way in', "Workers' voice, all companies"]);
		// Excel allows 31 characters: none of the names was cut.
		expect(all.filter((name) => name.length > 31)).toEqual([]);
		expect(new Set(all).size).toBe(all.length);
		expect(await names(assessor)).toEqual(all.slice(0, -2));
	});
});
