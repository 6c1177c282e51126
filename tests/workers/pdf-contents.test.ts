/** @module-tag rest */

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { outline } from '#scripts/seed/papers/outline.ts';
import { sdgTargets } from '#scripts/seed/sdg-targets.ts';
import type { Explanation } from '#shared/explanation/schemas.ts';
import type { PdfDocument } from '#shared/exports/documents.ts';
import {
	emptyReport,
	emptySecondReport,
	extremeExplanation,
	extremeReport,
	longName,
	longSecondReport,
	markedText,
	RARE,
	sampleCertificate,
	sampleFreeCertificate,
	sampleFreeResult,
	typicalExplanation,
	typicalPlan,
	typicalProposal,
	typicalReport,
	typicalSecondReport,
} from '#tests/support/printed/documents.ts';
import { type PdfPage, type ReadPdf, readPdf, squeezed } from '#tests/support/printed/pdf.ts';
import { withPrinter } from '#tests/support/printed/printing.ts';

const printing = withPrinter();

const POINTS_A_MM = 72 / 25.4;
const MEGABYTE = 1024 * 1024;

/** The vertical bounds of the content, in points from the bottom of an A4 page; beyond are the header and footer. */
const TEXT_FROM = 18 * POINTS_A_MM;
const TEXT_TO = (297 - 20) * POINTS_A_MM;

const pageOf = ({ pages }: ReadPdf, text: string): number =>
	pages.findIndex((page) => page.text.includes(squeezed(text)));

/** The pages of the first and the last part of a text, regardless of line breaks. */
const pagesOf = ({ pages }: ReadPdf, begin: string, end: string) => ({
	first: pages.findIndex((page) => page.text.includes(begin)),
	last: pages.findIndex((page) => page.text.includes(end)),
});

/** Of 10 points in the text, and of 9 at the least in labels and charts. pdfjs tells sizes to a hundredth. */
const BODY_POINTS = 10;
const LEAST_POINTS = 8.99;

/** No text is too small to read, and no page was scaled down because something was wider than it. */
const expectLegible = ({ pages }: ReadPdf, body: number): void => {
	const items = pages.flatMap((page) => page.items);
	expect(items.filter(({ height }) => height < LEAST_POINTS)).toEqual([]);
	const ofBody = items.filter(({ height }) => Math.abs(height - body) < 0.01);
	expect(ofBody.length, `texts of ${body} points`).toBeGreaterThan(0);
};

const isInMargin = ({ y }: PdfPage['items'][number]): boolean => y < TEXT_FROM || y > TEXT_TO;

/** A4 portrait, embedded fonts, tagged, with page numbers, and a header on every page but the cover. */
const expectPrinted = (pdf: ReadPdf, company: string, title: string): void => {
	expect(pdf.title).toBe(`${title} - ${company}`);
	expect(pdf.isTagged).toBe(true);
	expect(pdf.hasLinks).toBe(false);
	expect(pdf.fonts.length).toBeGreaterThan(0);
	for (const font of pdf.fonts) expect(font).toMatchObject({ isEmbedded: true });
	pdf.pages.forEach((page, index) => {
		expect(page.width).toBeCloseTo(595, 0);
		expect(page.height).toBeCloseTo(842, 0);
		const margin = squeezed(
			page.items
				.filter(isInMargin)
				.map(({ text }) => text)
				.join(''),
		);
		const header = index === 0 ? '' : `${company}${title}`;
		expect(margin).toBe(squeezed(`${header}${index + 1}/${pdf.pages.length}`));
		// No text runs into the left or right margin.
		for (const item of page.items) {
			expect(item.x).toBeGreaterThan(15 * POINTS_A_MM);
			expect(item.x + item.width).toBeLessThan((210 - 15) * POINTS_A_MM);
			if (!isInMargin(item)) expect(item.y + item.height).toBeLessThan(TEXT_TO + 1);
		}
	});
};

