import { useText } from '#client/base/locale.tsx';
import type { PaneStore } from '#client/console/assessments/checking/pane/pane-store.ts';
import type { Asks } from '#client/console/assessments/evidence/asks.ts';
import { draftKey, hasDraft } from '#client/editing/draft-storage.ts';
import { Button } from '#client/ui/button.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { askDraft } from './ask-draft.ts';
import { Part } from './part.tsx';
import { RequestLinks } from './request-links.tsx';

/** Whether a request was begun and not sent. */
const isBegun = (progressId: number, questionId: number | null): boolean =>
	hasDraft(draftKey(askDraft(progressId, questionId)));

type RequestListProps = {
	asks: Asks;
	progressId: number;
	/** The current question; null outside of a question. */
	questionId: number | null;
	canAsk: boolean;
	store: PaneStore;
	onOpen: (requestId: number) => void;
	onAskWhole: () => void;
	onLeave: () => void;
};

/** The requests of the current question, and then all others of the round. */
export const RequestList = (props: RequestListProps) => {
	const { asks, progressId, questionId, canAsk, store, onOpen, onAskWhole, onLeave } = props;
	const { t } = useText();
	const own = questionId === null ? [] : (asks.ofQuestion.get(questionId) ?? []);
	const others = asks.all.filter((request) => !own.includes(request));
	return (
		<Part title={t('console.requests.title')} store={store} onLeave={onLeave}>
			<Stack>
				{canAsk ? (
					<Row>
						{questionId !== null && (
							<Button size="small" icon="plus" onClick={() => store.ask.current?.()}>
								{t(
									isBegun(progressId, questionId) ? 'console.requests.beside.goOn' : 'console.requests.beside.askHere',
								)}
							</Button>
						)}
						<Button size="small" icon="plus" onClick={onAskWhole}>
							{t('console.requests.askWhole')}
						</Button>
					</Row>
				) : (
					<p>{t('console.requests.sheetClosed')}</p>
				)}
				{questionId !== null && (
					<section>
						<h3>{t('console.requests.beside.ofQuestion', { count: own.length })}</h3>
						{own.length > 0 ? (
							<RequestLinks requests={own} onOpen={onOpen} />
						) : (
							<p>{t('console.requests.beside.noneOfQuestion')}</p>
						)}
					</section>
				)}
				{(others.length > 0 || questionId === null) && (
					<section>
						<h3>
							{t(questionId === null ? 'console.requests.beside.all' : 'console.requests.beside.others', {
								count: others.length,
							})}
						</h3>
						{others.length > 0 ? (
							<RequestLinks requests={others} onOpen={onOpen} />
						) : (
							<p>{t('console.requests.noneAsked')}</p>
						)}
					</section>
				)}
			</Stack>
		</Part>
	);
};
