import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { api } from '#client/api/client.ts';
import { type ApiFailure, failureOf } from '#client/api/failure.ts';
import { useText } from '#client/app/locale.tsx';
import { readTextMirror, useTextMirror } from '#client/editing/draft-storage.ts';
import { mirroredOf, sheetReducer, startOf } from '#client/editing/state.ts';
import { notify } from '#client/ui/toast.tsx';
import { useUnsavedChanges } from '#client/ui/unsaved.tsx';
import type { AnsweredSubCategory } from '#shared/assessment/answering.ts';
import { type Answers, answersOf, changedIds, pick, toWire } from './answers.ts';
import { mirrorName, readMirrored } from './mirrored.ts';

/** What could not be done; said on the page until it works. */
export type SheetFailure = { step: 'save' | 'complete' | 'completeAfterSave'; message: string };

/** Answers that came too late: the assessment was submitted meanwhile. They can still be read and copied. */
export type TooLate = { message: string; typed: Answers };

const isLostSignIn = ({ status }: ApiFailure): boolean => status === 401 || status === 403;

/** The answers of one sub-category: typed, kept, saved, completed. */
export const useSheet = (sheet: AnsweredSubCategory) => {
	const { t } = useText();
	const { id } = sheet;
	const utils = api.useUtils();
	const [state, dispatch] = useReducer(
		sheetReducer,
		{ sheet, left: readMirrored(readTextMirror(mirrorName(id))) },
		startOf,
	);
	const [failure, setFailure] = useState<SheetFailure | null>(null);
	const [tooLate, setTooLate] = useState<TooLate | null>(null);
	const [working, setWorking] = useState<'save' | 'complete' | null>(null);
	const latest = useRef(state);
	latest.current = state;

	useEffect(() => dispatch({ type: 'loaded', sheet }), [sheet]);

	const changed = useMemo(() => changedIds(state.saved, state.values), [state.saved, state.values]);
	const canType = !sheet.is_submitted;
	const mirrored = useMemo(() => (canType ? mirroredOf(state) : null), [canType, state]);
	const { drop } = useTextMirror(mirrorName(id), mirrored);
	useUnsavedChanges(canType ? changed.length : 0, 'changes', drop);

	const save = api.app.assessment.save.useMutation({ meta: { handlesFailure: true } });
	const complete = api.app.assessment.complete.useMutation({ meta: { handlesFailure: true } });

	/** Puts what the server has now onto the screen and into the cache. */
	const reload = useCallback(async (): Promise<AnsweredSubCategory> => {
		const answer = await utils.client.app.assessment.subCategory.query({ id });
		utils.app.assessment.subCategory.setData({ id }, answer);
		dispatch({ type: 'loaded', sheet: answer.data });
		return answer.data;
	}, [utils, id]);

	/** After a refusal: what became of it. A version, where the save had come through after all. */
	const look = async (refused: ApiFailure, sent: Answers): Promise<number | null> => {
		try {
			const now = await reload();
			if (now.is_submitted) {
				setTooLate({ message: refused.message, typed: sent });
				return null;
			}
			const remaining = changedIds(answersOf(now), { ...answersOf(now), ...sent });
			if (remaining.length === 0) return now.version;
			if (now.version === latest.current.version) setFailure({ step: 'save', message: refused.message });
		} catch {
			setFailure({ step: 'save', message: refused.message });
		}
		return null;
	};

	/** Saves what changed; answers the version to go on from, or null where it could not be saved. */
	const saveChanges = async (): Promise<number | null> => {
		const { version, values, saved } = latest.current;
		const sent = pick(values, changedIds(saved, values));
		try {
			const { data } = await save.mutateAsync({ id, version, answer_contents: toWire(sent) });
			dispatch({ type: 'saved', version: data.version, sent });
			utils.app.assessment.subCategory.setData(
				{ id },
				(previous) =>
					previous && {
						...previous,
						data: {
							...previous.data,
							version: data.version,
							saved_at: data.saved_at,
							is_answered: data.is_answered,
							answer_contents: previous.data.answer_contents.map((content) => {
								const own = sent[content.id];
								return own ? { ...content, answer: own.answer, extension_note: own.note || null } : content;
							}),
						},
					},
			);
			void utils.app.assessment.overview.invalidate();
			void utils.app.assessment.category.invalidate();
			return data.version;
		} catch (error) {
			const refused = failureOf(error);
			if (isLostSignIn(refused)) return null;
			notify.dismiss();
			if (refused.status === 409) return look(refused, sent);
			setFailure({ step: 'save', message: refused.message });
			return null;
		}
	};

	const during = async (step: 'save' | 'complete', work: () => Promise<void>): Promise<void> => {
		setWorking(step);
		setFailure(null);
		notify.loading(t(step === 'save' ? 'company.sheet.saving' : 'company.sheet.completing'));
		try {
			await work();
		} finally {
			setWorking(null);
		}
	};

	const saveDraft = () =>
		during('save', async () => {
			await saveChanges();
		});

	const markAsCompleted = () =>
		during('complete', async () => {
			const { version, saved, values } = latest.current;
			const hasChanges = changedIds(saved, values).length > 0;
			const from = hasChanges ? await saveChanges() : version;
			if (from === null) return;
			try {
				await complete.mutateAsync({ id, version: from });
			} catch (error) {
				const refused = failureOf(error);
				if (isLostSignIn(refused)) return;
				notify.dismiss();
				setFailure({ step: hasChanges ? 'completeAfterSave' : 'complete', message: refused.message });
				if (refused.status === 409) await reload().catch(() => {});
				return;
			}
			await utils.app.assessment.invalidate();
		});

	const discardRestored = (): void => {
		drop();
		dispatch({ type: 'reset', sheet });
	};

	return {
		state,
		dispatch,
		changed,
		failure,
		tooLate,
		working,
		saveDraft,
		markAsCompleted,
		discardRestored,
		isUndecided: state.conflicts.some(({ chosen }) => chosen === null),
	};
};

export type SheetTools = ReturnType<typeof useSheet>;