describe('a typical report', () => {
	it.each([
		['ja', '評価レポート', '公正な募集・選考'],
		['en', 'Evaluation report', 'Fair recruitment and selection'],
	] as const)('in %s: small, whole and searchable', async (locale, title, subCategory) => {
		const report = typicalReport(locale);
		const pdf = await printing.print({ kind: 'report', content: report }, locale);
		expectPrinted(pdf, report.company.company_name, title);
		expectLegible(pdf, BODY_POINTS);
		expect(pdf.byteSize).toBeLessThan(MEGABYTE);
		expect(pdf.text).toContain(squeezed(subCategory));
		for (const main of report.result.main_category_results) {
			for (const sub of main.sub_category_results) {
				expect(pdf.text).toContain(squeezed(sub.evaluation_note));
				// A short card does not break across pages.
				const note = squeezed(sub.evaluation_note);
				expect(pageOf(pdf, note.slice(0, 12))).toBe(pageOf(pdf, note.slice(-12)));
			}
		}
		for (const { industry, total } of report.position?.cohorts ?? []) {
			expect(pdf.text).toContain(squeezed(industry?.name ?? (locale === 'ja' ? 'すべての企業' : 'All companies')));
			expect(pdf.text).toContain(`${total.own}%`);
		}
		for (const goal of report.result.sdg_goal_results) {
			for (const target of goal.sdg_target_results) expect(pdf.text).toContain(squeezed(target.description));
		}
	});

	it('says after the cover, before the data, what went best and where to begin', async () => {
		const { summary, ...report } = typicalReport();
		const pdf = await printing.print({ kind: 'report', content: { summary, ...report } });
		const [cover, first = ''] = pdf.pages.map(({ text }) => text);
		expect(cover).not.toContain('総合点');
		expect(first).toContain(`総合点は700点満点中${report.result.score}点で、評価は「Bおおむね良好」です。`);
		expect(first).toContain('一つ星');
		const names = [...(summary?.strengths ?? []), ...(summary?.to_improve ?? [])].map(({ content }) =>
			squeezed(content),
		);
		expect(names).toHaveLength(6);
		for (const name of names) expect(first).toContain(name);
		// The data follow on the same page, which would otherwise be half empty.
		expect(first.indexOf('自動採点の結果')).toBeGreaterThan(first.indexOf(names.at(-1) ?? '?'));
		const former = await printing.print({ kind: 'report', content: report });
		expect(former.pages[1]?.text).toContain('自動採点の結果');
	});

	it('keeps a heading with its next block', async () => {
		const report = typicalReport();
		const pdf = await printing.print({ kind: 'report', content: report });
		for (const main of report.result.main_category_results.slice(1)) {
			const first = main.sub_category_results[0]?.content ?? '';
			const page = pdf.pages.find(({ text }) => text.includes(squeezed(first)) && text.includes('評価コメント'));
			expect(page?.text).toContain(squeezed(main.content));
		}
	});
});

describe('the cover', () => {
	it.each([
		['ja', '評価レポート', 'レポート作成日2026年05月20日', '評価の回1回目'],
		['en', 'Evaluation report', 'Reportdate2026-05-20', 'RoundFirstround'],
	] as const)('of a report in %s says what it is, for whom, when and by whom', async (locale, title, date, round) => {
		const { company, ...report } = typicalReport(locale);
		const bytes = await printing.bytes({ kind: 'report', content: { company, ...report } }, locale, {
			issuer: '検証評価機構',
		});
		const [cover] = (await readPdf(bytes)).pages;
		for (const part of [
			title,
			company.company_name,
			company.registration_number,
			date,
			round,
			'検証評価機構',
			'Kyosei',
		])
			expect(cover?.text).toContain(squeezed(part));
	});

	it('of a proposal and a plan is a page of its own, and names nobody without an operator', async () => {
		const documents: readonly PdfDocument[] = [
			{ kind: 'proposal', content: typicalProposal() },
			{ kind: 'plan', content: typicalPlan() },
		];
		for (const document of documents) {
			const { pages } = await printing.print(document);
			expect(pages[0]?.text).toContain('株式会社みらい製作所');
			expect(pages[0]?.text).not.toContain('小項目別');
			expect(pages[1]?.text).toContain('株式会社みらい製作所');
			expect(pages[0]?.text).not.toContain('機構');
		}
	});
});

