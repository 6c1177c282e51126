import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { api } from '#client/api/client.ts';
import { isLostSignIn, reactToWrite } from '#client/api/reactions.ts';
import type { ApiFailure } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { readDraft } from '#client/editing/draft-storage.ts';
import { attempt } from '#client/editing/save.ts';
import { useLatest } from '#client/editing/use-latest.ts';
import { useUnsaved } from '#client/editing/use-unsaved.ts';
import { notify } from '#client/ui/toast.tsx';
import { paperDraft } from './draft.ts';
import { focusSpot } from './focus.ts';
import { contentsOf, type KeyPath, newNode, withNewKeys } from './nodes.ts';
import {
	type Field,
	isFolded,
	isStatement,
	nameOfField,
	type Problems,
	problemsOf,
	spotName,
	spotOf,
} from './problems.ts';
import { initialState, type Paper, questionPaths, reduce } from './state.ts';
import { statedIn } from './statements.ts';
import { type Refused, useMarks } from './use-marks.ts';
import { useSentence } from './use-sentence.ts';
import { useTimedSave } from './use-timed-save.ts';

/** The maximum characters of errors in a toast. */
const TOAST_LENGTH = 300;

/** A paper with its guidance is large: it is stored when nothing was typed for this long. */
const STORE_DELAY_MS = 400;

const truncatedJson = (problems: Problems): string => {
	const text = JSON.stringify(problems);
	return text.length > TOAST_LENGTH ? `${text.slice(0, TOAST_LENGTH)}…` : text;
};

/** The last save, and whether somebody asked for it. */
export type SavedAt = { at: Date; isAsked: boolean };

type EditorOptions = {
	isPremium: boolean;
	loaded: Paper & { version: number };
	/** Called after publishing. */
	onDone: () => void;
};

