import { css } from 'goober';
import { Link, useLocation, useSearchParams } from 'wouter';
import { formatDateTime, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { CompanyProfile } from '#client/console/assessments/company-profile.tsx';
import { Documents } from '#client/console/assessments/documents.tsx';
import { RequestsTabLabel, SheetRequests } from '#client/console/assessments/evidence/sheet-requests.tsx';
import { CorrectionBanner } from '#client/console/assessments/objections/correction-banner.tsx';
import { ToPlan } from '#client/console/assessments/plan/to-plan.tsx';
import { StatusBadge } from '#client/console/assessments/status-badge.tsx';
import { SheetVoice, VoiceTabLabel } from '#client/console/assessments/voice/sheet-voice.tsx';
import { InterestBanner } from '#client/console/interests/banner.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { useRecent } from '#client/console/shell/recent.ts';
import { useSideRoom } from '#client/console/shell/side-room.ts';
import { Timeline } from '#client/console/timeline/timeline.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Facts, Panel, Row, Stack } from '#client/ui/layout.tsx';
import { Loading } from '#client/ui/loaded.tsx';
import { ProgressBar } from '#client/ui/progress.tsx';
import { Table } from '#client/ui/table.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import type { Round } from '#shared/assessment/round.ts';
import { CheckedBadge } from './checked-badge.tsx';
import { GradingAction, GradingBanner } from './grading.tsx';
import { Interview } from './interview.tsx';
import { showFile } from './pane/pane-store.ts';
import { type Pane, usePane } from './pane/use-pane.ts';
import { WithPane } from './pane/with-pane.tsx';
import { nextUnchecked, subCategoriesOf } from './rail-state.ts';
import { callsOf, ROUND_SCREENS, type Sheet } from './rounds.ts';
import { Standing } from './standing.tsx';

const share = css`flex: 0 1 320px; display: flex; flex-direction: column; gap: 4px; font-variant-numeric: tabular-nums;`;

const contents = css`display: flex; flex-direction: column; gap: 24px;`;

const PENDING_REFRESH_MS = 2_000;

type SheetProps = { round: Round; sheet: Sheet };

/** Progress of the check, with a link to where it goes on. */
const Continue = ({ round, sheet }: SheetProps) => {
	const { t } = useText();
	const { rated, subCategory } = ROUND_SCREENS[round];
	const subs = subCategoriesOf(sheet);
	const next = nextUnchecked(subs, null);
	if (sheet.status.id !== rated || !next) return null;
	const checked = subs.filter(({ is_checked }) => is_checked).length;
	return (
		<Row align="ends">
			<div className={share}>
				<p>{t('console.checking.sheetChecked', { checked, total: subs.length })}</p>
				<ProgressBar
					percent={Math.round((checked * 100) / subs.length)}
					label={t('console.checking.sheetChecked', { checked, total: subs.length })}
				/>
			</div>
			<ButtonLink kind="primary" to={subCategory(sheet.id, next.categoryId, next.id)}>
				{t(checked === 0 ? 'console.checking.begin' : 'console.checking.continue')}
			</ButtonLink>
		</Row>
	);
};

type Category = Sheet['answer_categories'][number];

const Categories = ({ round, sheet }: SheetProps) => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const screens = ROUND_SCREENS[round];
	const to = (categoryId: number): string => screens.category(sheet.id, categoryId);
	const isRated = sheet.status.id === screens.rated;
	return (
		<Table
			caption={t('console.checking.categories')}
			rows={sheet.answer_categories}
			rowKey={(category) => category.id}
			onOpen={(category) => navigate(to(category.id))}
			columns={[
				{
					key: 'name',
					head: t('console.checking.category'),
					isHeading: true,
					cell: (category) => <Link to={to(category.id)}>{category.content}</Link>,
				},
				{
					key: 'count',
					head: t('console.checking.subCategoryCountHead'),
					end: true,
					cell: (category) =>
						t('console.checking.subCategoryCount', {
							checked: category.answer_sub_categories.filter((sub) => sub.is_checked).length,
							total: category.sub_category_count,
						}),
				},
				...(sheet.result
					? [
							{
								key: 'score',
								head: t('labels.assessment.score'),
								end: true,
								cell: (category: Category) => category.score ?? MISSING,
							},
						]
					: []),
				{
					key: 'checked',
					head: t('console.checking.checkedHead'),
					cell: (category) => <CheckedBadge isChecked={category.is_checked} />,
				},
				{
					key: 'action',
					head: t('console.lists.actionsHead'),
					hideHead: true,
					end: true,
					cell: (category) => (
						<ButtonLink size="small" to={to(category.id)}>
							{!isRated
								? t('console.checking.view')
								: category.is_checked
									? t('console.checking.edit')
									: t('console.checking.check')}
						</ButtonLink>
					),
				},
			]}
		/>
	);
};

