import { useMemo, useState } from 'react';
import { api } from '#client/api/client.ts';
import { useSingle } from '#client/api/use-single.ts';
import { useDialogEditing } from '#client/editing/use-dialog-editing.ts';
import type { Round } from '#shared/assessment/round.ts';
import { itemsOf, nextOpen, preselected, rateKey, ratingsBodyOf, savedTextOf, stepFrom } from './review-state.ts';
import { type CheckedSubCategory, callsOf, useFreshSubCategory } from './rounds.ts';

/** Focuses an item and scrolls it into view. */
const goTo = (id: number): void => {
	const element = document.querySelector<HTMLElement>(`[data-item="${id}"]`);
	element?.focus({ preventScroll: true });
	element?.scrollIntoView({ block: 'nearest' });
};

/** The state of a review: ratings, current item, unrated count, saving and marking as checked. */
export const useReview = (round: Round, sub: CheckedSubCategory) => {
	const calls = callsOf(round);
	const utils = api.useUtils();
	const fresh = useFreshSubCategory(round, sub.id);
	const saveRatings = calls.saveRatings.useMutation({ meta: { handlesFailure: true } });
	const mark = calls.markAsChecked.useMutation();
	const [currentId, setCurrentId] = useState<number | null>(null);
	const server = useMemo(() => savedTextOf(sub), [sub]);

	const edits = useDialogEditing({
		name: `check:${round}:${sub.id}`,
		server,
		save: async (changed, { version }) => {
			const { data } = await saveRatings.mutateAsync({
				id: sub.id,
				answer_contents: ratingsBodyOf(sub, changed),
				version,
			});
			void utils.console.invalidate();
			return data;
		},
		reload: async () => savedTextOf(await fresh()),
	});

	const chosen = preselected(sub, edits.read);
	const read = (key: string) => chosen[key] ?? edits.read(key);
	const ids = useMemo(() => itemsOf(sub).map((item) => item.id), [sub]);
	const isUnrated = (id: number): boolean => read(rateKey(id)) === null;
	const unrated = ids.filter(isUnrated).length;
	const hasToSave = edits.changes > 0 || Object.keys(chosen).length > 0;

	const save = useSingle(async () => {
		if (sub.is_editable && hasToSave) await edits.saveNow(chosen);
	});
	const markAsChecked = useSingle(async () => {
		if (save.busy) return;
		const version = hasToSave ? await edits.saveNow(chosen) : edits.version;
		if (version === null) return;
		try {
			await mark.mutateAsync({ id: sub.id, version });
		} finally {
			await utils.console.invalidate();
		}
	});

	const moveTo = (id: number | null): void => {
		if (id === null) return;
		setCurrentId(id);
		goTo(id);
	};

	return {
		edits,
		read,
		currentId,
		enter: setCurrentId,
		total: ids.length,
		unrated,
		hasToSave,
		save,
		markAsChecked,
		rateCurrent: (rate: number): void => {
			if (sub.is_editable && currentId !== null) edits.set(rateKey(currentId), rate);
		},
		step: (by: 1 | -1): void => moveTo(stepFrom(ids, currentId, by)),
		nextUnrated: (): void => moveTo(nextOpen(ids, currentId, isUnrated)),
	};
};
