import '#client/documents/programme/texts.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { api, type Inputs } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { overviewPath } from '#client/console/assessments/programme/place.ts';
import { ListDownload, withoutPages } from '#client/console/list-download.tsx';
import { PagedTable, pageInput } from '#client/console/paged-table.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { ListTools, SearchBox, useListState } from '#client/ui/list-tools.tsx';
import { programmeQuery } from '#shared/programme/filters.ts';
import { resultFilters } from '#shared/programme/rows.ts';
import { BehindBanner, type CountedOf, useCountedOf } from './behind-banner.tsx';
import { takenFrom } from './from-url.ts';
import { useResultColumns } from './result-columns.tsx';
import { type ResultFilters, useResultSentence } from './result-words.ts';

type Input = Exclude<Inputs['console']['programme']['resultRows']['list'], void>;

/** Where something was asked for that can be bad, the worst come first. */
const firstOrder = ({ part_key: part, question_key: question }: ResultFilters): string | undefined => {
	if (part) return 'part_percent';
	return question ? '-lost_percent' : undefined;
};

/** The results behind a figure of the programme; the filters are in the URL. */
export const ProgrammeResults = () => {
	const { t } = useText();
	const [parameters] = useSearchParams();
	const filters = takenFrom({ ...programmeQuery, ...resultFilters }, parameters) as ResultFilters;
	const list = useListState();
	const [{ q }, change] = list;
	const columns = useResultColumns(filters);
	const { sort = firstOrder(filters), ...paging } = pageInput(list, columns);
	const input = { ...paging, ...filters, ...(sort ? { sort } : {}) } as Input & typeof paging;
	const query = api.console.programme.resultRows.list.useQuery(input, { placeholderData: keepPreviousData });
	const { part_key, question_key, rater_id, assessor_id } = filters;
	const of = useCountedOf({ part_key, question_key, rater_id, assessor_id } as CountedOf);
	const what = useResultSentence(filters, of);
	return (
		<Page title={t('programme.rows.resultsTitle')} parents={[{ label: t('programme.title'), to: overviewPath() }]}>
			<BehindBanner what={what || t('programme.results.title')} asOf={of?.facts_as_of} />
			<div>
				<ListTools
					end={<ListDownload file={{ path: '/console/programme/result_rows/download', input: withoutPages(input) }} />}
				>
					<SearchBox label={t('labels.companies.company_name')} value={q} onSearch={(next) => change({ q: next })} />
				</ListTools>
				<PagedTable
					caption={t('programme.rows.resultsTitle')}
					query={query}
					list={list}
					sort={sort}
					columns={columns}
					rowKey={({ id }) => id}
					empty={t('programme.rows.noResults')}
					isFiltered={q !== ''}
					noHit={t('programme.rows.noHit')}
				/>
			</div>
		</Page>
	);
};
