import { css } from 'goober';
import { useId } from 'react';
import { Link } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { groupPath, type Inbox, noticeCalls } from './calls.ts';
import { NoticeItem } from './notice-item.tsx';
import { useReading } from './use-reading.ts';
import { useUnread } from './use-unread.ts';

const SHOWN = 10;

const head = css`
	display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 16px; padding: 0 16px 12px; border-bottom: 1px solid ${color.grey200};
	& > p { color: ${color.grey700}; }
`;
const list = css`margin: 0; padding: 0; list-style: none;`;
const state = css`padding: 16px;`;
const foot = css`
	position: sticky; bottom: 0; z-index: 1; display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; padding: 4px 16px;
	border-top: 1px solid ${color.grey200}; background: ${color.white};
	& a { display: inline-flex; align-items: center; min-height: 44px; }
	& a, & a:visited { color: ${color.blue1000}; }
	${phone} { & a { font-size: 14px; } }
`;

/** Newest notices with the most common actions: open, mark all as read, show all. */
export const NewestNotices = ({ inbox, onLeave }: { inbox: Inbox; onLeave: () => void }) => {
	const { t } = useText();
	const whyNot = useId();
	const { area, path, settings } = inbox;
	const query = noticeCalls(area).list.useQuery(
		{ page: 1, per_page: SHOWN, grouped: true },
		{ meta: { handlesFailure: true } },
	);
	const unread = useUnread(area) ?? 0;
	const { opened, readAll } = useReading(area);
	const newest = query.data?.data[0];
	return (
		<>
			<div className={head}>
				<p id={whyNot}>{unread > 0 ? t('notices.someUnread', { count: unread }) : t('notices.noneUnread')}</p>
				<Button
					size="tiny"
					kind="text"
					busy={readAll.isPending}
					disabled={unread === 0 || !newest}
					disabledReasonId={whyNot}
					onClick={() => newest && readAll.mutate({ up_to: newest.id })}
				>
					{t('notices.markAll')}
				</Button>
			</div>
			{query.data ? (
				<ul className={list}>
					{query.data.data.map((notice) => (
						<NoticeItem
							key={notice.id}
							notice={notice}
							to={notice.group ? groupPath(inbox, notice) : (notice.path ?? path)}
							isBrief
							onOpen={() => {
								if (notice.read_at === null && !notice.group) opened.mutate({ id: notice.id });
								onLeave();
							}}
						/>
					))}
				</ul>
			) : (
				<div className={state}>
					<Loaded query={query} heights={[24, 40, 24, 40]}>
						{() => null}
					</Loaded>
				</div>
			)}
			{query.data?.data.length === 0 && <EmptyState picture="inbox">{t('notices.empty')}</EmptyState>}
			<div className={foot}>
				<Link to={path} onClick={onLeave}>
					{t('notices.toAll')}
				</Link>
				<Link to={settings} onClick={onLeave}>
					{t('notices.toSettings')}
				</Link>
			</div>
		</>
	);
};
