import { css } from 'goober';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { color } from '#client/ui/tokens.ts';
import type { Notice } from '#shared/notices/schemas.ts';
import { Moment } from './moment.tsx';

const item = css`
	position: relative; display: flex; flex-direction: column; gap: 4px; padding: 12px 16px 12px 20px; border-top: 1px solid ${color.grey200}; overflow-wrap: anywhere;
	&:first-child { border-top: 0; }
	&[data-unread='true']::before { content: ''; position: absolute; inset: 0 auto 0 0; width: 4px; background: ${color.blue900}; }
	&[data-unread='true'] { background: ${color.blue50}; }
	& .title { display: flex; align-items: flex-start; gap: 8px; line-height: 1.5; }
	& .title > :first-child { flex: 1; min-width: 0; color: ${color.grey900}; }
	& a.name, & a.name:visited { color: ${color.blue1000}; }
	&[data-unread='true'] .name { font-weight: 700; }
	& .body { line-height: 1.6; white-space: pre-line; text-wrap: pretty; }
	& .when { display: flex; flex-wrap: wrap; gap: 0 12px; font-size: 14px; line-height: 1.5; color: ${color.grey700}; }
	& .act { margin-top: 4px; }
`;
/** In the panel: two lines of text, and the whole item is clickable. */
const brief = css`
	& .body { display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; font-size: 14px; white-space: normal; }
	& a.name::after { content: ''; position: absolute; inset: 0; }
	&:hover { background: ${color.grey50}; }
	&:has(a:focus-visible) { background: ${color.grey50}; }
`;

type NoticeItemProps = {
	notice: Notice;
	/** Target of the link; null for none. */
	to: string | null;
	isBrief?: boolean;
	onOpen?: () => void;
	action?: ReactNode;
	/** The notices of a group, once they are unfolded. */
	children?: ReactNode;
};

/** A notice. Unread ones have a mark, a word and a bold title. */
export const NoticeItem = ({ notice, to, isBrief = false, onOpen, action, children }: NoticeItemProps) => {
	const { t } = useText();
	const isUnread = notice.read_at === null;
	return (
		<li className={isBrief ? `${item} ${brief}` : item} data-unread={isUnread}>
			<div className="title">
				{to ? (
					<Link to={to} className="name" {...(onOpen ? { onClick: onOpen } : {})}>
						{notice.title}
					</Link>
				) : (
					<span className="name">{notice.title}</span>
				)}
				{isUnread && <Badge tone="blue">{t('labels.notices.unread')}</Badge>}
			</div>
			<p className="body">{notice.body.trim()}</p>
			<p className="when">
				<Moment at={notice.created_at} />
			</p>
			{action && <div className="act">{action}</div>}
			{children}
		</li>
	);
};