const Information = ({ sheet, pane }: { sheet: Sheet; pane: Pane }) => {
	const { t, locale } = useText();
	return (
		<Stack gap="large">
			<Panel>
				<Stack>
					<h2>{t('console.checking.submission')}</h2>
					<Facts
						entries={[
							[t('labels.assessment.submitted_at'), formatDateTime(sheet.submitted_at, locale)],
							[t('labels.assessment.submitted_by'), sheet.submitted_by?.name ?? MISSING],
						]}
					/>
				</Stack>
			</Panel>
			<Panel>
				<Stack>
					<h2>{t('console.checking.files')}</h2>
					<Documents files={sheet.company_document_files} onFile={(path) => showFile(pane.store, path)} />
				</Stack>
			</Panel>
			<Panel>
				<Stack>
					<h2>{t('console.profile.title')}</h2>
					<CompanyProfile company={sheet.company} />
				</Stack>
			</Panel>
		</Stack>
	);
};

type TabKey = 'categories' | 'requests' | 'voice' | 'interview' | 'info' | 'timeline';

const SheetTabs = ({ round, sheet, pane }: SheetProps & { pane: Pane }) => {
	const { t } = useText();
	const [parameters, setParameters] = useSearchParams();
	const tabs = [
		{
			key: 'categories' as const,
			label: t('console.checking.categories'),
			content: (
				<Stack>
					<Continue round={round} sheet={sheet} />
					<Categories round={round} sheet={sheet} />
				</Stack>
			),
		},
		{
			key: 'requests' as const,
			label: <RequestsTabLabel round={round} progressId={sheet.id} />,
			content: <SheetRequests round={round} sheet={sheet} pane={pane.store} />,
		},
		{
			key: 'voice' as const,
			label: <VoiceTabLabel round={round} progressId={sheet.id} />,
			content: <SheetVoice round={round} sheet={sheet} />,
		},
		...(round === 2
			? [
					{
						key: 'interview' as const,
						label: t('console.checking.interview'),
						content: <Interview id={sheet.id} status={sheet.status.id} />,
					},
				]
			: []),
		{ key: 'info' as const, label: t('console.checking.info'), content: <Information sheet={sheet} pane={pane} /> },
		{
			key: 'timeline' as const,
			label: t('console.timeline.title'),
			content: <Timeline progressId={sheet.id} />,
		},
	];
	const wanted = parameters.get('tab');
	const selected = tabs.find(({ key }) => key === wanted)?.key ?? 'categories';
	return (
		<Tabs<TabKey>
			label={t('console.checking.tabs')}
			tabs={tabs}
			selected={selected}
			onSelect={(key) => setParameters(key === 'categories' ? {} : { tab: key }, { replace: true })}
		/>
	);
};

export const SheetScreen = ({ round, id }: { round: Round; id: number }) => {
	const { t } = useText();
	const screens = ROUND_SCREENS[round];
	const query = callsOf(round).get.useQuery(
		{ id },
		{ refetchInterval: ({ state }) => (state.data?.data.is_grading_pending ? PENDING_REFRESH_MS : false) },
	);
	const sheet = query.data?.data;
	const pane = usePane();
	useSideRoom(pane.isOpen);
	const list = t(`console.shell.links.${screens.listKey}`);
	useRecent(screens.sheet(id), sheet && `${sheet.company.company_name} · ${list}`);
	return (
		<Page
			isWide={pane.isOpen}
			title={sheet?.company.company_name ?? t('console.checking.company')}
			aside={sheet && <StatusBadge status={sheet.status} />}
			parents={[{ label: list, to: screens.list }]}
			actions={
				sheet && (
					<>
						<ToPlan assessment={sheet} />
						<GradingAction round={round} sheet={sheet} />
					</>
				)
			}
		>
			{sheet ? (
				<WithPane pane={pane} round={round} id={id} sheet={sheet}>
					<div className={contents}>
						<InterestBanner companyId={sheet.company.id} />
						<GradingBanner round={round} sheet={sheet} />
						<CorrectionBanner progressId={id} />
						<Standing id={id} />
						<SheetTabs round={round} sheet={sheet} pane={pane} />
					</div>
				</WithPane>
			) : (
				<Loading query={query} heights={[44, 46, 46, 46, 46]} />
			)}
		</Page>
	);
};
