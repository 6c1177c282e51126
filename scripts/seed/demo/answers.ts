import { outline } from '#scripts/seed/papers/outline.ts';
import type { CompanyActor, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { operations } from '#server/router.ts';
import { chance } from './chance.ts';
import type { DemoCompany } from './companies.ts';
import { invoke } from './invoke.ts';
import { withMemo } from './remarks.ts';
import { listSheetParts, type SheetPart } from './sheets.ts';
import type { Turn } from './turns.ts';
import { demoWords } from './words.ts';

/** Codes of the sub-categories in paper order ('A1', 'A2', …), the keys of the demo texts. */
const CODES = outline.flatMap((category) => category.subCategories.map((sub) => sub.code));

export const wordsAt = (index: number) => {
	const words = demoWords[CODES[index] ?? ''];
	if (!words) throw new Error(`no words for the sub-category at ${index}`);
	return words;
};

/** Index of a sub-category in paper order. */
export const placeOf = (code: string): number => CODES.indexOf(code);

/** Special development of a sub-category in a company's re-assessment; undefined for none. */
export const turnAt = ({ turns }: DemoCompany, index: number): Turn | undefined => turns?.[CODES[index] ?? ''];

export const partOf = (parts: readonly SheetPart[], code: string): SheetPart => {
	const part = parts[placeOf(code)];
	if (!part) throw new Error(`no sub-category ${code}`);
	return part;
};

const NOT_APPLICABLE_SHARE = 0.04;

const answerOf = (company: DemoCompany, sub: number, question: number): 1 | 2 | 3 => {
	const luck = chance(company.name, 'answer', sub, question);
	if (luck < NOT_APPLICABLE_SHARE) return 3;
	return luck < company.strength + 0.18 ? 1 : 2;
};

/** Answers and completes the first `completed` sub-categories, and partly answers the next one. */
export const answerSubCategories = async (
	deps: Deps,
	company: DemoCompany,
	owner: CompanyActor,
	{ progressId, completed }: { progressId: number; completed: number },
): Promise<void> => {
	const parts = await listSheetParts(deps.db, { progressId, round: 1 });
	for (const [index, part] of parts.entries()) {
		if (index > completed) return;
		if (!part.isAnswered) await answerOne(deps, company, owner, { part, index, complete: index < completed });
	}
};

type Step = { part: SheetPart; index: number; complete: boolean };

const answerOne = async (
	deps: Deps,
	company: DemoCompany,
	owner: CompanyActor,
	{ part: { id, questions }, index, complete }: Step,
): Promise<void> => {
	const { assessment } = operations.app;
	const answered = complete ? questions : questions.slice(0, 1);
	await invoke(deps, assessment.save, owner, {
		id,
		answer_contents: answered.map((question, at) => ({
			id: question.id,
			answer: answerOf(company, index, at),
			extension_note: at === 0 ? wordsAt(index).note : null,
		})),
	});
	if (complete) await invoke(deps, assessment.complete, owner, { id });
};

const checkingOf = (round: 1 | 2) => (round === 1 ? operations.console.checking : operations.console.reassessments);

/** Performance of a sub-category in a round, 0 to 1. */
const strengthOf = (company: DemoCompany, round: 1 | 2, index: number): number => {
	const turn = turnAt(company, index);
	if (turn) return round === 1 ? turn.first : turn.second;
	return round === 1 || company.turns ? company.strength : Math.min(1, company.strength + 0.14);
};

type Rated = { round: 1 | 2; index: number; answer: number | null; key: string };

/** 3 is 100 %, 2 is 50 %, 1 is 0 %, 0 is ineligible. */
const rateOf = (company: DemoCompany, { round, index, answer, key }: Rated): 0 | 1 | 2 | 3 => {
	if (answer === 3) return 0;
	const luck = chance(company.name, 'rate', key);
	const strength = strengthOf(company, round, index);
	if (luck < strength) return 3;
	return luck < strength + 0.15 ? 2 : 1;
};

/** Rates and checks the first `checked` sub-categories. */
export const checkSubCategories = async (
	deps: Deps,
	company: DemoCompany,
	staff: ConsoleActor,
	{ progressId, round, checked }: { progressId: number; round: 1 | 2; checked: number },
): Promise<void> => {
	const calls = checkingOf(round);
	const parts = await listSheetParts(deps.db, { progressId, round });
	for (const [index, { id, isChecked, questions }] of parts.slice(0, checked).entries()) {
		if (isChecked) continue;
		await invoke(deps, calls.saveRatings, staff, {
			id,
			answer_contents: questions.map(({ id: questionId, answer, itemIds }, question) => ({
				id: questionId,
				answer_evaluations: itemIds.map((itemId, at) => ({
					id: itemId,
					evaluation_rate: rateOf(company, { round, index, answer, key: `${index}-${question}-${at}` }),
					comment: question === 0 && at === 0 ? withMemo(wordsAt(index).memo, company, index) : null,
				})),
			})),
		});
		await invoke(deps, calls.markAsChecked, staff, { id });
	}
};
