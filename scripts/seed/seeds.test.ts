import { describe, expect, it } from 'vitest';
import { regularPaper, simplePaper } from '#scripts/seed/papers/shipped.ts';
import { sdgTargets } from '#scripts/seed/sdg-targets.ts';
import { dated } from '#server/papers/shipped-law-days.ts';
import { industries, industryByMedium, isIndustryCode } from '#shared/companies/industries.ts';
import { statementOf } from '#shared/free-assessment/question-text.ts';
import { endsBeforeItBegins } from '#shared/papers/law-days.ts';
import { type PaperContents, paperContents } from '#shared/papers/schemas.ts';
import { validatePaper } from '#shared/papers/validate.ts';
import { sdgGoals } from '#shared/reports/sdg-goals.ts';

const numbers = sdgTargets.map((target) => `${target.goalId}.${target.targetNumber}`);

/** The position of a target in the list, used as its id. */
const targetId = (number: string): number => {
	const index = numbers.indexOf(number);
	if (index < 0) throw new Error(`there is no SDG target ${number}`);
	return index + 1;
};

const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;

const subsOf = (paper: PaperContents) => paper.flatMap((category) => category.sub_categories);
const questionsOf = (paper: PaperContents) => subsOf(paper).flatMap((sub) => sub.questions);
const itemsOf = (paper: PaperContents) => questionsOf(paper).flatMap((question) => question.evaluations);
const textsOf = (paper: PaperContents) => [...paper, ...subsOf(paper), ...questionsOf(paper), ...itemsOf(paper)];

const repeated = (texts: readonly (string | null)[]): (string | null)[] =>
	texts.filter((text, index) => texts.indexOf(text) !== index);

describe.each([
	{ name: 'the simple paper', paper: simplePaper().main_categories, isPremium: false },
	{ name: 'the regular paper', paper: regularPaper(targetId).main_categories, isPremium: true },
])('$name', ({ paper, isPremium }) => {
	it('has 7 categories, 24 sub-categories and 75 questions, spread as agreed', () => {
		expect(paper.map((category) => category.sub_categories.length)).toEqual([3, 5, 3, 3, 3, 4, 3]);
		const counts = paper.map((category) => category.sub_categories.flatMap((sub) => sub.questions).length);
		expect(counts).toEqual([10, 18, 9, 9, 9, 14, 6]);
		expect(questionsOf(paper)).toHaveLength(75);
	});

	it('passes the validation for publishing', () => {
		expect(paperContents.parse(paper)).toEqual(paper);
		expect(validatePaper(paper, isPremium)).toEqual([]);
	});

	it('has an English translation of every Japanese text', () => {
		for (const { content, content_en } of textsOf(paper)) {
			expect(content).toMatch(JAPANESE);
			expect(content_en).toMatch(/[A-Za-z]/);
			expect(content_en).not.toMatch(JAPANESE);
		}
	});

	it('has no duplicate texts', () => {
		expect(repeated(textsOf(paper).map((text) => text.content))).toEqual([]);
		expect(repeated(textsOf(paper).map((text) => text.content_en))).toEqual([]);
	});
});

it('every question of the simple paper is asked so that its Japanese is a statement without か', () => {
	for (const { content } of questionsOf(simplePaper().main_categories)) {
		if (!/）。?$/u.test(content)) expect(statementOf(content)).toMatch(/ま(す|した)。$/);
	}
});

