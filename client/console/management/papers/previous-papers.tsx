import { keepPreviousData } from '@tanstack/react-query';
import { api } from '#client/api/client.ts';
import { formatDateTime, formatNumber } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { Pager, useListState } from '#client/ui/list-tools.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import { ExcelButton } from './excel-button.tsx';
import type { PaperKind } from './kinds.ts';
import { type Paper, usePaperSize } from './paper-facts.tsx';
import { ViewButton } from './view-button.tsx';

/** Small, since each entry contains a whole paper. */
const PER_PAGE = 10;

/** The papers published before the active one. */
export const PreviousPapers = ({ kind, activeId }: { kind: PaperKind; activeId: number | null }) => {
	const { t, locale } = useText();
	const [{ page }, change] = useListState();
	const size = usePaperSize();
	const query = api.console.papers.list.useQuery(
		{ is_premium: kind === 'regular', page, per_page: PER_PAGE },
		{ placeholderData: keepPreviousData },
	);
	const columns: Column<Paper>[] = [
		{
			key: 'published',
			head: t('labels.papers.published_at'),
			isHeading: true,
			oneLine: true,
			cell: (paper) => formatDateTime(paper.published_at, locale),
		},
		{
			key: 'createdBy',
			head: t('labels.papers.created_by'),
			cell: (paper) => paper.created_by?.name ?? t('management.papers.shipped'),
		},
		{ key: 'contents', head: t('management.papers.contents'), cell: size },
		{
			key: 'testTakers',
			head: t('labels.papers.test_takers'),
			end: true,
			cell: (paper) => formatNumber(paper.test_takers),
		},
		{
			key: 'actions',
			head: t('console.lists.actionsHead'),
			hideHead: true,
			end: true,
			cell: (paper) => {
				const date = formatDateTime(paper.published_at, locale);
				return (
					<Row align="right">
						<ViewButton paper={paper} label={t('management.papers.viewOf', { date })} />
						<ExcelButton
							file={{ path: '/console/assessment_papers/:id/download', input: { id: paper.id } }}
							label={t('management.papers.downloadOf', { date })}
						>
							{t('console.lists.excel')}
						</ExcelButton>
					</Row>
				);
			},
		},
	];
	return (
		<Stack>
			<h2>{t('management.papers.previous')}</h2>
			<Loaded query={query} heights={[46, 46, 46]}>
				{(papers) => (
					<div>
						<Table
							caption={t('management.papers.previous')}
							columns={columns}
							rows={papers.filter((paper) => paper.is_published && paper.id !== activeId)}
							rowKey={(paper) => paper.id}
							empty={<EmptyState>{t('management.papers.noPrevious')}</EmptyState>}
						/>
						{query.data?.meta && query.data.meta.last_page > 1 && (
							<Pager meta={query.data.meta} onPage={(next) => change({ page: next })} />
						)}
					</div>
				)}
			</Loaded>
		</Stack>
	);
};
