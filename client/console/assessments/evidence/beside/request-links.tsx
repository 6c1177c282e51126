import { css } from 'goober';
import { RequestBadge } from '#client/evidence/badge.tsx';
import { RequestDue } from '#client/evidence/due.tsx';
import { useRequestPlace } from '#client/evidence/place.ts';
import { color } from '#client/ui/tokens.ts';
import type { RequestRow } from '#shared/evidence/requests.ts';

const list = css`
	margin: 0; padding: 0; list-style: none;
	& button {
		display: flex; flex-wrap: wrap; align-items: center; gap: 0 12px; width: 100%; min-height: 44px; padding: 6px 4px; border: 0; border-bottom: 1px solid ${color.grey200}; background: none;
		cursor: pointer; text-align: start; font-size: 14px; line-height: 1.6; color: ${color.grey900};
		&:hover { background: ${color.grey50}; & strong { text-decoration: underline; } }
	}
	& .asked { flex: 1 1 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: ${color.grey700}; }
`;

type RequestLinksProps = { requests: readonly RequestRow[]; onOpen: (requestId: number) => void };

/** Requests with their state and due date, each a link. */
export const RequestLinks = ({ requests, onOpen }: RequestLinksProps) => {
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