describe.each([
	['the simple paper', simplePaper()],
	['the regular paper', regularPaper(targetId)],
])('what %s says beside its questions', (_name, { main_categories }) => {
	const questions = questionsOf(main_categories);
	const isTwin = (ja: string | null | undefined, en: string | null | undefined): boolean =>
		JAPANESE.test(ja ?? '') && /[A-Za-z]/.test(en ?? '') && !JAPANESE.test(en ?? '');

	it('is guidance for every question, in both languages', () => {
		for (const { guidance } of questions) {
			expect(isTwin(guidance?.purpose, guidance?.purpose_en)).toBe(true);
			expect(guidance?.basis.length).toBeGreaterThan(0);
			for (const basis of guidance?.basis ?? []) {
				expect([isTwin(basis.text, basis.text_en), isTwin(basis.source, basis.source_en)], basis.text).toEqual([
					true,
					true,
				]);
				expect(basis.as_of).toMatch(/^20\d\d-\d\d-\d\d$/);
				expect(endsBeforeItBegins(basis)).toBe(false);
				const undated = { purpose: '', purpose_en: null, basis: [{ ...basis, from: undefined }], evidence: [] };
				const [shown] = dated(undated)?.basis ?? [];
				expect(shown?.from, basis.text).toBe(basis.from);
			}
			expect(guidance?.evidence.length).toBeGreaterThan(1);
			for (const { text, text_en } of guidance?.evidence ?? []) expect(isTwin(text, text_en), text).toBe(true);
		}
	});

	it('shows no law as in force before its day: what begins later has its first day, or also says what is in force already', () => {
		const isMentioned = /2027年4月/;
		const isInForce = /技能実習|特定技能|禁じられています。育成就労/;
		const bases = questions.flatMap(({ guidance }) => guidance?.basis ?? []);
		const later = bases.filter(({ text }) => isMentioned.test(text));
		expect(later.length).toBeGreaterThan(15);
		for (const { text, from } of later) expect(from === '2027-04-01' || isInForce.test(text), text).toBe(true);
	});

	it('names the condition of "not applicable" beside the question, not in it', () => {
		for (const { content, content_en, na_condition, na_condition_en } of questions) {
			expect([content, content_en].join()).not.toMatch(/該当しない|not applicable/i);
			if (na_condition) expect(isTwin(na_condition, na_condition_en), na_condition).toBe(true);
		}
		expect(questions.filter(({ na_condition }) => na_condition === null).length).toBeGreaterThan(10);
	});
});

it('every key of a shipped paper is its own', () => {
	for (const { main_categories } of [simplePaper(), regularPaper(targetId)]) {
		const keys = textsOf(main_categories).map(({ key }) => key);
		expect(keys.filter((key) => !key)).toEqual([]);
		expect(new Set(keys).size).toBe(keys.length);
	}
});

describe('the regular paper', () => {
	const questions = questionsOf(regularPaper(targetId).main_categories);

	it('has 2 to 4 check items per question, whose weights add up to 1', () => {
		for (const { evaluations } of questions) {
			expect(evaluations.length).toBeGreaterThanOrEqual(2);
			expect(evaluations.length).toBeLessThanOrEqual(4);
			expect(evaluations.reduce((sum, { weight }) => sum + Math.round(weight * 10), 0)).toBe(10);
			expect(evaluations.every(({ weight }) => weight > 0)).toBe(true);
		}
	});

	it('marks the critical questions', () => {
		const critical = regularPaper(targetId).main_categories.flatMap((category, c) =>
			category.sub_categories.flatMap((sub, s) =>
				sub.questions.flatMap(({ is_critical }, q) => (is_critical ? [`${'ABCDEFG'[c]}${s + 1}-${q + 1}`] : [])),
			),
		);
		expect(critical).toEqual([
			...['A2-3', 'B1-1', 'B1-4', 'B3-1', 'B4-2', 'B5-1'],
			...['F2-1', 'F2-2', 'F2-3', 'F2-4', 'F3-2', 'F4-3'],
		]);
	});

	it('states violations: what has no 50 %, and what is marked beside it', () => {
		const items = regularPaper(targetId).main_categories.flatMap((category, c) =>
			category.sub_categories.flatMap((sub, s) =>
				sub.questions.flatMap((question, q) =>
					question.evaluations.map((item, i) => ({
						...item,
						isOfCritical: question.is_critical,
						code: `${'ABCDEFG'[c]}${s + 1}-${q + 1}-${i + 1}`,
					})),
				),
			),
		);
		const codes = (those: typeof items): string[] => those.map(({ code }) => code);
		expect(codes(items.filter((item) => item.is_critical_item))).toEqual([
			...['A2-3-3', 'B1-1-1', 'B3-1-1', 'B3-1-2', 'B3-1-3', 'B4-2-1'],
			...['F2-2-3', 'F2-4-3', 'F4-3-3', 'F4-3-4'],
		]);
		expect(codes(items.filter((item) => item.isOfCritical && item.anchors?.half === null))).toEqual([
			...['B1-4-3', 'B4-2-2', 'B5-1-4'],
			...['F2-1-3', 'F2-3-2', 'F2-3-3', 'F2-4-1', 'F3-2-4'],
		]);
	});

	it('says for every check item what 100, 50 and 0 % mean', () => {
		const items = itemsOf(regularPaper(targetId).main_categories);
		expect(items).toHaveLength(251);
		for (const { anchors, content } of items) {
			const { full, full_en, half, half_en, none, none_en } = anchors ?? {};
			expect(
				[full, none].every((text) => JAPANESE.test(text ?? '')),
				content,
			).toBe(true);
			expect(
				[full_en, none_en].every((text) => text && !JAPANESE.test(text)),
				content,
			).toBe(true);
			expect(half === null, content).toBe(half_en === null);
		}
	});

	it('links every question to existing targets, each once', () => {
		for (const { sdg_target_ids: ids } of questions) {
			expect(ids.length).toBeGreaterThan(0);
			expect(new Set(ids).size).toBe(ids.length);
		}
	});
});