/** The state of the paper editor: tree, validation, draft storage, and saving with conflict detection. */
export const usePaperEditor = ({ isPremium, loaded, onDone }: EditorOptions) => {
	const { t } = useText();
	const utils = api.useUtils();
	const sentence = useSentence();
	const name = `paper:${isPremium ? 'regular' : 'simple'}`;
	const [version, setVersion] = useState(loaded.version);
	const [state, dispatch] = useReducer(reduce, loaded, initialState);
	const { nodes, statements } = state;
	const paper = useMemo<Paper>(() => ({ nodes, statements }), [nodes, statements]);
	const [refused, setRefused] = useState<Refused | null>(null);
	const [conflict, setConflict] = useState<ApiFailure | null>(null);
	const [focus, setFocus] = useState<string | null>(null);
	const [isStating, setStating] = useState(false);
	const [savedAt, setSavedAt] = useState<SavedAt | null>(null);
	/** Why the last save that nobody asked for failed. */
	const [autosaveFailure, setAutosaveFailure] = useState<ApiFailure | null>(null);
	const changes = state.touched.size;

	const [storedDraft, setStoredDraft] = useState(() => readDraft(name, paperDraft));
	const unsaved = changes > 0 ? paper : null;
	const draft = useMemo(() => (unsaved ? { version, ...unsaved } : storedDraft), [unsaved, version, storedDraft]);
	const saveToGo = useLatest(async (): Promise<boolean> => {
		if (!check(false)) return false;
		return submit(false, version);
	});
	const drop = useUnsaved({ name, draft, changes, saveToGo, delay: STORE_DELAY_MS });

	const marks = useMarks(paper, refused, isPremium);

	useEffect(() => {
		if (focus === null) return;
		focusSpot(focus);
		setFocus(null);
	}, [focus]);

	const latest = useRef(nodes);
	latest.current = nodes;
	const moves = useMemo(
		() => ({
			/** Makes a node editable and focuses a field of it. */
			edit: (path: KeyPath, field: Field): void => {
				dispatch({ type: 'reveal', path, isUnfolded: isFolded({ path, field }) });
				setFocus(nameOfField(path.at(-1) ?? '', field));
			},
			/** Shows a node as text again, which keeps the focus. */
			finish: (path: KeyPath): void => {
				dispatch({ type: 'edit', path, isEditing: false });
				setFocus(nameOfField(path.at(-1) ?? '', 'content'));
			},
			/** Adds a node and focuses its text. */
			add: (parent: KeyPath, after?: string): void => {
				const node = newNode();
				dispatch({ type: 'add', parent, node, after });
				setFocus(nameOfField(node.key, 'content'));
			},
			/** Goes to the question before or after one, in whatever sub-category it stands. */
			step: (question: string, by: 1 | -1): void => {
				const all = questionPaths(latest.current);
				const path = all[all.findIndex((one) => one.at(-1) === question) + by];
				if (!path) return;
				const [category = '', subCategory = null, key = ''] = path;
				dispatch({ type: 'open', category, subCategory });
				setFocus(nameOfField(key, 'content'));
			},
			focus: setFocus,
		}),
		[],
	);

	const goTo = useCallback((dotted: string): void => {
		const spot = spotOf(latest.current, dotted);
		if (isStatement(spot)) setStating(true);
		else dispatch({ type: 'reveal', path: spot.path, isUnfolded: isFolded(spot) });
		setFocus(spotName(spot));
	}, []);

	/** Shows the errors in a toast and focuses the first. */
	const refuse = (problems: Problems, isPublishing: boolean, fromServer: Problems = {}): void => {
		setRefused({ isPublishing, fromServer });
		notify.error(truncatedJson(problems));
		const [first] = Object.keys(problems);
		if (first !== undefined) goTo(first);
	};

	/** Validates the paper and shows the errors; true if there are none. */
	const check = (isPublishing: boolean): boolean => {
		const problems = problemsOf(paper, { isPremium, isPublishing, sentence });
		if (Object.keys(problems).length === 0) return true;
		refuse(problems, isPublishing);
		return false;
	};

	const save = api.console.papers.save.useMutation({ meta: { handlesFailure: true } });
	const send = (isPublishing: boolean, base: number, autosave: boolean) =>
		attempt(() =>
			save.mutateAsync({
				is_premium: isPremium,
				is_published: isPublishing,
				...statedIn(paper.statements),
				main_categories: contentsOf(paper.nodes, isPremium),
				version: base,
				...(autosave ? { autosave } : {}),
			}),
		);
	const takeSaved = (saved: number, isAsked: boolean): void => {
		setVersion(saved);
		setSavedAt({ at: new Date(), isAsked });
		setAutosaveFailure(null);
		dispatch({ type: 'saved', paper });
		drop();
	};
	/** Saves because the person asked for it. Returns whether it is saved. */
	const submit = async (isPublishing: boolean, base: number): Promise<boolean> => {
		notify.loading(isPublishing ? t('management.editor.publishing') : t('editing.savingNow'));
		const outcome = await send(isPublishing, base, false);
		if (outcome.kind === 'behind') {
			notify.dismiss();
			setConflict(outcome.failure);
		} else if (outcome.kind === 'refused') {
			const { failure } = outcome;
			if (failure.status === 422) refuse(failure.errors, isPublishing, failure.errors);
			else reactToWrite(failure, false);
		} else {
			takeSaved(outcome.answer.data.version, true);
			setRefused(null);
			await utils.console.papers.invalidate();
			if (isPublishing) onDone();
		}
		return outcome.kind === 'saved';
	};

	const saving = useSingle((isPublishing: boolean) => submit(isPublishing, version));

	/** Saves without being asked: what cannot be saved waits, and a conflict opens no dialog. */
	const isAutosaving = useRef(false);
	useTimedSave(changes > 0 && conflict === null && !saving.busy, async () => {
		const problems = problemsOf(paper, { isPremium, isPublishing: false, sentence });
		if (isAutosaving.current || Object.keys(problems).length > 0) return;
		isAutosaving.current = true;
		const outcome = await send(false, version, true);
		isAutosaving.current = false;
		if (outcome.kind === 'saved') {
			takeSaved(outcome.answer.data.version, false);
			void utils.console.papers.invalidate(undefined, { refetchType: 'none' });
		} else if (isLostSignIn(outcome.failure)) reactToWrite(outcome.failure, true);
		else setAutosaveFailure(outcome.failure);
	});

	/** Fetches the current draft, whose version an overwrite needs; null where there is none. */
	const readLatest = async () => {
		const { data } = await utils.console.papers.list.fetch(
			{ is_premium: isPremium, page: 1, per_page: 1 },
			{ staleTime: 0 },
		);
		return data.find((one) => !one.is_published) ?? null;
	};
	const overwrite = useSingle(async () => {
		const draftNow = await readLatest();
		setConflict(null);
		await submit(false, draftNow?.version ?? 0);
	});

	return {
		state,
		paper,
		saveToGo,
		dispatch,
		moves,
		marks,
		changes,
		savedAt,
		autosaveFailure,
		check,
		save: saving,
		conflict,
		overwrite,
		closeConflict: () => setConflict(null),
		drop,
		/** Whether what the paper says as a whole is unfolded. */
		isStating,
		setStating,
		/** The stored draft of an earlier visit; null where there is none. */
		storedDraft,
		restoreDraft: () => {
			if (!storedDraft) return;
			setVersion(storedDraft.version);
			const { nodes: restored, statements: stated } = storedDraft;
			dispatch({ type: 'restore', paper: { nodes: withNewKeys(restored), statements: stated } });
			setStoredDraft(null);
		},
		discardDraft: () => {
			drop();
			setStoredDraft(null);
		},
	};
};

export type PaperEditorTools = ReturnType<typeof usePaperEditor>;
