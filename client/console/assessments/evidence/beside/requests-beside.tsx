import { useSyncExternalStore } from 'react';
import {
	LIST,
	type PaneStore,
	type ShownRequests,
	showRequests,
} from '#client/console/assessments/checking/pane/pane-store.ts';
import type { Sheet } from '#client/console/assessments/checking/rounds.ts';
import { useAsks } from '#client/console/assessments/evidence/asks.ts';
import { canAsk } from '#client/console/assessments/evidence/sheet-requests.tsx';
import { openIn, standingOf } from '#client/evidence/standing.ts';
import type { Round } from '#shared/assessment/round.ts';
import { AskForm } from './ask-form.tsx';
import { AskedAlready } from './asked-already.tsx';
import { OneRequest } from './one-request.tsx';
import { RequestList } from './request-list.tsx';

type RequestsBesideProps = {
	round: Round;
	sheet: Sheet;
	store: PaneStore;
	/** Returns to where the requests were opened. */
	onLeave: () => void;
};

/** The requests of an assessment beside its documents: the list, a new one, or one of them. */
export const RequestsBeside = ({ round, sheet, store, onLeave }: RequestsBesideProps) => {
	const { requests: shown, questionId } = useSyncExternalStore(store.subscribe, store.get);
	const asks = useAsks(round, sheet.id);
	const isOpen = canAsk(round, sheet);
	const show = (next: ShownRequests): void => showRequests(store, next);
	const open = (requestId: number): void => show({ kind: 'one', requestId });
	const back = (): void => show(LIST);
	if (shown.kind === 'new' && isOpen) {
		return (
			<AskForm
				key={shown.question?.id}
				progressId={sheet.id}
				company={sheet.company.company_name}
				question={shown.question}
				store={store}
				onBack={back}
				onLeave={onLeave}
			/>
		);
	}
	if (shown.kind === 'again' && isOpen) {
		const { question } = shown;
		return (
			<AskedAlready
				question={question}
				requests={openIn(asks.ofQuestion.get(question.id) ?? [])}
				store={store}
				onOpen={open}
				onAnother={() => show({ kind: 'new', question })}
				onBack={back}
				onLeave={onLeave}
			/>
		);
	}
	if (shown.kind === 'one') {
		const { requestId } = shown;
		const next = asks.all.findLast((request) => request.id !== requestId && standingOf(request) === 'answered');
		return (
			<OneRequest
				key={requestId}
				id={requestId}
				store={store}
				onNext={next ? () => open(next.id) : null}
				onBack={back}
				onLeave={onLeave}
			/>
		);
	}
	return (
		<RequestList
			asks={asks}
			progressId={sheet.id}
			questionId={questionId}
			canAsk={isOpen}
			store={store}
			onOpen={open}
			onAskWhole={() => show({ kind: 'new', question: null })}
			onLeave={onLeave}
		/>
	);
};
