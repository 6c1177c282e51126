import { css } from 'goober';
import { useMemo } from 'react';
import { api, type Outputs } from '#client/api/client.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { formatDate, formatNumber, formatTime, MISSING, rangeSign } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Container, Stack } from '#client/ui/layout.tsx';
import { Pager, useListState } from '#client/ui/list-tools.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import { phone } from '#client/ui/tokens.ts';
import { HistoryActions, hasCertificate } from './actions.tsx';
import { Standing } from './standing.tsx';
import { Totals } from './totals.tsx';

type Item = Outputs['app']['assessment']['history']['data'][number];

const PER_PAGE = 20;

/** Eight columns; only the period and the last change may break, between date and time. On phones, where rows become cards, all may. */
const oneLine = css`
	&& :is(th, td) { padding-inline: 6px; letter-spacing: 0; }
	@media screen { && tbody td, && tbody td :is(a, button) { white-space: nowrap; } }
	&& thead th { white-space: normal; overflow-wrap: normal; }
	@media screen { && thead th.end { white-space: nowrap; } }
	&& .end { padding-inline-end: 14px; }
	@media screen and (max-width: 1180px) { && :is(th, td) { padding-inline: 5px; } && .end { padding-inline-end: 12px; } }
	&& .objection { display: block; margin-top: 4px; font-size: 14px; line-height: 1.4; }
	&& .objection a { white-space: normal; }
	&& .name { display: block; max-width: 8em; overflow: hidden; text-overflow: ellipsis; }
	${phone} {
		&& tbody :is(th, td, .end) { padding-inline: 0; white-space: normal; }
		&& .name { max-width: none; }
	}
`;

const noWrap = css`white-space: nowrap;`;
const breaking = css`white-space: normal;`;

/** The period; on phones it may break between the dates. */
const Period = ({ item }: { item: Item }) => {
	const { locale } = useText();
	return (
		<span>
			<span className={noWrap}>
				{formatDate(item.start_date, locale)} {rangeSign(locale)}
			</span>{' '}
			<span className={noWrap}>{formatDate(item.end_date, locale)}</span>
		</span>
	);
};

/** The time may stand below the date. */
const Updated = ({ at }: { at: string }) => {
	const { locale } = useText();
	return (
		<span className={breaking}>
			<span className={noWrap}>{formatDate(at, locale)}</span> <span className={noWrap}>{formatTime(at)}</span>
		</span>
	);
};

const Submitter = ({ name }: { name: string }) => (
	<span className="name" title={name}>
		{name}
	</span>
);

const useColumns = (newestCertified: number | undefined): Column<Item>[] => {
	const { t, locale } = useText();
	return useMemo(
		() => [
			{
				key: 'period',
				head: t('company.history.period'),
				isHeading: true,
				cell: (item) => <Period item={item} />,
			},
			{ key: 'status', head: t('labels.assessment.status'), cell: (item) => <Standing item={item} /> },
			{
				key: 'submitted_at',
				head: t('company.history.submittedOn'),
				cell: (item) => formatDate(item.submitted_at, locale),
			},
			{
				key: 'submitted_by',
				head: t('labels.assessment.submitted_by'),
				cell: (item) => <Submitter name={item.submitted_by?.name ?? MISSING} />,
			},
			{ key: 'score', head: t('labels.assessment.score'), end: true, cell: (item) => formatNumber(item.score) },
			{
				key: 'issued_at',
				head: t('labels.assessment.issued_at'),
				cell: ({ issued_at, certificate }) =>
					certificate?.withdrawn_at
						? t('company.history.withdrawnOn', { date: formatDate(certificate.withdrawn_at, locale) })
						: formatDate(issued_at, locale),
			},
			{
				key: 'updated_at',
				head: t('labels.assessment.updated_at'),
				cell: (item) => <Updated at={item.updated_at} />,
			},
			{
				key: 'actions',
				head: t('company.history.actions'),
				hideHead: true,
				cell: (item) => <HistoryActions item={item} isNewestCertified={item.id === newestCertified} />,
			},
		],
		[t, locale, newestCertified],
	);
};

export const History = () => {
	const { t } = useText();
	useTitle(t('company.history.title'));
	const [{ page }, change] = useListState();
	const query = api.app.assessment.history.useQuery(
		{ page, per_page: PER_PAGE },
		{ placeholderData: (previous) => previous },
	);
	const columns = useColumns(page === 1 ? query.data?.data.find(hasCertificate)?.id : undefined);
	return (
		<Container>
			<Stack gap="large">
				<h1>{t('company.history.title')}</h1>
				<Loaded query={query} heights={[46, 46, 46, 46]}>
					{(history) => (
						<>
							{page === 1 && <Totals items={history} />}
							<div className={oneLine}>
								<Table
									caption={t('company.history.title')}
									columns={columns}
									rows={history}
									rowKey={(item) => item.id}
									empty={
										<EmptyState
											action={<ButtonLink to={companyPaths.assessment}>{t('company.sheet.toOverview')}</ButtonLink>}
										>
											{t('company.history.empty')}
										</EmptyState>
									}
								/>
								{query.data?.meta && <Pager meta={query.data.meta} onPage={(next) => change({ page: next })} />}
							</div>
						</>
					)}
				</Loaded>
			</Stack>
		</Container>
	);
};
