import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import type { PaneStore } from '#client/console/assessments/checking/pane/pane-store.ts';
import type { Asks } from '#client/console/assessments/evidence/asks.ts';
import { draftKey, hasDraft } from '#client/editing/draft-storage.ts';
import { RequestBadge } from '#client/evidence/badge.tsx';
import { RequestDue } from '#client/evidence/due.tsx';
import { useRequestPlace } from '#client/evidence/place.ts';
import { Button } from '#client/ui/button.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { color } from '#client/ui/tokens.ts';
import type { RequestRow } from '#shared/evidence/requests.ts';
import { askDraft } from './ask-draft.ts';
import { Part } from './part.tsx';

const list = css`
	margin: 0; padding: 0; list-style: none;
	& button {
		display: flex; flex-wrap: wrap; align-items: center; gap: 0 12px; width: 100%; min-height: 44px; padding: 6px 4px; border: 0; border-bottom: 1px solid ${color.grey200}; background: none;
		cursor: pointer; text-align: start; font-size: 14px; line-height: 1.6; color: ${color.grey900};
		&:hover { background: ${color.grey50}; & strong { text-decoration: underline; } }
	}
	& .asked { flex: 1 1 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: ${color.grey700}; }
`;

const Requests = ({ requests, onOpen }: { requests: readonly RequestRow[]; onOpen: (id: number) => void }) => {
	const placeOf = useRequestPlace();
	return (
		<ul className={list}>
			{requests.map((request) => (
				<li key={request.id}>
					<button type="button" onClick={() => onOpen(request.id)}>
						<strong>{placeOf(request)}</strong>
						<RequestBadge request={request} side="staff" />
						<RequestDue request={request} isLabelled />
						<span className="asked">{request.content}</span>
					</button>
				</li>
			))}
		</ul>
	);
};

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
							<Requests requests={own} onOpen={onOpen} />
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
							<Requests requests={others} onOpen={onOpen} />
						) : (
							<p>{t('console.requests.noneAsked')}</p>
						)}
					</section>
				)}
			</Stack>
		</Part>
	);
};
