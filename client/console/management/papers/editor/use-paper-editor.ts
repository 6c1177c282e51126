import { useDeferredValue, useEffect, useMemo, useReducer, useState } from 'react';
import { api } from '#client/api/client.ts';
import type { ApiFailure } from '#client/api/failure.ts';
import { reactToWrite } from '#client/api/reactions.ts';
import { useSingle } from '#client/api/use-single.ts';
import { useText } from '#client/app/locale.tsx';
import { readDraft } from '#client/editing/draft-storage.ts';
import { attempt } from '#client/editing/save.ts';
import { useUnsaved } from '#client/editing/use-unsaved.ts';
import { notify } from '#client/ui/toast.tsx';
import { paperDraft } from './draft.ts';
import { contentsOf, type PaperNode, withNewKeys } from './nodes.ts';
import { marksOf, NO_MARKS, type Problems, problemsOf, type Spot, spotName, spotOf } from './problems.ts';
import { initialState, reduce } from './state.ts';
import { useSentence } from './use-sentence.ts';

type Loaded = { nodes: readonly PaperNode[]; version: number };

/** The maximum characters of errors in a toast. */
const TOAST_LENGTH = 300;

const truncatedJson = (problems: Problems): string => {
	const text = JSON.stringify(problems);
	return text.length > TOAST_LENGTH ? `${text.slice(0, TOAST_LENGTH)}…` : text;
};

/** Focuses the field of a spot, or the first button beside it. */
const focusSpot = (name: string): void => {
	const field =
		document.getElementsByName(name)[0] ?? document.querySelector<HTMLElement>(`[data-spot="${name}"] button`);
	field?.scrollIntoView({ block: 'center' });
	field?.focus({ preventScroll: true });
};

type EditorOptions = {
	isPremium: boolean;
	loaded: Loaded;
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
	const [state, dispatch] = useReducer(reduce, loaded.nodes, initialState);
	const [refused, setRefused] = useState<{ isPublishing: boolean; fromServer: Problems } | null>(null);
	const [conflict, setConflict] = useState<ApiFailure | null>(null);
	const [focus, setFocus] = useState<string | null>(null);
	const [savedAt, setSavedAt] = useState<Date | null>(null);
	const changes = state.touched.size;

	const [storedDraft, setStoredDraft] = useState(() => readDraft(name, paperDraft));
	// Deferred, so that storing the draft does not slow down typing.
	const unsaved = useDeferredValue(changes > 0 ? state.nodes : null);
	const draft = useMemo(() => (unsaved ? { version, nodes: unsaved } : storedDraft), [unsaved, version, storedDraft]);
	const drop = useUnsaved({ name, draft, changes });

	const marks = useMemo(() => {
		if (!refused) return NO_MARKS;
		const own = problemsOf(state.nodes, { isPremium, isPublishing: refused.isPublishing, sentence });
		return marksOf(state.nodes, { ...refused.fromServer, ...own });
	}, [refused, state.nodes, isPremium, sentence]);

	useEffect(() => {
		if (focus === null) return;
		focusSpot(focus);
		setFocus(null);
	}, [focus]);

	const goTo = (spot: Spot): void => {
		dispatch({ type: 'reveal', path: spot.path });
		setFocus(spotName(spot));
	};

	/** Shows the errors in a toast and focuses the first. */
	const refuse = (problems: Problems, isPublishing: boolean, fromServer: Problems = {}): void => {
		setRefused({ isPublishing, fromServer });
		notify.error(truncatedJson(problems));
		const [first] = Object.keys(problems);
		if (first !== undefined) goTo(spotOf(state.nodes, first));
	};

	/** Validates the paper and shows the errors; true if there are none. */
	const check = (isPublishing: boolean): boolean => {
		const problems = problemsOf(state.nodes, { isPremium, isPublishing, sentence });
		if (Object.keys(problems).length === 0) return true;
		refuse(problems, isPublishing);
		return false;
	};

	const save = api.console.papers.save.useMutation({ meta: { handlesFailure: true } });
	const submit = async (isPublishing: boolean, base: number): Promise<void> => {
		const { nodes } = state;
		notify.loading(isPublishing ? t('management.editor.publishing') : t('common.saving'));
		const outcome = await attempt(() =>
			save.mutateAsync({
				is_premium: isPremium,
				is_published: isPublishing,
				main_categories: contentsOf(nodes, isPremium),
				version: base,
			}),
		);
		if (outcome.kind === 'behind') {
			notify.dismiss();
			setConflict(outcome.failure);
		} else if (outcome.kind === 'refused') {
			const { failure } = outcome;
			if (failure.status === 422) refuse(failure.errors, isPublishing, failure.errors);
			else reactToWrite(failure, false);
		} else {
			setVersion(outcome.answer.data.version);
			setRefused(null);
			setSavedAt(new Date());
			dispatch({ type: 'saved', nodes });
			drop();
			await utils.console.papers.invalidate();
			if (isPublishing) onDone();
		}
	};

	const saving = useSingle((isPublishing: boolean) => submit(isPublishing, version));

	/** Fetches the current draft, whose version an overwrite needs; null where there is none. */
	const readLatest = async () => {
		const { data } = await utils.console.papers.list.fetch(
			{ is_premium: isPremium, page: 1, per_page: 1 },
			{ staleTime: 0 },
		);
		return data.find((paper) => !paper.is_published) ?? null;
	};
	const overwrite = useSingle(async () => {
		const latest = await readLatest();
		setConflict(null);
		await submit(false, latest?.version ?? 0);
	});

	return {
		state,
		dispatch,
		marks,
		changes,
		savedAt,
		check,
		save: saving,
		conflict,
		overwrite,
		closeConflict: () => setConflict(null),
		drop,
		/** The stored draft of an earlier visit; null where there is none. */
		storedDraft,
		restoreDraft: () => {
			if (!storedDraft) return;
			setVersion(storedDraft.version);
			dispatch({ type: 'restore', nodes: withNewKeys(storedDraft.nodes) });
			setStoredDraft(null);
		},
		discardDraft: () => {
			drop();
			setStoredDraft(null);
		},
	};
};