describe('a report at the limits', () => {
	it('contains 24 notes of 2,000 characters and 169 targets', async () => {
		const pdf = await printing.print({ kind: 'report', content: extremeReport() });
		expectPrinted(pdf, longName, '評価レポート');
		expectLegible(pdf, BODY_POINTS);
		for (const code of outline.flatMap((main) => main.subCategories.map((sub) => sub.code))) {
			const { first, last } = pagesOf(pdf, `〔${code}始〕`, `〔${code}終〕`);
			expect(first, code).toBeGreaterThan(0);
			expect(last - first, code).toBeGreaterThanOrEqual(0);
			expect(last - first, code).toBeLessThanOrEqual(1);
		}
		// The row of a goal is on the page of its first target.
		for (const goal of extremeReport().result.sdg_goal_results) {
			const row = squeezed(`目標${goal.sdg_goal_id}${goal.name}`);
			const [target] = goal.sdg_target_results;
			const page = pdf.pages.find(({ text }) => text.includes(row));
			expect(page?.text, goal.name).toContain(`ターゲット${goal.sdg_goal_id}.${target?.target_number}`);
		}
		expect(pdf.text).toContain('関連する設問の点数を集計した値で、SDGsの達成を示すものではありません。');
		for (const { goalId, targetNumber } of sdgTargets) {
			const label = `${goalId}.${targetNumber}`;
			const { first, last } = pagesOf(pdf, `〔${label}始〕`, `〔${label}終〕`);
			expect(first, label).toBeGreaterThan(0);
			expect(last, label).toBe(first);
			expect(pdf.pages[first]?.text, label).toContain(`ターゲット${label}`);
		}
		// A category's heading is painted after the texts of its page; pages that continue it repeat its name.
		const names = outline.map(({ content }) => squeezed(content.ja)).join('|');
		const headings = new RegExp(`小項目\\d+件(?:${names})|(?:${names})（続き）`, 'gu');
		const body = pdf.pages.map((page) =>
			squeezed(
				page.items
					.filter((item) => !isInMargin(item))
					.map(({ text }) => text)
					.join(''),
			).replaceAll(headings, ''),
		);
		expect(body.join('')).toContain(squeezed(markedText('A1', 2_000)));
		expect(body.join('')).toContain(squeezed(markedText('G3', 2_000)));
		expect(pdf.text).toContain(RARE);
	});

	it('with one category and no scores, notes or targets renders', async () => {
		const report = emptyReport();
		const pdf = await printing.print({ kind: 'report', content: report });
		expectPrinted(pdf, '検証㈱', '評価レポート');
		expect(pdf.text).toContain('該当なし');
		expect(pdf.text).toContain('採点できる設問がなかったため、総合点はありません。');
		expect(pdf.text).not.toContain('優先して改善する項目');
		expect(pdf.text).toContain('コメントはありません。');
		expect(pdf.text).not.toContain('SDGs');
		const heads = pdf.pages.filter(({ text }) => text.includes('合計'));
		expect(heads).toHaveLength(1);
		expect(heads[0]?.text).toContain('大項目別の点数');
	});
});

