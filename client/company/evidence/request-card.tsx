import { css } from 'goober';
import { Link } from 'wouter';
import { companyPaths } from '#client/base/company-paths.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { RequestBadge } from '#client/evidence/badge.tsx';
import { RequestDue } from '#client/evidence/due.tsx';
import { useRequestPlace } from '#client/evidence/place.ts';
import { standingOf } from '#client/evidence/standing.ts';
import { Icon } from '#client/ui/icons.tsx';
import { color, focusRing } from '#client/ui/tokens.ts';
import type { RequestRow } from '#shared/evidence/requests.ts';

/** The link covers the whole card, so that a click anywhere opens the request. */
const card = css`
	position: relative; display: flex; flex-direction: column; gap: 8px; padding: 16px 44px 16px 16px; border: 1px solid ${color.grey300}; border-radius: 8px; background: ${color.white};
	&:hover { background: ${color.blue50}; }
	&[data-open='true'] { border-inline-start: 8px solid ${color.warning}; }
	& a { font-weight: 700; overflow-wrap: anywhere; }
	& a::after { content: ''; position: absolute; inset: 0; border-radius: 8px; }
	& a:focus-visible { outline: none; box-shadow: none; background: none; }
	& a:focus-visible::after { ${focusRing} }
	& .text { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; overflow-wrap: anywhere; }
	& .line { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; font-size: 14px; line-height: 1.5; }
	& > svg { position: absolute; right: 12px; top: calc(50% - 10px); color: ${color.blue900}; }
`;

/** A request in a list: its state, question, text and due date. */
export const RequestCard = ({ request }: { request: RequestRow }) => {
	const { t, locale } = useText();
	const placeOf = useRequestPlace();
	const isOpen = standingOf(request) === 'open';
	return (
		<li className={card} data-open={isOpen}>
			<span className="line">
				<RequestBadge request={request} side="company" />
				{isOpen ? (
					<RequestDue request={request} isLabelled />
				) : (
					<span>{t('company.requests.updated', { date: formatDate(request.updated_at, locale) })}</span>
				)}
			</span>
			<Link to={companyPaths.evidenceRequest(request.id)}>{placeOf(request)}</Link>
			<span className="text">{request.content}</span>
			<span className="line">
				<span>{t('company.requests.counts', { files: request.file_count, messages: request.message_count })}</span>
			</span>
			<Icon name="chevronRight" />
		</li>
	);
};
