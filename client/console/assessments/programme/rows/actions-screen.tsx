import '#client/documents/programme/texts.ts';
import '#client/plans/texts.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { api, type Inputs } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatDate, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { overviewPath } from '#client/console/assessments/programme/place.ts';
import { ListDownload, withoutPages } from '#client/console/list-download.tsx';
import { PagedTable, pageInput } from '#client/console/paged-table.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { ListTools, SearchBox, useListState } from '#client/ui/list-tools.tsx';
import type { Column } from '#client/ui/table.tsx';
import { programmeQuery } from '#shared/programme/filters.ts';
import { type ActionOutcome, type ActionRow, actionFilters } from '#shared/programme/rows.ts';
import { BehindBanner, type CountedOf, useCountedOf } from './behind-banner.tsx';
import { takenFrom } from './from-url.ts';
import { useCountedWords } from './words.ts';

type Input = Exclude<Inputs['console']['programme']['actionRows']['list'], void>;

const OUTCOME_TEXTS = { in_time: 'inTime', done_late: 'doneLate', not_done: 'notDone' } as const;

const useColumns = (): Column<ActionRow>[] => {
	const { t, locale } = useText();
	return [
		{
			key: 'company',
			head: t('labels.companies.company_name'),
			sort: 'company_name',
			isHeading: true,
			cell: ({ company, progress_id: id }) => <Link to={consolePaths.improvementPlan(id)}>{company.name}</Link>,
		},
		{ key: 'subCategory', head: t('labels.plans.sub_category_id'), cell: (row) => row.sub_category },
		{ key: 'measure', head: t('labels.plans.measure'), cell: (row) => row.measure },
		{ key: 'owner', head: t('labels.plans.owner'), cell: (row) => row.owner || MISSING },
		{
			key: 'targetDate',
			head: t('labels.plans.target_date'),
			sort: 'target_date',
			oneLine: true,
			cell: (row) => formatDate(row.target_date, locale),
		},
		{
			key: 'outcome',
			head: t('programme.rows.outcome'),
			oneLine: true,
			cell: (row) => t(`programme.work.${OUTCOME_TEXTS[row.action_outcome]}`),
		},
		{
			key: 'savedAt',
			head: t('programme.rows.savedAt'),
			sort: 'saved_at',
			oneLine: true,
			cell: (row) => formatDate(row.saved_at, locale),
		},
	];
};

/** The actions of improvement plans behind a figure of the programme; the filters are in the URL. */
export const ProgrammeActions = () => {
	const { t } = useText();
	const words = useCountedWords();
	const [parameters] = useSearchParams();
	const filters = takenFrom({ ...programmeQuery, ...actionFilters }, parameters);
	const list = useListState();
	const [{ q }, change] = list;
	const columns = useColumns();
	const { sort, ...paging } = pageInput(list, columns);
	const input = { ...paging, ...filters, ...(sort ? { sort } : {}) } as Input & typeof paging;
	const query = api.console.programme.actionRows.list.useQuery(input, { placeholderData: keepPreviousData });
	const outcome = filters.action_outcome as ActionOutcome | undefined;
	const of = useCountedOf({ assessor_id: filters.assessor_id } as CountedOf);
	const what = words.sentence([
		words.period(filters),
		of?.assessor_name && t('programme.behind.ofAssessor', { name: of.assessor_name }),
		outcome ? t(`programme.work.${OUTCOME_TEXTS[outcome]}`) : t('programme.work.due'),
		...words.companies(filters),
	]);
	return (
		<Page title={t('programme.rows.actionsTitle')} parents={[{ label: t('programme.title'), to: overviewPath() }]}>
			<BehindBanner what={what} asOf={of?.facts_as_of} />
			<p>{t(outcome === 'not_done' ? 'programme.work.notDoneNote' : 'programme.work.plansNote')}</p>
			<div>
				<ListTools
					end={<ListDownload file={{ path: '/console/programme/action_rows/download', input: withoutPages(input) }} />}
				>
					<SearchBox label={t('labels.companies.company_name')} value={q} onSearch={(next) => change({ q: next })} />
				</ListTools>
				<PagedTable
					caption={t('programme.rows.actionsTitle')}
					query={query}
					list={list}
					sort={sort}
					columns={columns}
					rowKey={({ id }) => id}
					empty={t('programme.rows.noActions')}
					isFiltered={q !== ''}
					noHit={t('programme.rows.noHit')}
				/>
			</div>
		</Page>
	);
};
