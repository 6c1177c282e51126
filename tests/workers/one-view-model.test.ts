import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { companies } from '#server/db/tables/companies.ts';
import { results } from '#server/db/tables/reports.ts';
import type { Explanation } from '#shared/explanation/schemas.ts';
import type { PdfDocument } from '#shared/exports/documents.ts';
import type { ImprovementPlan } from '#shared/plans/schemas.ts';
import type { ImprovementProposal } from '#shared/proposals/schemas.ts';
import type { AssessmentResult } from '#shared/reports/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { actionAt, companyPlan, staffPlan, toDo } from '#tests/support/assessment/improvement-plans.ts';
import { answerQuestions, rateItems } from '#tests/support/assessment/rated-sheets.ts';
import { publishPaper, rateEverything, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { caller } from '#tests/support/client.ts';
import { makeCompany } from '#tests/support/factories.ts';
import { downloadFile, openWorkbook } from '#tests/support/files/workbooks.ts';
import { advance, assessmentAt, gradeAsRated } from '#tests/support/journey.ts';
import { readPdf, squeezed } from '#tests/support/printed/pdf.ts';
import { withPrinter } from '#tests/support/printed/printing.ts';
import { showDocument } from '#workers/print-page.ts';

/**
 * Screen, PDF and workbook show everything in the API's response.
 *
 * @module-tag rest
 */

const booted = withApp({ worker: true });
const printing = withPrinter();

/** Three categories, so that there is a radar chart, each with unique texts. */
const markedPaper = () =>
	[...smallPaper([1, 40, 100]), ...smallPaper([1, 40, 100]).slice(1)].map((main, at) => ({
		...main,
		content: `大項目印${at}甲`,
		sub_categories: main.sub_categories.map((sub, of) => ({ ...sub, content: `小項目印${at}${of}乙` })),
	}));

let staged: Staged;
let report: AssessmentResult;
let proposal: ImprovementProposal;

/** Gives every row a distinct score. */
const markScores = async (): Promise<void> => {
	const { db } = booted.current.deps;
	await db.execute(sql`update result_main_categories set score = 31 + id % 7`);
	await db.execute(sql`update result_sub_categories set score = 41 + id % 7`);
	await db.execute(sql`update result_sdg_goals set score = 51 + id % 7`);
	await db.execute(sql`update result_sdg_targets set score = 61 + id % 7`);
	await db.update(results).set({ score: 271, sdgScore: 73 });
};

beforeAll(async () => {
	const app = booted.current;
	await publishPaper(app, markedPaper());
	const company = await makeCompany(app, { companyName: '企業名印髙﨑①㈱～𠮷', corporateNumber: '9876543210987' });
	await app.deps.db.update(companies).set({ registrationNumber: '77-987654' });
	staged = await assessmentAt(app, 5, { companyId: company.id });
	const { admin, progress } = staged;
	const { data } = await admin.get<AssessmentResult>(`/console/assessment_results/${progress.id}`);
	const subs = data.result.main_category_results.flatMap((main) => main.sub_category_results);
	const targets = data.result.sdg_goal_results.flatMap((goal) => goal.sdg_target_results);
	await admin.post(`/console/evaluation_reports/${progress.id}`, {
		sub_category_results: subs.map(({ id }) => ({ id, evaluation_note: `評価の印${id}丙\n二行目${id}丁` })),
		sdg_target_results: targets.map(({ id }) => ({ id, evaluation_note: `目標の印${id}戊` })),
	});
	await admin.post(`/console/improvement_proposals/${progress.id}`, {
		sub_category_results: subs.map(({ id }) => ({ id, proposal_note: `提案の印${id}己` })),
	});
	await markScores();
	const reader = caller(app, admin.token, 'ja');
	report = (await reader.get<AssessmentResult>(`/console/assessment_results/${progress.id}`)).data;
	proposal = (await reader.get<ImprovementProposal>(`/console/improvement_proposals/${progress.id}?confirmed=true`))
		.data;
});

/** The texts and numbers that every format must contain. */
const markersOfReport = ({ company, result }: AssessmentResult): string[] =>
	[
		company.company_name,
		company.registration_number,
		result.score,
		result.sdg_score,
		...result.main_category_results.flatMap((main) => [
			main.content,
			main.score,
			...main.sub_category_results.flatMap((sub) => [sub.content, sub.score, sub.evaluation_note]),
		]),
		...result.sdg_goal_results.flatMap((goal) => [
			goal.name,
			goal.score,
			...goal.sdg_target_results.flatMap((target) => [
				`${goal.sdg_goal_id}.${target.target_number}`,
				target.description,
				target.score,
				target.evaluation_note,
			]),
		]),
	].map((marker) => squeezed(String(marker)));

const markersOfProposal = (shown: ImprovementProposal): string[] =>
	[
		shown.company_name,
		shown.registration_number,
		shown.corporate_number,
		...shown.main_category_results.flatMap((main) => [
			main.content,
			...main.sub_category_results.flatMap((sub) => [sub.content, sub.score, sub.proposal_note]),
		]),
	].map((marker) => squeezed(String(marker)));

const markersOfPlan = ({ company, items }: ImprovementPlan): string[] =>
	[
		company.company_name,
		...items.flatMap(({ content, main_category, proposal_note, action }) => [
			content,
			main_category,
			proposal_note,
			action?.measure || action?.why_not || content,
			...(action?.decision === 'do' ? [action.owner, ...action.proofs.map((file) => file.file_name)] : []),
			action?.review?.content ?? content,
		]),
	].map((marker) => squeezed(String(marker)));

/** With the texts and points of questions; of what is excluded the check items stand in the workbook only. */
const markersOfExplanation = (shown: Explanation): string[] =>
	[
		shown.company.company_name,
		shown.company.registration_number,
		shown.score,
		shown.next_star?.missing,
		shown.next_star?.threshold,
		...(shown.next_star?.sets ?? []).flatMap((set) =>
			set.flatMap(({ number, content, gain }) => [number, content, gain.rounded]),
		),
		...shown.categories.flatMap((category) => [
			category.content,
			category.score,
			...category.sub_categories.flatMap((sub) => [
				sub.content,
				sub.score,
				...sub.questions.flatMap(({ number, content, points, earned, excluded, items }) => [
					number,
					content,
					...(excluded ? ['「該当しない」と回答'] : [points.rounded, earned.rounded]),
					...(excluded ? [] : (items ?? []).flatMap((item) => [item.content, item.rate])),
				]),
			]),
		]),
	].map((marker) => squeezed(String(marker)));

type Compared = { first: number | null; second: number | null; change: number | null };

/** A row as screen and PDF show it. */
const comparedRow = (name: string, { first, second, change }: Compared): string => {
	const score = (one: number | null): string => (one === null ? '採点対象外' : `${one}`);
	const words = (by: number): string => (by > 0 ? `↑${by}点改善` : by < 0 ? `↓${-by}点低下` : '変化なし');
	return `${name}${score(first)}${score(second)}${change === null ? '比較なし' : words(change)}`;
};

const comparisonOf = ({ comparison }: AssessmentResult) => {
	if (!comparison) throw new Error('there is no comparison');
	return comparison;
};

const markersOfComparison = (report: AssessmentResult): string[] => {
	const { total, main_category_results: mains, sub_category_results: subs, sdg_score: sdg } = comparisonOf(report);
	return [
		`${total.first.score}点→${total.second.score}点`,
		`SDGs達成度は${sdg.first}%から${sdg.second}%になりました。`,
		...mains.map((row) => comparedRow(row.content, row)),
		...subs.map((row) => comparedRow(`${row.content}${row.main_category}`, row)),
	].map(squeezed);
};

/** A row as the workbook lists it: its cells in order. */
const cellsOfComparison = (report: AssessmentResult): string[] => {
	const { total, main_category_results: mains, sub_category_results: subs } = comparisonOf(report);
	return [
		...mains,
		...subs,
		{ content: '', first: total.first.score, second: total.second.score, change: total.change },
	]
		.flatMap(({ content, first, second, change }) => [content, first, second, change])
		.map((cell) => squeezed(cell === null ? '' : String(cell)));
};

const missingIn = (text: string, markers: readonly string[]): string[] =>
	markers.filter((marker) => !squeezed(text).includes(marker));

/** The visible text of the document's screen component, rendered in a browser. */
const shownText = (document: PdfDocument): Promise<string> =>
	printing.browser.withPage(async (page) => {
		await showDocument(page, document, 'ja');
		return page.evaluate(() => window.document.body.innerText);
	});

/** A busy machine first answers 202, and the file when it is asked again. */
const download = async (path: string, token = staged.admin.token): Promise<Buffer> => {
	let file = await downloadFile(booted.current, token, path, 'ja');
	while (file.status === 202) file = await downloadFile(booted.current, token, path, 'ja');
	expect(file.status).toBe(200);
	return file.content;
};

const workbookText = async (path: string): Promise<string> => {
	const texts: string[] = [];
	for (const sheet of (await openWorkbook(await download(path))).worksheets) {
		sheet.eachRow((row) => row.eachCell((cell) => void texts.push(String(cell.value))));
	}
	return texts.join('\n');
};

describe('one view-model', () => {
	it('of a report: screen, PDF and workbook show everything that the API returns', async () => {
		const markers = markersOfReport(report);
		expect(markers).not.toContain('null');
		expect(markers.length).toBeGreaterThanOrEqual(40);
		expect(JSON.stringify(report)).toContain('評価の印');
		expect(missingIn(await shownText({ kind: 'report', content: report }), markers)).toEqual([]);
		const path = `/console/assessment_results/${staged.progress.id}`;
		expect(missingIn((await readPdf(await download(`${path}/pdf`))).text, markers)).toEqual([]);
		expect(missingIn(await workbookText(`${path}/download`), markers)).toEqual([]);
	});

	it('of a summary: the server ranks, and screen, PDF and workbook list in its order', async () => {
		const { summary } = report;
		expect(summary.strengths).toEqual([]);
		const ranked = summary.to_improve.map(({ content }) => content);
		expect(ranked).toHaveLength(3);
		const path = `/console/assessment_results/${staged.progress.id}`;
		const texts = [
			await shownText({ kind: 'report', content: report }),
			// The page after the cover.
			(await readPdf(await download(`${path}/pdf`))).pages[1]?.text ?? '',
			await workbookText(`${path}/download`),
		].map(squeezed);
		for (const text of texts) {
			const listed = text.slice(text.indexOf('優先して改善する項目'));
			const places = ranked.map((name) => listed.indexOf(squeezed(name)));
			expect(places.every((at) => at > 0)).toBe(true);
			expect(places).toEqual(places.toSorted((a, b) => a - b));
		}
	});

	it('of a proposal', async () => {
		const markers = markersOfProposal(proposal);
		expect(markers).not.toContain('null');
		expect(missingIn(await shownText({ kind: 'proposal', content: proposal }), markers)).toEqual([]);
		const path = `/console/improvement_proposals/${staged.progress.id}`;
		expect(missingIn((await readPdf(await download(`${path}/pdf`))).text, markers)).toEqual([]);
		expect(missingIn(await workbookText(`${path}/download`), markers)).toEqual([]);
	});

	it('of an explanation of a score', async () => {
		const app = booted.current;
		const explained = await assessmentAt(app, 3, { admin: staged.admin });
		const { id } = explained.progress;
		await rateEverything(app, id, 1);
		await answerQuestions(app, id, 1, [1, 1, 1, 3]);
		await rateItems(app, id, 1, [3, 2, 1, 2, 2]);
		await gradeAsRated(app, explained, 1);
		const path = `/console/assessment_results/${id}/explanation`;
		const content = (await caller(app, staged.admin.token, 'ja').get<Explanation>(path)).data;
		const markers = markersOfExplanation(content);
		expect(markers.filter((marker) => ['null', 'undefined'].includes(marker))).toEqual([]);
		expect(content.next_star?.sets.length).toBeGreaterThan(0);
		expect(JSON.stringify(content)).toContain('not_applicable');
		const shown = await shownText({ kind: 'explanation', content });
		expect(missingIn(shown, markers)).toEqual([]);
		expect(missingIn((await readPdf(await download(`${path}/pdf`))).text, markers)).toEqual([]);
		expect(missingIn(await workbookText(`${path}/download`), markers)).toEqual([]);
	});

	it('is the same for the company and the staff', async () => {
		const { progress } = staged;
		const owner = caller(booted.current, staged.owner.token, 'ja');
		expect((await owner.get(`/app/assessment_results/${progress.id}`)).data).toEqual(report);
		const { id, company_name } = proposal;
		// Its editor adds what readers see of each note, nothing else.
		const main_category_results = proposal.main_category_results.map((main) => ({
			...main,
			sub_category_results: main.sub_category_results.map(({ id: sub, content, score, proposal_note }) => ({
				id: sub,
				content,
				score,
				proposal_note,
			})),
		}));
		expect((await owner.get(`/app/improvement_proposals/${progress.id}`)).data).toMatchObject({
			id,
			company_name,
			main_category_results,
		});
	});

	it('of an improvement plan, with its PDF the same in both areas', async () => {
		const app = booted.current;
		const { id } = (await advance(app, staged, 7)).progress;
		const plan = companyPlan(app, staged.owner, id);
		const [one, two] = (await plan.read()).data.items;
		await plan.save([
			toDo(one?.sub_category_id ?? 0, { measure: '実施の印庚', owner: '責任者の印辛', target_date: '2027-03-31' }),
			{ sub_category_id: two?.sub_category_id, decision: 'not', why_not: '理由の印壬' },
		]);
		await plan.addProof(actionAt((await plan.read()).data, 0).id, { name: '記録の印癸' });
		const staff = staffPlan(staged.admin, id);
		const answered = actionAt((await plan.read()).data, 0);
		expect((await staff.return(answered.id, answered.version, '不足の印子')).status).toBe(200);
		const { data } = await caller(app, staged.owner.token, 'ja').get<ImprovementPlan>(`/app/improvement_plans/${id}`);
		const markers = markersOfPlan(data);
		expect(markers).toContain('不足の印子');
		expect(missingIn(await shownText({ kind: 'plan', content: data }), markers)).toEqual([]);
		const path = `/improvement_plans/${id}`;
		expect(missingIn(await workbookText(`/console${path}/download`), markers)).toEqual([]);
		for (const [area, { token }] of [['console', staged.admin] as const, ['app', staged.owner] as const])
			expect(missingIn((await readPdf(await download(`/${area}${path}/pdf`, token))).text, markers)).toEqual([]);
	});

	it('of a comparison: every score of the first round and every change, in the order of the API', async () => {
		const again = await assessmentAt(booted.current, 10);
		await booted.current.deps.db.execute(sql`
			update result_sub_categories set score = case id % 4 when 0 then null when 1 then 41 + id % 17 else 60 + id % 37 end`);
		await booted.current.deps.db.execute(sql`update result_main_categories set score = 23 + id % 71`);
		await booted.current.deps.db.execute(sql`update results set score = 100 + id % 97, sdg_score = 30 + id % 61`);
		const path = `/console/assessment_results/${again.progress.id}`;
		const reader = caller(booted.current, again.admin.token, 'ja');
		const { data: second } = await reader.get<AssessmentResult>(`${path}?is_first_time=false`);
		const markers = markersOfComparison(second);
		const screen = squeezed(await shownText({ kind: 'report', content: second }));
		expect(missingIn(screen, markers)).toEqual([]);
		const places = markers.slice(-comparisonOf(second).sub_category_results.length).map((row) => screen.indexOf(row));
		expect(places).toEqual(places.toSorted((a, b) => a - b));
		expect(missingIn((await readPdf(await download(`${path}/pdf?is_first_time=false`))).text, markers)).toEqual([]);
		const book = await workbookText(`${path}/download?is_first_time=false`);
		const cells = cellsOfComparison(second);
		expect(cells.length).toBeGreaterThan(30);
		expect(missingIn(book, cells)).toEqual([]);
	});
});
