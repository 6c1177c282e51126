import { useCallback, useRef, useState } from 'react';
import { api } from '#client/api/client.ts';
import { useUnsavedChanges } from '#client/ui/unsaved.tsx';
import type { EvidenceDocument } from '#shared/files/documents.ts';

type Pending = ReadonlyMap<number, readonly number[]>;

const NONE: Pending = new Map();

const withIds = (documents: readonly EvidenceDocument[], id: number, ids: readonly number[]): EvidenceDocument[] =>
	documents.map((one) => (one.id === id ? { ...one, answer_content_ids: [...ids] } : one));

/**
 * Says on a sheet which documents support a question: shown at once, stored one after the other. What could not be stored
 * is told, and what is stored is shown again. Leaving waits for it, and the browser asks before it drops what was not sent.
 */
export const useSheetLinks = (subCategoryId: number, documents: readonly EvidenceDocument[]) => {
	const { app } = api.useUtils();
	const cached = app.assessment.subCategory;
	const linking = api.app.documents.setEvidence.useMutation({ meta: { silent: true } });
	// Each change is of the whole list, so that a later one must not overtake an earlier one.
	const queue = useRef<Promise<unknown>>(Promise.resolve());

	// What is being stored, since the cache tells the screen a moment too late for a box that is ticked.
	const [pending, setPending] = useState<Pending>(NONE);

	const save = useCallback(() => queue.current.then(() => true), []);
	useUnsavedChanges(pending.size, { save });

	const show = (id: number, ids: readonly number[]): void => {
		setPending((known) => new Map([...known, [id, ids]]));
		cached.setData(
			{ id: subCategoryId },
			(answer) =>
				answer && {
					...answer,
					data: { ...answer.data, company_document_files: withIds(answer.data.company_document_files, id, ids) },
				},
		);
	};

	const store = async (id: number, ids: readonly number[]): Promise<void> => {
		try {
			await linking.mutateAsync({ id, answer_content_ids: [...ids] });
			// Other screens load it when they are opened.
			void app.assessment.overview.invalidate(undefined, { refetchType: 'none' });
			void cached.invalidate(undefined, { refetchType: 'none' });
		} catch {
			// The failure is told by a toast.
			await cached.invalidate({ id: subCategoryId });
		} finally {
			// Unless it was changed once more meanwhile.
			setPending((known) => (known.get(id) === ids ? new Map([...known].filter(([one]) => one !== id)) : known));
		}
	};

	const set = (id: number, ids: readonly number[]): Promise<void> => {
		show(id, ids);
		const stored = queue.current.then(() => store(id, ids));
		queue.current = stored;
		return stored;
	};

	return {
		/** The documents as they are chosen now. */
		documents: documents.map((one) => ({
			...one,
			answer_content_ids: [...(pending.get(one.id) ?? one.answer_content_ids)],
		})),
		/** Whether a document supports a question. */
		link: ({ id, answer_content_ids: ids }: EvidenceDocument, questionId: number, isLinked: boolean): void => {
			const others = ids.filter((one) => one !== questionId);
			void set(id, isLinked ? [...others, questionId] : others);
		},
		/** The first question of a document that was added just now. */
		linkNew: (id: number, questionId: number): Promise<void> => set(id, [questionId]),
	};
};

export type SheetLinks = ReturnType<typeof useSheetLinks>;