describe('a second report', () => {
	it.each([
		['ja', '再評価レポート', '1回目からの変化', '改善'],
		['en', 'Re-assessment report', 'Changes since the first round', 'Up'],
	] as const)(
		'tells after its cover in %s what changed, before the summary',
		async (locale, title, heading, better) => {
			const report = typicalSecondReport(locale);
			const { comparison } = report;
			if (!comparison) throw new Error('a second report has a comparison');
			const pdf = await printing.print({ kind: 'report', content: report }, locale);
			expectPrinted(pdf, report.company.company_name, title);
			expectLegible(pdf, BODY_POINTS);
			const [, first = ''] = pdf.pages.map(({ text }) => text);
			expect(first).toContain(squeezed(heading));
			const { total, most_improved: improved, most_worsened: worse } = comparison;
			const points = (score: number | null) => squeezed(locale === 'ja' ? `${score}点` : `${score} points`);
			expect(first).toContain(`${points(total.first.score)}→${points(total.second.score)}`);
			expect(first).toContain(`+${total.change}`);
			expect([improved.length, worse.length]).toEqual([4, 2]);
			for (const row of [...improved, ...worse]) expect(first).toContain(squeezed(`${row.first} → ${row.second}`));
			for (const row of [...improved, ...worse]) expect(first).toContain(squeezed(row.content));
			expect(first).toContain(better);
			for (const { content, first: before, second: now } of comparison.main_category_results) {
				expect(first).toContain(squeezed(content));
				expect(first).toContain(`${before}→${now}`);
			}
			const summary = pdf.text.indexOf(locale === 'ja' ? '総評' : 'Summary');
			expect(summary).toBeGreaterThan(pdf.text.indexOf(squeezed(heading)));
			// Grade, total and stars stand at its head; the summary does not repeat them.
			expect(pdf.text).not.toContain(locale === 'ja' ? '認証の水準' : 'Certificationlevel');
		},
	);

	it('with long names is whole, and says of what was not counted that it was not', async () => {
		const report = longSecondReport();
		const long = await printing.print({ kind: 'report', content: report });
		for (const { content } of report.comparison?.sub_category_results ?? []) {
			expect(long.text).toContain(squeezed(content));
		}
		expectPrinted(long, longName, '再評価レポート');
		expectLegible(long, BODY_POINTS);
		expect(long.text).toContain('採点対象外');
		expect(long.text).toContain('比較なし');
		const empty = await printing.print({ kind: 'report', content: emptySecondReport() });
		expectPrinted(empty, '検証㈱', '再評価レポート');
		expect(empty.pages[1]?.text).toContain('採点対象外→採点対象外');
		expect(empty.pages[1]?.text).toContain('点数が上がった小項目はありません。');
	});

	it('that a former version queued is printed without it', async () => {
		const { comparison, ...report } = typicalSecondReport();
		expect(comparison).not.toBeNull();
		const pdf = await printing.print({ kind: 'report', content: report });
		expect(pdf.text).not.toContain('1回目からの変化');
		expect(pdf.pages[1]?.text).toContain('総評');
	});
});

it('a proposal contains its notes', async () => {
	const proposal = typicalProposal();
	const pdf = await printing.print({ kind: 'proposal', content: proposal });
	expectPrinted(pdf, proposal.company_name, '改善提案書');
	expectLegible(pdf, BODY_POINTS);
	for (const main of proposal.main_category_results) {
		for (const sub of main.sub_category_results) expect(pdf.text).toContain(squeezed(sub.proposal_note ?? '?'));
	}
});

it('a proposal begins with a list of all proposals, and names the sub-categories without one', async () => {
	const { main_category_results: mains, ...proposal } = typicalProposal();
	const kept = new Set([mains[1]?.sub_category_results[0]?.id, mains[5]?.sub_category_results[1]?.id]);
	const pdf = await printing.print({
		kind: 'proposal',
		content: {
			...proposal,
			main_category_results: mains.map((main) => ({
				...main,
				sub_category_results: main.sub_category_results.map((sub) =>
					kept.has(sub.id) ? sub : { ...sub, proposal_note: null },
				),
			})),
		},
	});
	expect(pdf.pages[1]?.text).toMatch(/^.*提案の一覧提案は2件です。/);
	expect(pdf.text).toContain('次の22件の小項目には、提案はありません。');
	for (const { content } of mains.flatMap((main) => main.sub_category_results))
		expect(pdf.text).toContain(squeezed(content));
});

it('names a category again on each page that it reaches, as continued', async () => {
	const report = typicalReport();
	for (const [locale, words] of [
		['ja', '（続き）'],
		['en', '(continued)'],
	] as const) {
		const { pages } = await printing.print({ kind: 'report', content: report }, locale);
		// The first category is drawn over it; on later pages it is the first line below the margin.
		const tops = pages.map(({ items }) => items.filter((item) => !isInMargin(item)).map(({ text }) => text)[0] ?? '');
		const continued = tops.filter((text) => text.includes(words));
		expect(continued.length).toBeGreaterThan(1);
		// So is an SDG goal with its targets.
		expect(continued.join()).toMatch(/(目標|Goal )\d/);
	}
});

