import { useRef, useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import type { CheckedSubCategory, Sheet } from '#client/console/assessments/checking/rounds.ts';
import { standingOf } from '#client/evidence/standing.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { RequestRow } from '#shared/evidence/requests.ts';
import { AskDialog } from './ask-dialog.tsx';
import { useAsks } from './asks.ts';
import type { AskActs } from './question-asks.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { canAsk } from './sheet-requests.tsx';

const NONE: readonly RequestRow[] = [];

/** An answered request if there is one, else an open one, else the newest. */
const mostUrgent = (requests: readonly RequestRow[]): RequestRow | undefined =>
	requests.find((request) => standingOf(request) === 'answered') ??
	requests.find((request) => standingOf(request) === 'open') ??
	requests[0];

type Asked = { id: number; content: string; ready_request: string; answer_evaluations: readonly { id: number }[] };

type AskingOptions = { round: Round; id: number; sub: CheckedSubCategory; sheet: Sheet | undefined };

/** Evidence requests within a review: those of its questions, and the dialogs. */
export const useAsking = ({ round, id, sub, sheet }: AskingOptions) => {
	const { t } = useText();
	const { ofQuestion } = useAsks(round, id);
	const [askedId, setAskedId] = useState<number | null>(null);
	const [openedId, setOpenedId] = useState<number | null>(null);
	const isOpen = sheet !== undefined && sub.is_editable && canAsk(round, sheet);
	const latest = useRef(isOpen);
	latest.current = isOpen;
	const [acts] = useState<AskActs>(() => ({
		ask: (questionId) => {
			if (latest.current) setAskedId(questionId);
		},
		open: setOpenedId,
	}));
	const requestsOf = (questionId: number): readonly RequestRow[] => ofQuestion.get(questionId) ?? NONE;
	const questions: readonly Asked[] = sub.answer_contents;
	/** The question of a check item. */
	const questionOf = (itemId: number | null): number | null =>
		questions.find(({ answer_evaluations }) => answer_evaluations.some((item) => item.id === itemId))?.id ?? null;
	const at = questions.findIndex((question) => question.id === askedId);
	const question = questions[at];
	return {
		requestsOf,
		canAsk: isOpen,
		acts,
		keys: {
			ask: (itemId: number | null): void => {
				const about = questionOf(itemId);
				if (about !== null) acts.ask(about);
			},
			openRequest: (itemId: number | null): void => {
				const about = questionOf(itemId);
				const request = about === null ? undefined : mostUrgent(requestsOf(about));
				if (request) acts.open(request.id);
			},
		},
		dialogs: (
			<>
				{question && sheet && (
					<AskDialog
						asked={{
							progressId: id,
							company: sheet.company.company_name,
							question: {
								id: question.id,
								name: t('console.checking.question', { number: at + 1 }),
								content: question.content,
								subCategory: sub.content,
								ready: question.ready_request,
							},
						}}
						onClose={() => setAskedId(null)}
					/>
				)}
				{openedId !== null && <RequestDialog key={openedId} id={openedId} onClose={() => setOpenedId(null)} />}
			</>
		),
	};
};
