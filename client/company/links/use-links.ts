import { useCallback, useRef, useState } from 'react';
import { api } from '#client/api/client.ts';
import { useUnsavedChanges } from '#client/ui/unsaved.tsx';
import type { EvidenceDocument } from '#shared/files/documents.ts';

type Pending = ReadonlyMap<number, readonly number[]>;

const NONE: Pending = new Map();

const withIds = (documents: readonly EvidenceDocument[], id: number, ids: readonly number[]): EvidenceDocument[] =>
	documents.map((one) => (one.id === id ? { ...one, answer_content_ids: [...ids] } : one));

/**
 * Links documents to questions from a sheet. Changes are optimistic and sent one after the other; a failure shows a
 * toast and reloads the stored state. Leaving the sheet waits for pending changes, and the browser warns before
 * closing.
 */
export const useSheetLinks = (subCategoryId: number, documents: readonly EvidenceDocument[]) => {
	const { app } = api.useUtils();
	const cached = app.assessment.subCategory;
	const linking = api.app.documents.setEvidence.useMutation({ meta: { silent: true } });
	// A queue: each call sends the whole list, so a later one must not overtake an earlier one.
	const queue = useRef<Promise<unknown>>(Promise.resolve());

	// The lists being sent. The query cache re-renders a moment too late for a controlled checkbox.
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
			// Other screens refetch it when they are opened.
			void app.assessment.overview.invalidate(undefined, { refetchType: 'none' });
			void cached.invalidate(undefined, { refetchType: 'none' });
		} catch {
			// The mutation shows the toast.
			await cached.invalidate({ id: subCategoryId });
		} finally {
			// Unless it was changed again in the meantime.
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
		/** The documents with pending changes applied. */
		documents: documents.map((one) => ({
			...one,
			answer_content_ids: [...(pending.get(one.id) ?? one.answer_content_ids)],
		})),
		/** Links a document to a question, or removes the link. */
		link: ({ id, answer_content_ids: ids }: EvidenceDocument, questionId: number, isLinked: boolean): void => {
			const others = ids.filter((one) => one !== questionId);
			void set(id, isLinked ? [...others, questionId] : others);
		},
		/** Links a document that was just uploaded to its first question. */
		linkNew: (id: number, questionId: number): Promise<void> => set(id, [questionId]),
	};
};

export type SheetLinks = ReturnType<typeof useSheetLinks>;