it('a plan says on its cover when it was printed, and when it was saved if it was', async () => {
	const plan = typicalPlan();
	const saved = await printing.print({ kind: 'plan', content: plan });
	expect(saved.pages[0]?.text).toMatch(/更新日\d{4}年.*PDFの作成日\d{4}年\d\d月\d\d日/);
	const never = await printing.print({ kind: 'plan', content: { ...plan, updated_at: null } });
	expect(never.pages[0]?.text).toMatch(/PDFの作成日\d{4}年/);
	expect(never.pages[0]?.text).not.toContain('更新日');
});

it('an improvement plan contains what was proposed, what is done, by whom and when, and what staff said', async () => {
	const plan = typicalPlan();
	const pdf = await printing.print({ kind: 'plan', content: plan });
	expectPrinted(pdf, plan.company.company_name, '改善計画');
	expectLegible(pdf, BODY_POINTS);
	for (const { content, proposal_note } of plan.items) {
		expect(pdf.text).toContain(squeezed(content));
		expect(pdf.text).toContain(squeezed(proposal_note));
	}
	const [accepted, returned, refused] = plan.items.flatMap(({ action }) => (action ? [action] : []));
	expect(pdf.text).toContain(squeezed(accepted?.measure ?? '?'));
	expect(pdf.text).toContain(squeezed('面談記録の様式、面談の実施一覧'));
	expect(pdf.text).toContain(squeezed(returned?.review?.content ?? '?'));
	expect(pdf.text).toContain(squeezed(refused?.why_not ?? '?'));
	for (const word of ['人事部佐藤花子', '2026年09月30日', '予定日超過', '評価員が了承しました', '未回答'])
		expect(pdf.text).toContain(word);
	expect(pdf.text).toContain(squeezed(`小項目${plan.items.length}件のうち4件に回答`));
	const english = await printing.print({ kind: 'plan', content: typicalPlan('en') }, 'en');
	expect(english.text).toContain('Returnedbytheassessor');
});

describe('an explanation of a score', () => {
	const questionsIn = ({ categories }: Explanation) =>
		categories.flatMap((category) => category.sub_categories.flatMap((sub) => sub.questions));

	it.each([
		['ja', '点数の内訳'],
		['en', 'Score breakdown'],
	] as const)('in %s says where each point came from and what the next star takes', async (locale, title) => {
		const explanation = typicalExplanation(locale);
		const pdf = await printing.print({ kind: 'explanation', content: explanation }, locale);
		expectPrinted(pdf, explanation.company.company_name, title);
		expectLegible(pdf, BODY_POINTS);
		expect(pdf.byteSize).toBeLessThan(MEGABYTE);
		const questions = questionsIn(explanation);
		expect(questions.length).toBeGreaterThan(70);
		// Nothing is folded on paper, and a question is on one page with its points.
		for (const { number, content, items, excluded } of questions) {
			const page = pdf.pages[pageOf(pdf, content)]?.text;
			expect(page, number).toContain(number);
			const ratings = items?.map((item) => squeezed(item.content)) ?? [];
			if (excluded) expect(pdf.text, number).not.toContain(ratings[0]);
			else expect(ratings.filter((text) => !pdf.text.includes(text))).toEqual([]);
		}
		const [, first] = pdf.pages;
		expect(first?.text).toContain(squeezed(locale === 'ja' ? 'あと70点で' : '70 more points are needed'));
		expect(first?.text).toContain(squeezed(explanation.next_star?.sets[0]?.[0]?.content ?? '?'));
	});

	it('without the points of questions has the scores of the parts, and says why', async () => {
		const pdf = await printing.print({ kind: 'explanation', content: typicalExplanation('ja', 'none') });
		expectPrinted(pdf, '株式会社みらい製作所', '点数の内訳');
		expect(pdf.text).toContain('設問票の設定により、設問ごとの点数は表示していません。');
		expect(pdf.text).toContain('公正な募集・選考');
	});

	it('at the limits of length cuts nothing', async () => {
		const explanation = extremeExplanation();
		const pdf = await printing.print({ kind: 'explanation', content: explanation });
		expectPrinted(pdf, longName, '点数の内訳');
		expectLegible(pdf, BODY_POINTS);
		for (const { number, content } of questionsIn(explanation)) {
			const { first, last } = pagesOf(pdf, squeezed(content).slice(0, 7), squeezed(content).slice(-7));
			expect(first, number).toBeGreaterThanOrEqual(0);
			expect(last, number).toBeGreaterThanOrEqual(first);
		}
	});
});

