import { demoWords } from '#scripts/seed/demo/words.ts';
import { outline } from '#scripts/seed/papers/outline.ts';
import { sdgTargets } from '#scripts/seed/sdg-targets.ts';
import type { PrintedCertificate } from '#shared/certificates/schemas.ts';
import { industries } from '#shared/companies/industries.ts';
import type { Explanation, Points, WireQuestion } from '#shared/explanation/schemas.ts';
import type { PdfContent } from '#shared/exports/documents.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { ImprovementPlan } from '#shared/plans/schemas.ts';
import { quarterOf } from '#shared/position/quartiles.ts';
import type { Position } from '#shared/position/schemas.ts';
import type { ImprovementProposal } from '#shared/proposals/schemas.ts';
import { compareRounds } from '#shared/reports/compare-rounds.ts';
import type { AssessmentResult } from '#shared/reports/schemas.ts';
import { sdgGoals } from '#shared/reports/sdg-goals.ts';
import { summaryOf } from '#shared/reports/summary.ts';

/** Sample documents to print: typical ones, and ones at the limits of length. */

/** Characters that fonts and encodings often lack. */
export const RARE = '髙﨑①㈱～𠮷';

type Company = AssessmentResult['company'];

const company = (name: string): Company => ({
	id: 1,
	company_name: name,
	company_name_kana: 'ケンショウ',
	registration_number: '09-000123',
	industry_code: 'E09',
	is_listed: false,
	funds: 10_000_000,
	ceo_name: '代表 太郎',
	ceo_name_kana: 'ダイヒョウ タロウ',
	email: 'company@example.com',
	position: '代表取締役',
	established_date: '1990-04-01',
	homepage_url: '',
	company_address: '東京都千代田区丸の内1-1-1',
	employee_count: 100,
	phone_number: '03-0000-0000',
	corporate_number: '1234567890123',
	market_name: '',
	foreign_employee_count: 12,
	permanent_employee_count: 0,
	contract_employee_count: 0,
	temporary_employee_count: 0,
	contractor_count: 0,
	part_time_employee_count: 0,
	intern_count: 0,
	specialist_count: 0,
	employee_countries: 'ベトナム',
	start_date: '2026-04-01',
	end_date: '2027-03-31',
});

/** Deterministic scores of 40 to 100. */
const scoreOf = (at: number): number => 40 + ((at * 37) % 61);

type Notes = (code: string, at: number) => string;

const wordedNote: Notes = (code, at) => {
	const words = demoWords[code];
	if (!words) return '';
	return scoreOf(at) >= 70 ? `${words.good}\n${words.fair}` : words.fair;
};

type ReportOptions = {
	criticalFailures: AssessmentResult['critical_failures'];
	name: string;
	locale: Locale;
	note: Notes;
	targetNote: (label: string) => string;
	score: (at: number) => number | null;
	/** Whether a target, such as '8.5', has a result. */
	targets: (label: string) => boolean;
	categories: number;
};

const mean = (scores: readonly (number | null)[]): number | null => {
	const known = scores.filter((score) => score !== null);
	return known.length === 0 ? null : Math.round(known.reduce((sum, score) => sum + score, 0) / known.length);
};

const goalsOf = ({ locale, score, targetNote, targets }: ReportOptions) =>
	sdgGoals.flatMap((goal) => {
		const results = sdgTargets
			.filter((target) => target.goalId === goal.id && targets(`${goal.id}.${target.targetNumber}`))
			.map((target, at) => ({
				id: goal.id * 100 + at,
				target_number: target.targetNumber,
				description: target.description[locale],
				score: score(goal.id * 5 + at),
				evaluation_note: targetNote(`${goal.id}.${target.targetNumber}`),
			}));
		if (results.length === 0) return [];
		return [
			{
				id: goal.id,
				sdg_goal_id: goal.id,
				name: goal.name[locale],
				score: mean(results.map((result) => result.score)),
				sdg_target_results: results,
			},
		];
	});

type Scored = { id: number; content: string; score: number | null };

/** The position among all companies, and within an industry with a long name. */
const positionOf = (categories: readonly Scored[], locale: Locale): Position | null => {
	const placed = (own: number) => ({
		own,
		q1: 45,
		median: 60,
		q3: 70,
		quarter: quarterOf(own, { q1: 45, median: 60, q3: 70 }),
	});
	const total = mean(categories.map(({ score }) => score));
	if (total === null) return null;
	const cohort = {
		total: placed(total),
		categories: categories.flatMap(({ id, content, score }) =>
			score === null ? [] : [{ id, content, ...placed(score) }],
		),
	};
	const name = industries.find(({ letter }) => letter === 'R')?.name[locale] ?? '';
	return {
		as_of: '2026-05-20T03:00:00.000Z',
		cohorts: [
			{ industry: null, ...cohort },
			{ industry: { letter: 'R', name }, ...cohort },
		],
	};
};

