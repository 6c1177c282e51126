import { useEffect, useRef, useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { questionInView } from '#client/console/assessments/checking/go-to-item.ts';
import {
	LIST,
	type PaneStore,
	type ShownRequests,
	showRequests,
	showRequestsOnceLoaded,
} from '#client/console/assessments/checking/pane/pane-store.ts';
import type { CheckedSubCategory, Sheet } from '#client/console/assessments/checking/rounds.ts';
import { openIn, standingOf } from '#client/evidence/standing.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { RequestRow } from '#shared/evidence/requests.ts';
import { useAsks, useLoadedAsks } from './asks.ts';
import type { AskActs } from './question-asks.tsx';
import { canAsk } from './sheet-requests.tsx';

const NONE: readonly RequestRow[] = [];

/** An answered request if there is one, else an open one, else the newest. */
const mostUrgent = (requests: readonly RequestRow[]): RequestRow | undefined =>
	requests.find((request) => standingOf(request) === 'answered') ??
	requests.find((request) => standingOf(request) === 'open') ??
	requests[0];

type Asked = { id: number; content: string; ready_request: string; answer_evaluations: readonly { id: number }[] };

type AskingOptions = {
	round: Round;
	id: number;
	sub: CheckedSubCategory;
	sheet: Sheet | undefined;
	currentId: number | null;
	/** In its second tab the requests are written and read. */
	pane: PaneStore;
};

/** Evidence requests within a review: those of its questions, and how they are opened in the pane. */
export const useAsking = ({ round, id, sub, sheet, currentId, pane }: AskingOptions) => {
	const { t } = useText();
	const { ofQuestion } = useAsks(round, id);
	const loadedAsks = useLoadedAsks(round, id);
	const isOpen = sheet !== undefined && sub.is_editable && canAsk(round, sheet);
	const requestsOf = (questionId: number): readonly RequestRow[] => ofQuestion.get(questionId) ?? NONE;
	const loadedOf = async (questionId: number): Promise<readonly RequestRow[]> =>
		(await loadedAsks()).ofQuestion.get(questionId) ?? NONE;
	const questions: readonly Asked[] = sub.answer_contents;
	const current = questions.find(({ answer_evaluations }) => answer_evaluations.some((item) => item.id === currentId));

	/** Without a question, or where nothing can be asked, the list says so. */
	const askedOn = async (questionId: number | undefined): Promise<ShownRequests> => {
		const at = questions.findIndex((question) => question.id === questionId);
		const question = questions[at];
		if (!question || !isOpen) return LIST;
		const requests = await loadedOf(question.id);
		return {
			kind: openIn(requests).length > 0 ? 'again' : 'new',
			question: {
				id: question.id,
				name: t('console.checking.question', { number: at + 1 }),
				content: question.content,
				subCategory: sub.content,
				ready: question.ready_request,
			},
		};
	};
	const urgentOf = async (questionId: number | undefined): Promise<ShownRequests> => {
		const request = questionId === undefined ? undefined : mostUrgent(await loadedOf(questionId));
		return request ? { kind: 'one', requestId: request.id } : LIST;
	};
	/** The question that a key means: that of the current item, on a fully rated sheet the first in view. */
	const questionHere = (): number | undefined => current?.id ?? questionInView(questions.map(({ id }) => id));
	const ask = (questionId: number | undefined): void => void showRequestsOnceLoaded(pane, () => askedOn(questionId));
	const askHere = (): void => ask(questionHere());
	const openRequest = (): void => {
		const { requests } = pane.get();
		const questionId = requests.kind === 'again' ? requests.question.id : questionHere();
		void showRequestsOnceLoaded(pane, () => urgentOf(questionId));
	};
	const latest = useRef(ask);
	latest.current = ask;
	useEffect(() => {
		pane.ask.current = askHere;
		return () => {
			// Not that of the review that follows.
			if (pane.ask.current === askHere) pane.ask.current = null;
		};
	});
	const [acts] = useState<AskActs>(() => ({
		ask: (questionId) => latest.current(questionId),
		open: (requestId) => showRequests(pane, { kind: 'one', requestId }),
	}));
	return {
		requestsOf,
		canAsk: isOpen,
		acts,
		keys: {
			ask: askHere,
			openRequest,
		},
	};
};
