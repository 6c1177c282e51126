import { sql } from 'drizzle-orm';
import type { PaperContents } from '#shared/papers/schemas.ts';
import type { TestApp } from '#tests/support/app.ts';
import { publishPaper, type Staged, startedAssessment } from '#tests/support/assessments.ts';
import { advance } from '#tests/support/journey.ts';

/** A paper of 74 questions, and that of the next year with 75: 67 unchanged, 5 reworded, 3 new; 2 were removed. */

/** Question numbers, which are part of the texts and keys. */
export const NUMBERS = { gone: [1, 2], reworded: [10, 25, 40, 55, 70], new: [75, 76, 77] };

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

const chunksOf = <T>(items: readonly T[], size: number): T[][] =>
	Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

const questionOf = (number: number, suffix: { ja: string; en: string }) => ({
	key: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
	content: `設問${number}${suffix.ja}`,
	content_en: `Question ${number}${suffix.en}`,
	points: 10,
	evaluations: [{ content: `確認${number}`, content_en: null, weight: 1 }],
	sdg_target_ids: [],
});

const SAME = { ja: '', en: '' };
/** Question 10 is reworded in English only. */
const rewordingOf = (number: number) => ({ ja: number === 10 ? '' : '（改訂）', en: ' (revised)' });

/** Three questions per sub-category, five sub-categories per category: removing the first ones shifts all others. */
const paperOf = (questions: ReturnType<typeof questionOf>[]): PaperContents =>
	chunksOf(chunksOf(questions, 3), 5).map((subs, category) => ({
		content: `大項目${category + 1}`,
		content_en: `Category ${category + 1}`,
		sub_categories: subs.map((own, sub) => ({
			content: `小項目${category + 1}-${sub + 1}`,
			content_en: `Sub-category ${category + 1}-${sub + 1}`,
			questions: own,
		})),
	}));

export const formerPaper = (): PaperContents => paperOf(range(1, 74).map((number) => questionOf(number, SAME)));

const nextPaper = (): PaperContents =>
	paperOf(
		range(3, 77).map((number) => questionOf(number, NUMBERS.reworded.includes(number) ? rewordingOf(number) : SAME)),
	);

export const numberIn = (content: string): number => Number(/\d+/.exec(content)?.[0]);

/** Last year's answer to a question. */
export const formerAnswerTo = (number: number) => ({ answer: (number % 3) + 1, extension_note: `去年の補足${number}` });

/** Fills the first sheet of an assessment with last year's answers and notes, by question number. */
export const answerByNumber = async ({ deps }: TestApp, progressId: number): Promise<void> => {
	await deps.db.execute(sql`
		update answer_contents t set answer = n.number % 3 + 1, extension_note = '去年の補足' || n.number
		from (select id, substring(content from '[0-9]+')::int as number from paper_questions) n
		where n.id = t.question_id and t.answer_sub_category_id in (
			select a.id from answer_sub_categories a join answer_categories c on c.id = a.category_id
			join answer_sheets s on s.id = c.sheet_id where s.progress_id = ${progressId})`);
};

/** A company that completed an assessment on last year's paper and has started one on this year's. */
export const secondYear = async (app: TestApp): Promise<{ former: Staged; staged: Staged }> => {
	await publishPaper(app, formerPaper());
	const started = await startedAssessment(app);
	const former = await advance(app, started, 7);
	await answerByNumber(app, former.progress.id);
	await publishPaper(app, nextPaper());
	const { companyId, admin } = former;
	return { former, staged: await startedAssessment(app, { companyId, admin }) };
};