const reportOf = (options: ReportOptions): AssessmentResult => {
	const { name, locale, note, score, categories, criticalFailures } = options;
	const main = outline.slice(0, categories).map((category, index) => {
		const subs = category.subCategories.map((sub, at) => ({
			id: index * 10 + at + 1,
			content: sub.content[locale],
			score: score(index * 7 + at),
			evaluation_note: note(sub.code, index * 7 + at),
		}));
		return {
			id: index + 1,
			content: category.content[locale],
			score: mean(subs.map((sub) => sub.score)),
			sub_category_results: subs,
		};
	});
	const scores = main.map((category) => category.score).filter((one) => one !== null);
	const goals = goalsOf(options);
	return {
		id: 1,
		is_first_time: true,
		company: company(name),
		summary: summaryOf(main),
		critical_failures: criticalFailures,
		comparison: null,
		result: {
			score: scores.length === 0 ? null : scores.reduce((sum, one) => sum + one, 0),
			max_score: categories * 100,
			sdg_score: goals.length === 0 ? null : mean(goals.map((goal) => goal.score)),
			main_category_results: main,
			sdg_goal_results: goals,
		},
		position: positionOf(main, options.locale),
		objection: null,
		updated_at: '2026-05-20T03:00:00.000Z',
	};
};

const TYPICAL_TARGETS = ['3.4', '4.4', '5.1', '5.5', '8.5', '8.7', '8.8', '10.2', '10.3', '10.7', '16.3', '17.17'];

/** A report on the shipped paper, with the demo's texts. */
export const typicalReport = (locale: Locale = 'ja'): AssessmentResult =>
	reportOf({
		name: '株式会社みらい製作所',
		locale,
		note: wordedNote,
		targetNote: (label) => (Number(label.split('.')[0]) % 2 === 0 ? '記録と聴き取りの双方で確かめられました。' : ''),
		score: scoreOf,
		targets: (label) => TYPICAL_TARGETS.includes(label),
		categories: outline.length,
		criticalFailures: [{ number: '6-2-1', content: '外国人労働者の旅券を預かっていませんか。' }],
	});

/** Turns a report into that of a re-assessment: all sub-categories have changes, except one that cannot be compared. */
const reassessed = (report: AssessmentResult, changeOf: (at: number) => number): AssessmentResult => {
	const { result } = report;
	const subs = result.main_category_results.flatMap((main) => main.sub_category_results);
	const former = (score: number | null, at: number): number | null =>
		score === null ? null : Math.max(0, Math.min(100, score - changeOf(at)));
	const firstMains = result.main_category_results.map(({ id, score }, at) => [id, former(score, at)] as const);
	const counted = firstMains.flatMap(([, score]) => (score === null ? [] : [score]));
	return {
		...report,
		is_first_time: false,
		comparison: compareRounds(
			{
				score: counted.length === 0 ? null : counted.reduce((sum, score) => sum + score, 0),
				sdgScore: result.sdg_score === null ? null : result.sdg_score - 7,
				mainCategories: new Map(firstMains),
				subCategories: new Map(subs.map(({ id, score }, at) => [id, at === 4 ? null : former(score, at)])),
			},
			result,
		),
	};
};

/** The report of a re-assessment: most sub-categories are better, some worse. */
export const typicalSecondReport = (locale: Locale = 'ja'): AssessmentResult =>
	reassessed(typicalReport(locale), (at) => [31, 12, 0, 22, 7, -9][at % 6] ?? 0);

const LONG_NAME = `${RARE}グローバル人材育成ものづくり協同組合連合会ホールディングス関東東北統括事業本部`;

/** A text of exactly `length` characters with markers at its start and end. */
export const markedText = (mark: string, length: number): string => {
	const [begin, end] = [`〔${mark}始〕`, `〔${mark}終〕`];
	const filling = `評価の根拠となる記録を確認しました。${RARE}。`.repeat(Math.ceil(length / 20));
	return begin + [...filling].slice(0, length - [...begin].length - [...end].length).join('') + end;
};

/** A report at its limits: 2,000 characters in each of 24 sub-categories, notes on all 169 targets, a long name. */
export const extremeReport = (): AssessmentResult =>
	reportOf({
		name: LONG_NAME,
		locale: 'ja',
		note: (code) => markedText(code, 2_000),
		targetNote: (label) => markedText(label, 120),
		score: scoreOf,
		targets: () => true,
		categories: outline.length,
		criticalFailures: Array.from({ length: 20 }, (_, at) => ({
			number: `7-12-${at + 1}`,
			content: markedText(`重要${at}`, 400),
		})),
	});

