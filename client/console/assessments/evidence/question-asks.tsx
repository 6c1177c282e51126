import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { RequestBadge } from '#client/evidence/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import type { RequestRow } from '#shared/evidence/requests.ts';

const line = css`display: flex; flex-wrap: wrap; align-items: center; gap: 8px; &:empty { display: none; }`;
const opener = css`
	min-height: 28px; padding: 0; border: 0; border-radius: 4px; background: none; cursor: pointer;
	&:hover > span { text-decoration: underline; }
	@media (pointer: coarse) { min-height: 44px; }
`;

/** Referentially stable for the whole review. */
export type AskActs = { ask: (questionId: number) => void; open: (requestId: number) => void };

type QuestionAsksProps = {
	questionId: number;
	/** Such as 'Question 3'. */
	name: string;
	requests: readonly RequestRow[];
	canAsk: boolean;
	acts: AskActs;
};

/** The requests on a question, each a link, and the button to create one. */
export const QuestionAsks = ({ questionId, name, requests, canAsk, acts }: QuestionAsksProps) => {
	const { t } = useText();
	return (
		<div className={line}>
			{canAsk && (
				<Button
					size="tiny"
					label={t('console.requests.askAbout', { question: name })}
					onClick={() => acts.ask(questionId)}
				>
					{t('console.requests.ask')}
				</Button>
			)}
			{requests.map((request) => (
				<button key={request.id} type="button" className={opener} onClick={() => acts.open(request.id)}>
					<span className="visually-hidden">{t('console.requests.openOf', { question: name })}</span>
					<RequestBadge request={request} side="staff" />
				</button>
			))}
		</div>
	);
};
