import { outline } from '#scripts/seed/papers/outline.ts';
import type { CompanyActor, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { operations } from '#server/router.ts';
import { chance } from './chance.ts';
import type { DemoCompany } from './companies.ts';
import { invoke } from './invoke.ts';
import { withMemo } from './remarks.ts';
import { demoWords } from './words.ts';

/** The codes of the sub-categories in paper order ('A1', 'A2', …), the keys of the demo texts. */
const CODES = outline.flatMap((category) => category.subCategories.map((sub) => sub.code));

export const wordsAt = (index: number) => {
	const words = demoWords[CODES[index] ?? ''];
	if (!words) throw new Error(`no words for the sub-category at ${index}`);
	return words;
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
	completed: number,
): Promise<void> => {
	const { assessment } = operations.app;
	const overview = await invoke(deps, assessment.overview, owner, {});
	let index = 0;
	for (const { id } of overview?.categories ?? []) {
		const category = await invoke(deps, assessment.category, owner, { id });
		for (const sub of category.answer_sub_categories) {
			if (index > completed) return;
			if (!sub.is_answered) await answerOne(deps, company, owner, { id: sub.id, index, complete: index < completed });
			index += 1;
		}
	}
};

type Part = { id: number; index: number; complete: boolean };

const answerOne = async (
	deps: Deps,
	company: DemoCompany,
	owner: CompanyActor,
	{ id, index, complete }: Part,
): Promise<void> => {
	const { assessment } = operations.app;
	const sheet = await invoke(deps, assessment.subCategory, owner, { id });
	const contents = complete ? sheet.answer_contents : sheet.answer_contents.slice(0, 1);
	await invoke(deps, assessment.save, owner, {
		id,
		answer_contents: contents.map((content, question) => ({
			id: content.id,
			answer: answerOf(company, index, question),
			extension_note: question === 0 ? wordsAt(index).note : null,
		})),
	});
	if (complete) await invoke(deps, assessment.complete, owner, { id });
};

type Checking = typeof operations.console.checking;

/** The operations of a round. The responses of the second round extend those of the first. */
const checkingOf = (round: 1 | 2): Checking =>
	round === 1 ? operations.console.checking : (operations.console.reassessments as unknown as Checking);

/** 3 is 100 %, 2 is 50 %, 1 is 0 %, 0 does not apply. The second round is better than the first. */
const rateOf = (company: DemoCompany, round: 1 | 2, answer: number | null, key: string): 0 | 1 | 2 | 3 => {
	if (answer === 3) return 0;
	const luck = chance(company.name, 'rate', key);
	const strength = round === 1 ? company.strength : Math.min(1, company.strength + 0.14);
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
	const sheet = await invoke(deps, calls.get, staff, { id: progressId });
	const subs = sheet.answer_categories.flatMap((category) => category.answer_sub_categories);
	for (const [index, sub] of subs.entries()) {
		if (index >= checked) return;
		if (sub.is_checked) continue;
		const detail = await invoke(deps, calls.subCategory, staff, { id: sub.id });
		await invoke(deps, calls.saveRatings, staff, {
			id: sub.id,
			answer_contents: detail.answer_contents.map((content, question) => ({
				id: content.id,
				answer_evaluations: content.answer_evaluations.map((item, at) => ({
					id: item.id,
					evaluation_rate: rateOf(company, round, content.answer, `${index}-${question}-${at}`),
					comment: question === 0 && at === 0 ? withMemo(wordsAt(index).memo, company, index) : null,
				})),
			})),
		});
		await invoke(deps, calls.markAsChecked, staff, { id: sub.id });
	}
};