/** A report without scores and notes. */
export const emptyReport = (): AssessmentResult =>
	reportOf({
		name: '検証㈱',
		locale: 'ja',
		note: () => '',
		targetNote: () => '',
		score: () => null,
		targets: () => false,
		categories: 1,
		criticalFailures: [],
	});

const longer = <T extends { content: string }>(row: T): T => ({
	...row,
	content: `${row.content}${'・長い名前'.repeat(12)}`,
});

/** The report of a re-assessment with long names of the company and the sub-categories. */
export const longSecondReport = (): AssessmentResult => {
	const report = typicalReport();
	const mains = report.result.main_category_results.map((main) => ({
		...main,
		sub_category_results: main.sub_category_results.map(longer),
	}));
	return reassessed(
		{ ...report, company: company(LONG_NAME), result: { ...report.result, main_category_results: mains } },
		(at) => (at % 2 === 0 ? 20 : -20),
	);
};

/** The report of a re-assessment in which nothing could be compared. */
export const emptySecondReport = (): AssessmentResult => reassessed(emptyReport(), () => 0);

export const typicalProposal = (locale: Locale = 'ja'): ImprovementProposal => {
	const report = typicalReport(locale);
	return {
		id: 1,
		company_name: report.company.company_name,
		corporate_number: report.company.corporate_number,
		registration_number: report.company.registration_number,
		updated_at: report.updated_at,
		main_category_results: report.result.main_category_results.map((category, index) => ({
			id: category.id,
			content: category.content,
			score: category.score,
			sub_category_results: category.sub_category_results.map(({ evaluation_note: _, ...sub }, at) => ({
				...sub,
				proposal_note: demoWords[outline[index]?.subCategories[at]?.code ?? '']?.proposal ?? null,
			})),
		})),
	};
};

type Action = NonNullable<ImprovementPlan['items'][number]['action']>;

const sampleAction = (values: Partial<Action>): Action => ({
	id: 1,
	decision: 'do',
	why_not: '',
	measure: '四半期ごとに面談を行い、記録を人事部で保管します。',
	owner: '人事部 佐藤 花子',
	owner_id: null,
	target_date: '2026-09-30',
	action_state: 'doing',
	is_overdue: false,
	proofs: [],
	review: null,
	former_reviews: [],
	saved_at: '2026-06-01T01:00:00.000Z',
	saved_by: '佐藤 花子',
	version: 1,
	...values,
});

const proofOf = (name: string): Action['proofs'][number] => ({
	id: 1,
	file_name: name,
	file_path: 'plans/1/x.pdf',
	extension: 'pdf',
	byte_size: 120_000,
	uploaded_at: '2026-06-01T01:00:00.000Z',
	deleted_at: null,
});

/** A plan with actions in every state: accepted, returned, overdue, decided against, and unanswered. */
export const typicalPlan = (locale: Locale = 'ja'): ImprovementPlan => {
	const { company: of, ...proposal } = { company: company('株式会社みらい製作所'), ...typicalProposal(locale) };
	const said = { by: null, at: '2026-06-10T01:00:00.000Z' };
	const actions: (Action | null)[] = [
		sampleAction({
			action_state: 'done',
			proofs: [proofOf('面談記録の様式'), proofOf('面談の実施一覧')],
			review: { review: 'accepted', content: null, ...said },
		}),
		sampleAction({
			id: 2,
			review: { review: 'returned', content: '対象となる部署と回数を書いてください。', ...said },
		}),
		sampleAction({ id: 3, decision: 'not', measure: '', why_not: '対象となる従業員がいないため、実施しません。' }),
		sampleAction({ id: 4, action_state: 'planned', target_date: '2026-05-31', is_overdue: true }),
	];
	const items = proposal.main_category_results.flatMap((main) =>
		main.sub_category_results.map((sub) => ({ main_category: main.content, ...sub })),
	);
	return {
		id: 1,
		company: { id: 1, company_name: of.company_name, registration_number: of.registration_number },
		is_editable: false,
		is_reviewable: false,
		counts: { items: items.length, answered: 4, done: 1, accepted: 1, returned: 1, overdue: 1 },
		items: items.map(({ id, content, main_category, score, proposal_note }, at) => ({
			sub_category_id: id,
			content,
			main_category,
			score,
			proposal_note: proposal_note ?? '',
			action: actions[at] ?? null,
		})),
		members: [],
		updated_at: said.at,
	};
};

const pointsOf = (n: number, d: number): Points => ({ n, d, rounded: Math.round((n * 10) / d) / 10 });

