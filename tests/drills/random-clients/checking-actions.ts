import type { Round } from '#shared/assessment/round.ts';
import { STATUS, STATUS_IDS } from '#shared/assessment/status.ts';
import { serverText } from '#shared/texts/server.ts';
import { CHECKING_ROUNDS, type CheckingRound, type SubCategory } from '#tests/support/checking.ts';
import {
	type Action,
	always,
	basedOn,
	byStaff,
	type Context,
	joined,
	learnSaved,
	NO_EFFECT,
	once,
	type SaveAct,
	toMark,
	versionField,
} from './action.ts';
import { isAllMarked } from './world.ts';

/** What staff do with a submitted sheet, in both rounds. */

const ratingsRegister = (subCategoryId: number): string => `ratings:${subCategoryId}`;

const anySubCategory = ({ company, random }: Context, round: Round) =>
	random.pick(company.structure.sheets[round]?.subCategories ?? []) ?? null;

const saveRatings = ({ round, status, base }: CheckingRound): Action => ({
	name: `save ratings of round ${round}`,
	weight: always(20),
	who: byStaff,
	acceptedAt: [status],
	effects: NO_EFFECT,
	request: (context) => {
		const sub = anySubCategory(context, round);
		if (!sub) return null;
		const register = ratingsRegister(sub.id);
		const comment = `rating ${context.operationId}`;
		const based = basedOn(context, register);
		const act: SaveAct = { kind: 'save', register, value: comment, basedOn: based, version: null };
		const answer_contents = sub.questions.map(({ id, items }) => ({
			id,
			answer_evaluations: items.map((item) => ({
				id: item,
				evaluation_rate: context.random.pick([0, 1, 2, 3]),
				comment,
			})),
		}));
		return {
			method: 'POST',
			path: `${base}/answer_sub_categories/${sub.id}/save_changes`,
			body: { answer_contents, ...versionField(based) },
			act,
			learn: learnSaved(context, act),
		};
	},
});

const readRatings = ({ round, status, base }: CheckingRound): Action => ({
	name: `read ratings of round ${round}`,
	weight: always(4),
	who: byStaff,
	acceptedAt: STATUS_IDS,
	triedAt: STATUS_IDS.filter((id) => id >= status && id < STATUS.cancelled),
	effects: NO_EFFECT,
	request: (context) => {
		const sub = anySubCategory(context, round);
		if (!sub) return null;
		const register = ratingsRegister(sub.id);
		return {
			method: 'GET',
			path: `${base}/answer_sub_categories/${sub.id}`,
			act: { kind: 'read', register, value: null, version: 0 },
			learn: ({ data }) => {
				const { version, answer_contents } = data as SubCategory;
				context.company.versions.set(register, version);
				const items = answer_contents.flatMap(({ answer_evaluations }) => answer_evaluations);
				return { act: { kind: 'read', register, value: joined(items.map(({ comment }) => comment)), version } };
			},
		};
	},
});

const markAsChecked = ({ round, status, base }: CheckingRound): Action => ({
	name: `mark as checked in round ${round}`,
	weight: always(20),
	who: byStaff,
	acceptedAt: [status],
	effects: NO_EFFECT,
	request: (context) => {
		const { structure, checked } = context.company;
		const sub = toMark(context, structure.sheets[round]?.subCategories ?? [], checked);
		if (!sub) return null;
		return {
			method: 'POST',
			path: `${base}/answer_sub_categories/${sub.id}/mark_as_checked`,
			act: { kind: 'mark', mark: 'checked', subCategoryId: sub.id },
			learn: () => {
				checked.add(sub.id);
				return {};
			},
		};
	},
});

/** The request was accepted, and then its job failed. */
const GRADING_FAILED = serverText('en', 'checking.gradingFailed');

const grade = ({ round, status, graded, base, grading }: CheckingRound): Action => ({
	name: `grade round ${round}`,
	weight: once((company) => isAllMarked(company, round, 'checked'), 30),
	who: byStaff,
	acceptedAt: [status],
	effects: NO_EFFECT,
	request: ({ company }) => ({
		method: 'POST',
		path: `${base}/${company.structure.progressId}${grading}`,
		act: { kind: 'grade', round },
		isUncertain: ({ message }) => message === GRADING_FAILED,
		learn: (answer) => {
			company.isOutdated = true;
			if (answer.status === 200) company.status = graded;
			return {};
		},
	}),
});

export const CHECKING_ACTIONS: readonly Action[] = CHECKING_ROUNDS.flatMap((round) => [
	saveRatings(round),
	readRatings(round),
	markAsChecked(round),
	grade(round),
]);