/** 4.4 mm, the text of a certificate. */
const CERTIFICATE_POINTS = 4.4 * POINTS_A_MM;

describe('certificates', () => {
	const onOneSheet = async (document: PdfDocument, locale: 'ja' | 'en' = 'ja'): Promise<ReadPdf> => {
		const pdf = await printing.print(document, locale);
		expect(pdf.pages).toHaveLength(1);
		for (const { x, y, width } of pdf.pages[0]?.items ?? []) {
			expect(x).toBeGreaterThan(20 * POINTS_A_MM);
			expect(x + width).toBeLessThan((210 - 20) * POINTS_A_MM);
			expect(y).toBeGreaterThan(20 * POINTS_A_MM);
		}
		for (const font of pdf.fonts) expect(font).toMatchObject({ isEmbedded: true });
		expect(pdf.fonts.some(({ name }) => name.includes('Serif'))).toBe(true);
		expectLegible(pdf, CERTIFICATE_POINTS);
		return pdf;
	};

	it.each([
		[652, 'ja', '三つ星'],
		[570, 'ja', '二つ星'],
		[450, 'en', 'Onestar'],
		[100, 'ja', '評価C'],
		[null, 'en', 'GradeC'],
	] as const)('with %s points, in %s: %s', async (score, locale, words) => {
		const certificate = sampleCertificate({ score });
		const { text } = await onOneSheet({ kind: 'certificate', content: certificate }, locale);
		for (const part of [words, certificate.company_name, certificate.company_address, '09-000123', certificate.code]) {
			expect(text).toContain(squeezed(part ?? '?'));
		}
		expect(text).toContain(locale === 'ja' ? '有効期限2027年05月19日' : 'Validuntil2027-05-19');
		expect(text).toContain(
			locale === 'ja'
				? 'この認証は民間の評価によるもので、国や公的機関の認定ではありません。'
				: squeezed('This is a private certification. It is not issued by the government or any other public body.'),
		);
	});

	const verify_url = 'https://certificates.foreign-employment.example.or.jp/verify/7Q2MD-0H3KX-VJ8PA-ZS41T-9WBCE-F';

	it.each([
		['ja', null],
		['ja', verify_url],
		['en', verify_url],
	] as const)(
		'fit one page with the longest name and address, re-issued, in %s, verified at %s',
		async (locale, address) => {
			const [company_name, company_address] = [`${RARE}${'漢'.repeat(255 - 7)}`, '字'.repeat(255)];
			const content = sampleCertificate({
				company_name,
				company_address,
				verify_url: address,
				reissued_on: '2026-06-03',
			});
			const { text } = await onOneSheet({ kind: 'certificate', content }, locale);
			expect(text).toContain(locale === 'ja' ? '再発行日2026年06月03日' : 'Re-issuedon2026-06-03');
			for (const part of [company_name, company_address, content.code ?? '?', address ?? ''])
				expect(text).toContain(squeezed(part));
		},
	);

	const issuer = { organization: '一般社団法人 検証評価機構', signatory: { title: '代表理事', name: '検証 花子' } };

	it.each([
		['ja', '発行日2026年05月20日', '代表理事検証花子'],
		['en', 'Issuedate2026-05-20', '検証花子,代表理事'],
	] as const)('in %s have the issuer, the signatory and the day at the foot', async (locale, day, signatory) => {
		const content = sampleCertificate({ issuer, verify_url });
		const { text } = await onOneSheet({ kind: 'certificate', content }, locale);
		for (const part of [day, issuer.organization, signatory]) expect(text).toContain(squeezed(part));
		expect(text).not.toContain('Kyosei外国人雇用の評価');
	});

	it('print the seal that they were issued with', async () => {
		const dot = sharp({ create: { width: 64, height: 64, channels: 4, background: '#a3372a' } });
		const seal = `data:image/png;base64,${(await dot.png().toBuffer()).toString('base64')}`;
		const content = sampleCertificate({ issuer, verify_url });
		const drawn = await printing.bytes({ kind: 'certificate', content });
		const printed = await printing.bytes({ kind: 'certificate', content: { ...content, seal } });
		expect(drawn.includes('/Subtype /Image')).toBe(false);
		expect(printed.includes('/Subtype /Image')).toBe(true);
	});

	it('fit one page with the longest issuer, name and address', async () => {
		const content = sampleCertificate({
			issuer: { organization: '機'.repeat(80), signatory: { title: '理'.repeat(40), name: '花'.repeat(40) } },
			company_name: '漢'.repeat(255),
			company_address: '字'.repeat(255),
			reissued_on: '2026-06-03',
			verify_url,
		});
		const { text } = await onOneSheet({ kind: 'certificate', content });
		for (const part of ['機'.repeat(80), '理'.repeat(40), '花'.repeat(40), content.code ?? '?'])
			expect(text).toContain(part);
	});

	it('say the name, the statement and the issuer', async () => {
		const content = sampleCertificate({ verify_url });
		const { company_name } = content;
		const { text } = await onOneSheet({ kind: 'certificate', content });
		expect(text).toContain(`${company_name}殿`);
		expect(text).toContain(
			'貴社が、外国人雇用の取り組みに関する評価において、下記の成績を収められたことを認証します。',
		);
		expect(text).toContain('Kyosei外国人雇用の評価');
	});

	it('of a free result have the disclaimer', async () => {
		const { text } = await onOneSheet({ kind: 'free-certificate', content: sampleFreeCertificate() });
		expect(text).toContain('山田太郎様');
		expect(text).toContain('客観的な第三者評価ではありません');
	});
});

