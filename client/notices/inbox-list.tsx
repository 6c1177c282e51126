import './texts.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { css } from 'goober';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Row } from '#client/ui/layout.tsx';
import { FilterSelect, ListTools, Pager, useListState } from '#client/ui/list-tools.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { color } from '#client/ui/tokens.ts';
import type { Notice } from '#shared/notices/schemas.ts';
import { GROUP, type Inbox, type InboxArea, noticeCalls } from './calls.ts';
import { GroupItem } from './group-item.tsx';
import { SingleItem } from './single-item.tsx';
import { useReading } from './use-reading.ts';
import { useUnread } from './use-unread.ts';

const PER_PAGE = 20;
const UNREAD = 'unread';

const list = css`margin: 0; padding: 0; list-style: none; border: 1px solid ${color.grey200}; border-radius: 8px; background: ${color.white}; overflow: clip;`;
const ofGroup = css`display: flex; flex-wrap: wrap; align-items: center; gap: 0 16px; margin-bottom: 8px;`;
const settingsLink = css`display: inline-flex; align-items: center; min-height: 44px; &, &:visited { color: ${color.blue1000}; }`;

type ListState = ReturnType<typeof useListState>;

/** A page of the list, or of one group of it. Under 'unread only', marking notices as read may empty the last page. */
const useNoticePage = ({ area }: Inbox, [{ page, view }, change]: ListState, group: number | undefined) => {
	const query = noticeCalls(area).list.useQuery(
		{
			page,
			per_page: PER_PAGE,
			...(group === undefined ? { grouped: true } : { group }),
			...(view === UNREAD ? { unread: true } : {}),
		},
		{ placeholderData: keepPreviousData },
	);
	const lastPage = query.data?.meta?.last_page ?? page;
	useEffect(() => {
		if (!query.isPlaceholderData && page > Math.max(1, lastPage)) change({ page: Math.max(1, lastPage) });
	});
	return query;
};

type ToolsProps = { inbox: Inbox; state: ListState; newest: Notice | undefined; isOfGroup: boolean };

const Tools = ({ inbox, state, newest, isOfGroup }: ToolsProps) => {
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
					{page === 1 && newest && unread > 0 && !isOfGroup && (
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

/** The id of a group in the URL. */
const useGroup = (): number | undefined => {
	const [parameters] = useSearchParams();
	const text = parameters.get(GROUP) ?? '';
	return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
};

const Items = ({ area, notices }: { area: InboxArea; notices: readonly Notice[] }) => (
	<ul className={list}>
		{notices.map((notice) =>
			notice.group ? (
				<GroupItem key={notice.group_id} area={area} notice={notice} group={notice.group} />
			) : (
				<SingleItem key={notice.id} area={area} notice={notice} />
			),
		)}
	</ul>
);

export const InboxList = ({ inbox }: { inbox: Inbox }) => {
	const { t } = useText();
	const state = useListState();
	const [{ view }, change] = state;
	const group = useGroup();
	const query = useNoticePage(inbox, state, group);
	return (
		<div>
			<Tools inbox={inbox} state={state} newest={query.data?.data[0]} isOfGroup={group !== undefined} />
			{group !== undefined && (
				<p className={ofGroup}>
					{t('notices.ofGroup')}
					<Link to={inbox.path} className={settingsLink}>
						{t('notices.toAll')}
					</Link>
				</p>
			)}
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
						<Items area={inbox.area} notices={notices} />
					)
				}
			</Loaded>
			{query.data?.meta && <Pager meta={query.data.meta} onPage={(page) => change({ page })} />}
		</div>
	);
};