describe('the simple paper', () => {
	it('has neither check items nor targets', () => {
		const questions = questionsOf(simplePaper().main_categories);
		expect(questions.every((each) => each.evaluations.length === 0 && each.sdg_target_ids.length === 0)).toBe(true);
	});
});

describe('SDG targets', () => {
	/** Official number of numbered targets and lettered means of each goal. */
	const OFFICIAL: readonly (readonly [targets: number, means: string])[] = [
		[5, 'ab'],
		[5, 'abc'],
		[9, 'abcd'],
		[7, 'abc'],
		[6, 'abc'],
		[6, 'ab'],
		[3, 'ab'],
		[10, 'ab'],
		[5, 'abc'],
		[7, 'abc'],
		[7, 'abc'],
		[8, 'abc'],
		[3, 'ab'],
		[7, 'abc'],
		[9, 'abc'],
		[10, 'ab'],
		[19, ''],
	];

	it('are the 169 of the 17 goals, in official order', () => {
		const official = OFFICIAL.flatMap(([targets, means], index) => [
			...Array.from({ length: targets }, (_, at) => `${index + 1}.${at + 1}`),
			...[...means].map((letter) => `${index + 1}.${letter}`),
		]);
		expect(numbers).toHaveLength(169);
		expect(numbers).toEqual(official);
		expect(sdgGoals.map((goal) => goal.id)).toEqual(Array.from({ length: 17 }, (_, at) => at + 1));
	});

	it('have unique descriptions in both languages', () => {
		for (const { description } of sdgTargets) {
			expect(description.ja).toMatch(JAPANESE);
			expect(description.en).toMatch(/[A-Za-z]/);
			expect(description.en).not.toMatch(JAPANESE);
		}
		expect(repeated(sdgTargets.map((target) => target.description.ja))).toEqual([]);
		expect(repeated(sdgTargets.map((target) => target.description.en))).toEqual([]);
	});
});

describe('industries', () => {
	const mediums = industries.flatMap((major) => major.mediums);

	it('are 20 letters from A to T and 99 medium codes from 01 to 99', () => {
		expect(industries.map((major) => major.letter).join('')).toBe('ABCDEFGHIJKLMNOPQRST');
		const codes = Array.from({ length: 99 }, (_, at) => String(at + 1).padStart(2, '0'));
		expect(mediums.map((medium) => medium.code)).toEqual(codes);
	});

	it('have the letter of each medium code, and reject others', () => {
		expect(industryByMedium('09')).toBe('E09');
		expect([isIndustryCode('E09'), isIndustryCode('F09'), isIndustryCode('09'), isIndustryCode('E9')]).toEqual([
			true,
			false,
			false,
			false,
		]);
	});
});
