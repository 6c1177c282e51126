import { useMemo } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import type { Sheet } from '#client/console/assessments/checking/rounds.ts';
import { useAsks } from '#client/console/assessments/evidence/asks.ts';
import { usePlan } from '#client/console/assessments/plan/use-plan.ts';
import { isDeleted } from '#client/evidence/deleted-file.tsx';
import type { FileGroup } from '#client/viewer/file.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { EvidenceRequest } from '#shared/evidence/requests.ts';
import type { DocumentFile, EvidenceDocument } from '#shared/files/documents.ts';

const NONE: readonly EvidenceDocument[] = [];

/** The requests of a round for which the company has sent files. */
const useAnswers = (round: Round, progressId: number): readonly EvidenceRequest[] => {
	const asked = useAsks(round, progressId).all.filter(({ file_count }) => file_count > 0);
	const answers = api.useQueries((t) =>
		asked.map(({ id }) => t.console.evidence.get({ id }, { meta: { handlesFailure: true } })),
	);
	return answers.flatMap(({ data }) => (data ? [data.data] : []));
};

type Wanted = { round: Round; id: number; sheet: Sheet | undefined; questionId: number | null };

/** The stored files relevant to a question: documents that support it, files of its requests, then all others. */
export const usePaneFiles = ({ round, id, sheet, questionId }: Wanted): FileGroup[] => {
	const { t } = useText();
	const documents = sheet?.company_document_files ?? NONE;
	const answers = useAnswers(round, id);
	const plan = usePlan(id, round === 2);
	const key = answers.map((answer) => `${answer.id}:${answer.version}`).join();
	// biome-ignore lint/correctness/useExhaustiveDependencies: `answers` is new in each render; `key` changes with what is in them
	return useMemo(() => {
		const supports = (file: EvidenceDocument): boolean =>
			questionId !== null && file.answer_content_ids.includes(questionId);
		const isAbout = ({ question }: EvidenceRequest): boolean =>
			questionId !== null && question?.answer_content_id === questionId;
		const filesOf = (requests: readonly EvidenceRequest[]) => requests.flatMap(({ files }) => files);
		const groups: (Omit<FileGroup, 'files'> & { files: readonly DocumentFile[] })[] = [
			{ key: 'question', label: t('console.checking.pane.ofQuestion'), files: documents.filter(supports) },
			{ key: 'asked', label: t('console.checking.pane.asked'), files: filesOf(answers.filter(isAbout)) },
			{ key: 'others', label: t('console.checking.pane.others'), files: documents.filter((file) => !supports(file)) },
			{
				key: 'askedElsewhere',
				label: t('console.checking.pane.askedElsewhere'),
				files: filesOf(answers.filter((answer) => !isAbout(answer))),
			},
			{
				key: 'plan',
				label: t('console.plan.records'),
				files: plan?.items.flatMap(({ action }) => action?.proofs ?? []) ?? [],
			},
		];
		return groups
			.map((group) => ({ ...group, files: group.files.filter((file) => !isDeleted(file)) }))
			.filter(({ files }) => files.length > 0);
	}, [documents, key, plan, questionId, t]);
};
