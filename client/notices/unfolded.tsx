import { keepPreviousData } from '@tanstack/react-query';
import { css } from 'goober';
import { useState } from 'react';
import { Pager } from '#client/ui/list-tools.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { color } from '#client/ui/tokens.ts';
import type { Notice } from '#shared/notices/schemas.ts';
import { type InboxArea, noticeCalls } from './calls.ts';
import { SingleItem } from './single-item.tsx';

const PER_PAGE = 20;

const box = css`margin-top: 8px; border: 1px solid ${color.grey300}; border-radius: 8px; background: ${color.white}; overflow: clip; & > nav, & > p { padding: 0 16px; }`;
const list = css`margin: 0; padding: 0; list-style: none;`;

/** The notices of a group, in pages of their own. */
export const Unfolded = ({ area, id, notice }: { area: InboxArea; id: string; notice: Notice }) => {
	const [page, setPage] = useState(1);
	const query = noticeCalls(area).list.useQuery(
		{ page, per_page: PER_PAGE, group: notice.group_id ?? undefined },
		{ placeholderData: keepPreviousData },
	);
	return (
		<section id={id} className={box} aria-label={notice.title}>
			<Loaded query={query} heights={[72, 72, 72]}>
				{(notices) => (
					<ul className={list}>
						{notices.map((one) => (
							<SingleItem key={one.id} area={area} notice={one} />
						))}
					</ul>
				)}
			</Loaded>
			{query.data?.meta && <Pager meta={query.data.meta} onPage={setPage} />}
		</section>
	);
};