type ExplanationOptions = {
	level: Explanation['level'];
	text: (what: string) => string;
};

/** Questions of a sub-category: one that earned half, one not applicable, one without any eligible check item. */
const explainedQuestions = (code: string, ordinals: string, count: number, { level, text }: ExplanationOptions) => {
	const asked = (at: number, values: Partial<WireQuestion>): WireQuestion => ({
		question_id: Number(ordinals.replace(/\D/g, '')) * 10 + at,
		number: `${ordinals}-${at + 1}`,
		content: text(`${code}問${at + 1}`),
		answer: 1,
		points: pointsOf(0, 1),
		earned: pointsOf(0, 1),
		excluded: null,
		items:
			level === 'item'
				? ([100, 50, 0, null] as const).map((rate, item) => ({
						content: text(`${code}項${at + 1}${item + 1}`),
						weight: 0.25,
						rate,
						excluded: rate === null ? ('ineligible' as const) : null,
					}))
				: null,
		...values,
	});
	return [
		asked(0, { points: pointsOf(100, count), earned: pointsOf(50, count) }),
		asked(1, { answer: 3, excluded: 'not_applicable' }),
		asked(2, { excluded: 'ineligible' }),
	];
};

const explanationOf = (name: string, locale: Locale, options: ExplanationOptions): Explanation => {
	const { level } = options;
	const categories = outline.map((category, index) => ({
		id: index + 1,
		content: category.content[locale],
		score: 50,
		sub_categories: category.subCategories.map((sub, at) => ({
			id: index * 10 + at + 1,
			answer_sub_category_id: index * 10 + at + 1,
			content: sub.content[locale],
			score: 50,
			questions:
				level === 'none'
					? []
					: explainedQuestions(sub.code, `${index + 1}-${at + 1}`, category.subCategories.length, options),
		})),
	}));
	const raises = categories
		.flatMap(({ sub_categories: subs }) => subs.flatMap(({ questions }) => questions))
		.filter(({ excluded }) => excluded === null)
		.map(({ question_id, number, content, earned, items }) => ({
			question_id,
			number,
			content,
			gain: earned,
			items: items?.filter(({ rate }) => rate === 50 || rate === 0) ?? null,
		}));
	return {
		id: 1,
		is_first_time: true,
		company: { company_name: name, registration_number: '09-000123' },
		level,
		company_level: level,
		score: categories.length * 50,
		max_score: categories.length * 100,
		grade: 'C',
		critical_failures: [],
		categories,
		next_star: {
			stars: 1,
			threshold: categories.length * 60,
			missing: categories.length * 10,
			sets: level === 'none' ? [] : [raises.slice(0, 4), raises.slice(4, 9), raises.slice(9, 15)],
		},
		updated_at: '2026-05-20T03:00:00.000Z',
	};
};

/** The explanation of a score on the outline of the shipped paper. */
export const typicalExplanation = (locale: Locale = 'ja', level: Explanation['level'] = 'item'): Explanation =>
	explanationOf('株式会社みらい製作所', locale, {
		level,
		text: (what) => `${what}の記録が、全員について残っていますか。`,
	});

/** An explanation at its limits: the longest texts in all questions and check items, a long name. */
export const extremeExplanation = (): Explanation =>
	explanationOf(LONG_NAME, 'ja', { level: 'item', text: (what) => markedText(what, 300) });

export const sampleCertificate = (values: Partial<PrintedCertificate> = {}): PrintedCertificate => ({
	company_name: '株式会社みらい製作所',
	company_address: '東京都千代田区丸の内1-1-1 みらいビル12階',
	registration_number: '09-000123',
	score: 652,
	max_score: 700,
	issued_at: '2026-05-20',
	reissued_on: null,
	expires_at: '2027-05-20',
	valid_until: '2027-05-19',
	issuer: null,
	seal: null,
	code: '7Q2MD-0H3KX-VJ8PA-ZS41T-9WBCE-F',
	verify_url: null,
	...values,
});

export const sampleFreeCertificate = (): PdfContent['free-certificate'] => ({
	company_name: '株式会社みらい製作所',
	client_name: '山田 太郎',
	score: 82,
	issued_at: '2026-05-20',
	categories: [],
});

/** A free result that a visitor takes along, with the seven categories of the shipped paper. */
export const sampleFreeResult = (
	values: Partial<PdfContent['free-result']> = {},
	locale: Locale = 'ja',
): PdfContent['free-result'] => ({
	score: 74,
	categories: outline.map(({ content }, at) => ({ id: at + 1, content: content[locale], score: scoreOf(at) })),
	made_on: '2026-05-20',
	site: 'https://kyosei.example.com/free-assessment',
	...values,
});

export const longName = LONG_NAME;
