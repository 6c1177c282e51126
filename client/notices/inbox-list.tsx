import './texts.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { css } from 'goober';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Row } from '#client/ui/layout.tsx';
import { FilterSelect, ListTools, Pager, useListState } from '#client/ui/list-tools.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { color } from '#client/ui/tokens.ts';
import type { Notice } from '#shared/notices/schemas.ts';
import { type Inbox, noticeCalls } from './calls.ts';
import { NoticeItem } from './notice-item.tsx';
import { useReading } from './use-reading.ts';
import { useUnread } from './use-unread.ts';

const PER_PAGE = 20;
const UNREAD = 'unread';

const list = css`margin: 0; padding: 0; list-style: none; border: 1px solid ${color.grey200}; border-radius: 8px; background: ${color.white}; overflow: clip;`;
const settingsLink = css`display: inline-flex; align-items: center; min-height: 44px; &, &:visited { color: ${color.blue1000}; }`;

type ListState = ReturnType<typeof useListState>;

/** A page of the list. Under 'unread only', marking notices as read may empty the last page. */
const useNoticePage = ({ area }: Inbox, [{ page, view }, change]: ListState) => {
	const query = noticeCalls(area).list.useQuery(
		{ page, per_page: PER_PAGE, ...(view === UNREAD ? { unread: true } : {}) },
		{ placeholderData: keepPreviousData },
	);
	const lastPage = query.data?.meta?.last_page ?? page;
	useEffect(() => {
		if (!query.isPlaceholderData && page > Math.max(1, lastPage)) change({ page: Math.max(1, lastPage) });
	});
	return query;
};

const Tools = ({ inbox, state, newest }: { inbox: Inbox; state: ListState; newest: Notice | undefined }) => {
	const { t } = useText();
	const [{ page, view }, change] = state;
	const { readAll } = useReading(inbox.area);
	const unread = useUnread(inbox.area) ?? 0;
	return (
		<ListTools
			end={
				<Row>
					<Link to={inbox.settings} className={settingsLink}>
						{t('notices.toSettings')}
					</Link>
					{page === 1 && newest && unread > 0 && (
						<Button size="small" busy={readAll.isPending} onClick={() => readAll.mutate({ up_to: newest.id })}>
							{t('notices.markAll')}
						</Button>
					)}
				</Row>
			}
		>
			<FilterSelect
				label={t('notices.shown')}
				value={view === UNREAD ? UNREAD : ''}
				options={[
					{ value: '', label: t('notices.showAll') },
					{ value: UNREAD, label: t('notices.showUnread') },
				]}
				onChange={(next) => change({ view: next })}
			/>
		</ListTools>
	);
};

export const InboxList = ({ inbox }: { inbox: Inbox }) => {
	const { t } = useText();
	const state = useListState();
	const [{ view }, change] = state;
	const query = useNoticePage(inbox, state);
	const { opened, read } = useReading(inbox.area);
	return (
		<div>
			<Tools inbox={inbox} state={state} newest={query.data?.data[0]} />
			<Loaded query={query} heights={[96, 96, 96, 96]}>
				{(notices) =>
					notices.length === 0 ? (
						<EmptyState
							picture="inbox"
							action={
								view === UNREAD && (
									<Button size="small" onClick={() => change({ view: null })}>
										{t('notices.showAll')}
									</Button>
								)
							}
						>
							{view === UNREAD ? t('notices.emptyUnread') : t('notices.empty')}
						</EmptyState>
					) : (
						<ul className={list}>
							{notices.map((notice) => (
								<NoticeItem
									key={notice.id}
									notice={notice}
									to={notice.path}
									onOpen={() => {
										if (notice.read_at === null) opened.mutate({ id: notice.id });
									}}
									action={
										notice.read_at === null && (
											<Button
												size="tiny"
												label={`${t('notices.markRead')} ${notice.title}`}
												busy={read.isPending && read.variables.id === notice.id}
												onClick={() => read.mutate({ id: notice.id })}
											>
												{t('notices.markRead')}
											</Button>
										)
									}
								/>
							))}
						</ul>
					)
				}
			</Loaded>
			{query.data?.meta && <Pager meta={query.data.meta} onPage={(page) => change({ page })} />}
		</div>
	);
};
