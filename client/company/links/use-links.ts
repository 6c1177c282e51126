import { useRef } from 'react';
import { api } from '#client/api/client.ts';
import type { EvidenceDocument } from '#shared/files/documents.ts';

const withIds = (documents: readonly EvidenceDocument[], id: number, ids: readonly number[]): EvidenceDocument[] =>
	documents.map((one) => (one.id === id ? { ...one, answer_content_ids: [...ids] } : one));

/**
 * Says on a sheet which documents support a question: shown at once, stored one after the other. What could not be stored
 * is told, and what is stored is shown again.
 */
export const useSheetLinks = (subCategoryId: number) => {
	const { app } = api.useUtils();
	const cached = app.assessment.subCategory;
	const linking = api.app.documents.setEvidence.useMutation({ meta: { silent: true } });
	// Each change is of the whole list, so that a later one must not overtake an earlier one.
	const queue = useRef<Promise<unknown>>(Promise.resolve());

	const show = (id: number, ids: readonly number[]): void => {
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
		}
	};

	const set = (id: number, ids: readonly number[]): Promise<void> => {
		show(id, ids);
		const stored = queue.current.then(() => store(id, ids));
		queue.current = stored;
		return stored;
	};

	return {
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
