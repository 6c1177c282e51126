import {
	type Answers,
	type AnswerValue,
	answersOf,
	type Conflict,
	changedIds,
	mergeAnswers,
	pick,
} from '#client/company/sheet/answers.ts';
import type { Mirrored } from '#client/company/sheet/mirrored.ts';
import type { AnsweredSubCategory } from '#shared/assessment/answering.ts';

/** A sub-category on the screen: what is saved, what is typed, and what of somebody else's has come between. */

/** Who saved meanwhile, for the banner. */
export type Meanwhile = { name: string | null; at: string | null };

export type SheetState = {
	version: number;
	saved: Answers;
	values: Answers;
	conflicts: readonly Conflict[];
	/** Somebody else's save came in while something was typed here. */
	meanwhile: Meanwhile | null;
	/** Something typed on an earlier visit was put back. */
	isRestored: boolean;
};

export type SheetAction =
	| { type: 'typed'; id: number; value: AnswerValue }
	| { type: 'chosen'; id: number; side: 'mine' | 'theirs' }
	/** Our own save: what was typed since stays typed. */
	| { type: 'saved'; version: number; sent: Answers }
	/** What the server has now. */
	| { type: 'loaded'; sheet: AnsweredSubCategory }
	| { type: 'reset'; sheet: AnsweredSubCategory };

const meanwhileOf = ({ saved_by, saved_at }: AnsweredSubCategory): Meanwhile => ({ name: saved_by, at: saved_at });

const fresh = (sheet: AnsweredSubCategory): SheetState => {
	const saved = answersOf(sheet);
	return { version: sheet.version, saved, values: saved, conflicts: [], meanwhile: null, isRestored: false };
};

/** A sheet as it was loaded, with what an earlier visit left unsaved. */
export const startOf = ({ sheet, left }: { sheet: AnsweredSubCategory; left: Mirrored | null }): SheetState => {
	const state = fresh(sheet);
	if (!left || sheet.is_submitted) return state;
	const base = left.version === sheet.version ? state.saved : { ...state.saved, ...left.base };
	const { values, conflicts, hasNews } = mergeAnswers(base, { ...base, ...left.typed }, state.saved);
	if (changedIds(state.saved, values).length === 0) return state;
	const known = new Set(conflicts.map(({ id }) => id));
	const open = left.undecided.flatMap((id): Conflict[] => {
		const [mine, theirs] = [values[id], state.saved[id]];
		return mine && theirs && !known.has(id) ? [{ id, mine, theirs, chosen: null }] : [];
	});
	const all = [...conflicts, ...open];
	return {
		...state,
		values,
		conflicts: all,
		meanwhile: hasNews || open.length > 0 ? meanwhileOf(sheet) : null,
		isRestored: true,
	};
};

const absorb = (state: SheetState, sheet: AnsweredSubCategory): SheetState => {
	if (sheet.version <= state.version) return state;
	if (changedIds(state.saved, state.values).length === 0) return fresh(sheet);
	const theirs = answersOf(sheet);
	const { values, conflicts, hasNews } = mergeAnswers(state.saved, state.values, theirs);
	return {
		...state,
		version: sheet.version,
		saved: theirs,
		values,
		conflicts: [...state.conflicts.filter(({ id }) => !conflicts.some((one) => one.id === id)), ...conflicts],
		meanwhile: hasNews ? meanwhileOf(sheet) : state.meanwhile,
	};
};

const decide = (conflicts: readonly Conflict[], id: number, change: Partial<Conflict>): Conflict[] =>
	conflicts.map((conflict) => (conflict.id === id ? { ...conflict, ...change } : conflict));

export const sheetReducer = (state: SheetState, action: SheetAction): SheetState => {
	switch (action.type) {
		case 'typed': {
			const { id, value } = action;
			// Who goes on typing has chosen their own.
			const conflicts = decide(state.conflicts, id, { chosen: 'mine', mine: value });
			return { ...state, values: { ...state.values, [id]: value }, conflicts };
		}
		case 'chosen': {
			const conflict = state.conflicts.find(({ id }) => id === action.id);
			if (!conflict) return state;
			return {
				...state,
				values: { ...state.values, [action.id]: conflict[action.side] },
				conflicts: decide(state.conflicts, action.id, { chosen: action.side }),
			};
		}
		case 'saved':
			return {
				...state,
				version: action.version,
				saved: { ...state.saved, ...action.sent },
				conflicts: [],
				meanwhile: null,
				isRestored: false,
			};
		case 'loaded':
			return absorb(state, action.sheet);
		case 'reset':
			return fresh(action.sheet);
	}
};

/** What of a state has to survive a reload; null where all is saved. */
export const mirroredOf = ({ version, saved, values, conflicts }: SheetState): Mirrored | null => {
	const changed = changedIds(saved, values);
	if (changed.length === 0) return null;
	const undecided = conflicts.filter(({ chosen }) => chosen === null).map(({ id }) => id);
	return { version, base: pick(saved, changed), typed: pick(values, changed), undecided };
};
