import { useMemo } from 'react';
import { useText } from '#client/app/locale.tsx';
import type { Sheet } from '#client/console/assessments/checking/rounds.ts';
import type { FileGroup, ViewedFile } from '#client/viewer/file.ts';

type Document = ViewedFile & { answer_content_ids?: readonly number[] };

const NONE: readonly Document[] = [];

/** The files to look at for a question: those that support it, then the others. */
export const usePaneFiles = (sheet: Sheet | undefined, questionId: number | null): FileGroup[] => {
	const { t } = useText();
	const documents: readonly Document[] = sheet?.company_document_files ?? NONE;
	return useMemo(() => {
		const isOwn = ({ answer_content_ids }: Document): boolean =>
			questionId !== null && (answer_content_ids?.includes(questionId) ?? false);
		const groups: FileGroup[] = [
			{ key: 'question', label: t('console.checking.pane.ofQuestion'), files: documents.filter(isOwn) },
			{ key: 'others', label: t('console.checking.pane.others'), files: documents.filter((file) => !isOwn(file)) },
		];
		return groups.filter(({ files }) => files.length > 0);
	}, [documents, questionId, t]);
};
