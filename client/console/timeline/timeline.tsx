import { keepPreviousData } from '@tanstack/react-query';
import { css } from 'goober';
import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { PER_PAGE } from '#client/console/paged-table.tsx';
import { Button } from '#client/ui/button.tsx';
import { Panel, Row, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { CommentForm } from './comment-form.tsx';
import { TimelineEntry } from './entry.tsx';

const list = css`list-style: none; margin: 0; padding: 0;`;

type PageProps = { progressId: number; page: number; onMore: (() => void) | null };

/** A page of entries; the last one has a button to load more. */
const TimelinePage = ({ progressId, page, onMore }: PageProps) => {
	const { t } = useText();
	const query = api.console.progresses.timeline.useQuery(
		{ id: progressId, page, per_page: PER_PAGE },
		{ placeholderData: keepPreviousData },
	);
	const hasMore = (query.data?.meta?.last_page ?? page) > page;
	return (
		<>
			<Loaded query={query} heights={[48, 48, 48]}>
				{(entries) => (
					<ol className={list} start={(page - 1) * PER_PAGE + 1}>
						{entries.map((entry) => (
							<TimelineEntry key={`${entry.kind} ${entry.id}`} entry={entry} />
						))}
					</ol>
				)}
			</Loaded>
			{hasMore && onMore && (
				<Row>
					<Button onClick={onMore}>{t('console.timeline.more')}</Button>
				</Row>
			)}
		</>
	);
};

/** The timeline of an assessment, newest first, and the comments of staff. */
export const Timeline = ({ progressId }: { progressId: number }) => {
	const { t } = useText();
	const [pages, setPages] = useState(1);
	return (
		<Panel label={t('console.timeline.title')}>
			<Stack gap="large">
				<p>{t('console.timeline.lead')}</p>
				<CommentForm progressId={progressId} />
				{Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
					<TimelinePage
						key={page}
						progressId={progressId}
						page={page}
						onMore={page === pages ? () => setPages(pages + 1) : null}
					/>
				))}
			</Stack>
		</Panel>
	);
};