describe('a free result to take along', () => {
	it.each([
		['ja', 92, 'S優秀', '自己診断（第三者の確認なし）', '2026年05月20日作成'],
		[
			'ja',
			74,
			'Bおおむね良好',
			'自己診断（第三者の確認なし）',
			'自己診断と申し込み：https://kyosei.example.com/free-assessment',
		],
		['en', 0, 'DConcerning', 'Self-assessment, not checked', 'Created on 2026-05-20'],
	] as const)(
		'in %s with %i points is one page: %s, what it is, all categories and where to go on',
		async (...expected) => {
			const [locale, score, grade, claim, line] = expected;
			const result = sampleFreeResult({ score }, locale);
			const pdf = await printing.print({ kind: 'free-result', content: result }, locale);
			expect(pdf.pages).toHaveLength(1);
			const title =
				locale === 'ja' ? '外国人雇用の自己診断の結果' : 'Self-assessment of the employment of foreign workers: result';
			expectPrinted(
				pdf,
				locale === 'ja' ? 'Kyosei 外国人雇用の評価' : 'Kyosei: Assessing the employment of foreign workers',
				title,
			);
			expectLegible(pdf, BODY_POINTS);
			for (const part of [grade, claim, line, `${score}`]) expect(pdf.text).toContain(squeezed(part));
			expect(result.categories).toHaveLength(7);
			for (const category of result.categories) {
				expect(pdf.text).toContain(squeezed(`${category.content}${category.score}`));
			}
		},
	);

	it('names no address where the installation does not know its own', async () => {
		const pdf = await printing.print({ kind: 'free-result', content: sampleFreeResult({ site: null }) });
		expect(pdf.pages).toHaveLength(1);
		expect(pdf.text).not.toContain('自己診断と申し込み');
	});

	it('with the longest names of categories loses none', async () => {
		const categories = Array.from({ length: 7 }, (_, at) => ({
			id: at,
			content: `${at}${'漢'.repeat(120)}`,
			score: 50,
		}));
		const pdf = await printing.print({ kind: 'free-result', content: sampleFreeResult({ categories }) });
		for (const { content } of categories) expect(pdf.text).toContain(content);
		expectLegible(pdf, BODY_POINTS);
	});
});
