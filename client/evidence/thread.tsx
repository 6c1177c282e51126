import './texts.ts';
import { css } from 'goober';
import { formatDateTime } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { color } from '#client/ui/tokens.ts';
import type { EvidenceRequest } from '#shared/evidence/requests.ts';
import type { RequestSide } from './badge.tsx';

const list = css`display: flex; flex-direction: column; gap: 16px; margin: 0; padding: 0; list-style: none;`;
const said = css`
	display: flex; flex-direction: column; gap: 4px; max-width: min(100%, 640px); align-self: flex-start;
	& .head { display: flex; flex-wrap: wrap; align-items: center; gap: 0 12px; font-size: 14px; line-height: 1.5; color: ${color.grey700}; }
	& .head strong { color: ${color.grey900}; }
	& .text {
		padding: 12px 16px; border: 1px solid ${color.grey300}; border-radius: 4px 16px 16px 16px; background: ${color.white};
		white-space: pre-wrap; overflow-wrap: anywhere;
	}
	&[data-own='true'] { align-self: flex-end; & .head { justify-content: flex-end; } & .text { border-color: ${color.blue200}; border-radius: 16px 4px 16px 16px; background: ${color.blue50}; } }
	&[data-new='true'] .text { border: 2px solid ${color.blue900}; }
`;

type Said = {
	key: string;
	side: RequestSide;
	who: string;
	kind: 'asked' | EvidenceRequest['messages'][number]['kind'];
	content: string;
	at: string;
	isNew: boolean;
};

const KINDS = {
	asked: { tone: 'grey', name: 'evidence.kinds.asked' },
	answer: { tone: 'blue', name: 'labels.assessment.answer' },
	return: { tone: 'yellow', name: 'evidence.kinds.returned' },
	message: null,
} as const;

const Part = ({ part, side }: { part: Said; side: RequestSide }) => {
	const { t, locale } = useText();
	const kind = KINDS[part.kind];
	return (
		<li className={said} data-own={part.side === side} data-new={part.isNew}>
			<div className="head">
				<strong>{part.who}</strong>
				<span>{formatDateTime(part.at, locale)}</span>
				{kind && <Badge tone={kind.tone}>{t(kind.name)}</Badge>}
				{part.isNew && <Badge tone="blue">{t('evidence.unseen')}</Badge>}
			</div>
			<p className="text">{part.content || t('evidence.filesOnly')}</p>
		</li>
	);
};

type ThreadProps = {
	request: Pick<EvidenceRequest, 'content' | 'created_at' | 'created_by' | 'messages'>;
	/** The side whose messages are on the right. */
	side: RequestSide;
	/** Messages that arrived while the user was typing. */
	unseen?: readonly { id: number }[];
};

export const RequestThread = ({ request, side, unseen = [] }: ThreadProps) => {
	const { t } = useText();
	const nameOf = (name: string | undefined, who: RequestSide): string =>
		name ?? t(who === 'staff' ? 'evidence.assessor' : 'evidence.companySide');
	const parts: Said[] = [
		{
			key: 'asked',
			side: 'staff',
			who: nameOf(request.created_by?.name, 'staff'),
			kind: 'asked',
			content: request.content,
			at: request.created_at,
			isNew: false,
		},
		...request.messages.map(({ id, side: from, author, kind, content, created_at }) => ({
			key: String(id),
			side: from,
			who: nameOf(author?.name, from),
			kind,
			content,
			at: created_at,
			isNew: unseen.some((message) => message.id === id),
		})),
	];
	return (
		<ol className={list} aria-label={t('evidence.thread')}>
			{parts.map((part) => (
				<Part key={part.key} part={part} side={side} />
			))}
		</ol>
	);
};
