import { keepPreviousData } from '@tanstack/react-query';
import { css } from 'goober';
import { api, type Outputs } from '#client/api/client.ts';
import { formatDateTime, formatNumber, MISSING } from '#client/app/format.ts';
import { type ClientText, lookUpText, type Translate, useText } from '#client/app/locale.tsx';
import { ListDownload, withoutPages } from '#client/console/list-download.tsx';
import { PagedTable, pageInput } from '#client/console/paged-table.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { useStatuses } from '#client/console/shell/statuses.ts';
import { ListTools, SearchBox, useListState } from '#client/ui/list-tools.tsx';
import type { Column } from '#client/ui/table.tsx';
import { color } from '#client/ui/tokens.ts';
import { MANY_ADDRESSES, NO_REASON } from '#shared/audit/schemas.ts';

type Row = Outputs['console']['auditEvents']['list']['data'][number];

const code = css`display: block; color: ${color.grey700}; font-size: 14px;`;
const nowrap = css`white-space: nowrap;`;
const details = css`font-size: 14px; max-width: 28em; display: block; overflow-wrap: anywhere; white-space: pre-wrap;`;

/** The name and code of an action; an unknown one shows its code only. */
const ActionName = ({ action }: { action: string }) => {
	const name = lookUpText(`console.audit.actions.${action.replace('.', '_')}`);
	return (
		<>
			{name}
			<span className={name ? code : undefined}>{action}</span>
		</>
	);
};

const subjectText = ({ subject, subject_id }: Row): string =>
	subject ? `${lookUpText(`console.audit.subjects.${subject}`) ?? subject} ${subject_id ?? ''}` : MISSING;

type StatusNames = ReadonlyMap<unknown, string>;

const LABELS: Record<string, ClientText> = {
	reason: 'labels.assessment.reason',
	critical_failures: 'labels.reports.critical_failures',
};

/** A change of status by its names; other details as recorded; a reason, which may have many lines, last. */
const detailText = (
	{ from, to, reason, [MANY_ADDRESSES]: _, ...others }: Row['detail'],
	statuses: StatusNames,
	t: Translate,
): string => {
	const move = to === undefined ? [] : [`${statuses.get(from) ?? MISSING} → ${statuses.get(to) ?? MISSING}`];
	const wordsOf = (key: string, value: Row['detail'][string]): string => {
		const label = LABELS[key];
		return `${label ? t(label) : key}: ${value ?? MISSING}`;
	};
	const facts = [...move, ...Object.entries(others).map(([key, value]) => wordsOf(key, value))].join(', ');
	if (reason === undefined) return facts;
	return `${facts}\n${wordsOf('reason', reason === NO_REASON ? t('console.audit.noReason') : reason)}`;
};

const useColumns = (): Column<Row>[] => {
	const { t, locale } = useText();
	const statuses: StatusNames = new Map(useStatuses().map(({ id, name }) => [id, name]));
	return [
		{
			key: 'time',
			head: t('labels.audit.created_at'),
			sort: 'created_at',
			cell: (row) => <span className={nowrap}>{formatDateTime(row.created_at, locale)}</span>,
		},
		{
			key: 'action',
			head: t('labels.audit.action'),
			sort: 'action',
			isHeading: true,
			cell: (row) => <ActionName action={row.action} />,
		},
		{ key: 'actor', head: t('labels.audit.actor'), cell: (row) => row.actor?.name ?? t('console.audit.nobody') },
		{
			key: 'subject',
			head: t('labels.audit.subject'),
			cell: subjectText,
		},
		{
			key: 'detail',
			head: t('labels.audit.detail'),
			cell: (row) => <span className={details}>{detailText(row.detail, statuses, t) || MISSING}</span>,
		},
		{
			key: 'occurrences',
			head: t('labels.audit.occurrences'),
			end: true,
			cell: (row) => formatNumber(row.occurrences),
		},
		{
			key: 'address',
			head: t('labels.audit.address'),
			cell: (row) => (row.detail[MANY_ADDRESSES] ? t('console.audit.manyAddresses') : (row.address ?? MISSING)),
		},
	];
};

/** The audit log: sign-ins, denied access, transitions and changes of accounts and papers, newest first. */
export const AuditEvents = () => {
	const { t } = useText();
	const state = useListState();
	const [{ q }, change] = state;
	const columns = useColumns();
	const input = pageInput(state, columns);
	const query = api.console.auditEvents.list.useQuery(input, { placeholderData: keepPreviousData });
	return (
		<Page title={t('console.shell.links.auditEvents')}>
			<div>
				<ListTools end={<ListDownload file={{ path: '/console/audit_events/download', input: withoutPages(input) }} />}>
					<SearchBox label={t('console.audit.search')} value={q} onSearch={(next) => change({ q: next })} />
				</ListTools>
				<PagedTable
					caption={t('console.shell.links.auditEvents')}
					query={query}
					list={state}
					sort={input.sort}
					columns={columns}
					rowKey={(row) => row.id}
					empty={t('console.audit.empty')}
					isFiltered={q !== ''}
					noHit={t('console.audit.noHit')}
				/>
			</div>
		</Page>
	);
};
