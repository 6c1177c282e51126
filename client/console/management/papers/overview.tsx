import './texts.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { css } from 'goober';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '#client/api/client.ts';
import type { FileRequest } from '#client/api/downloads.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { useStaff } from '#client/console/shell/staff.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Panel, Row, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { narrow } from '#client/ui/tokens.ts';
import { AskedQuestion } from './asked-question.tsx';
import { BasesToRead } from './bases-to-read.tsx';
import { ComingCard } from './coming-card.tsx';
import { DraftDifference } from './difference/difference-dialog.tsx';
import { ExcelButton } from './excel-button.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { editorOf, type PaperKind } from './kinds.ts';
import { type Paper, PaperFacts } from './paper-facts.tsx';
import { PreviousPapers } from './previous-papers.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { StandardBanner } from './standard-banner.tsx';
import { ViewButton } from './view-button.tsx';

const cards = css`
	display: grid; grid-template-columns: 1fr 1fr; gap: 24px; align-items: stretch;
	${narrow} { grid-template-columns: 1fr; }
	& > section > div { height: 100%; }
`;

const workbookOf = ({ id }: Paper): FileRequest => ({ path: '/console/assessment_papers/:id/download', input: { id } });

const ActiveCard = ({ paper }: { paper: Paper | null }) => {
	const { t } = useText();
	return (
		<Panel>
			<Stack>
				<Row>
					<h2>{t('management.papers.active')}</h2>
					{paper && <Badge tone="green">{t('management.papers.published')}</Badge>}
				</Row>
				{paper ? (
					<>
						<PaperFacts paper={paper} />
						<Row>
							<ViewButton paper={paper} label={t('management.papers.viewActive')} />
							<ExcelButton file={workbookOf(paper)} label={t('management.papers.downloadActive')}>
								{t('console.lists.excel')}
							</ExcelButton>
						</Row>
					</>
				) : (
					<EmptyState>{t('management.papers.noActive')}</EmptyState>
				)}
			</Stack>
		</Panel>
	);
};

type DraftProps = { paper: Paper | null; kind: PaperKind; hasActive: boolean; hasComing: boolean };

const DraftCard = ({ paper, kind, hasActive, hasComing }: DraftProps) => {
	const { t } = useText();
	const { isAdmin } = useStaff();
	const [isScheduling, setScheduling] = useState(false);
	const [isComparing, setComparing] = useState(false);
	const [isImporting, setImporting] = useState(false);
	return (
		<Panel>
			<Stack>
				<Row>
					<h2>{t('management.papers.draft')}</h2>
					{paper && <Badge tone="yellow">{t('management.papers.unpublished')}</Badge>}
				</Row>
				{paper ? <PaperFacts paper={paper} /> : <p>{t('management.papers.noDraft')}</p>}
				{paper && (
					<Row>
						<ViewButton paper={paper} label={t('management.papers.viewDraft')} />
						{hasActive && (
							<Button size="small" onClick={() => setComparing(true)}>
								{t('management.difference.title')}
							</Button>
						)}
						{kind === 'regular' && (
							<ButtonLink to={consolePaths.paperSimulation} size="small">
								{t('management.simulation.open')}
							</ButtonLink>
						)}
						{isAdmin && !hasComing && (
							<Button size="small" onClick={() => setScheduling(true)}>
								{t('comingPapers.schedule.open')}
							</Button>
						)}
					</Row>
				)}
				<Row>
					{paper && (
						<ExcelButton file={workbookOf(paper)} label={t('management.papers.downloadDraft')}>
							{t('console.lists.excel')}
						</ExcelButton>
					)}
					<ExcelButton
						file={{ path: '/console/assessment_papers/template', input: { is_premium: kind === 'regular' } }}
					>
						{t('management.papers.template')}
					</ExcelButton>
					<Button size="small" icon="upload" onClick={() => setImporting(true)}>
						{t('management.papers.import.item')}
					</Button>
				</Row>
				{paper && isScheduling && <ScheduleDialog draft={paper} onClose={() => setScheduling(false)} />}
				{paper && isComparing && <DraftDifference draftId={paper.id} onClose={() => setComparing(false)} />}
				{isImporting && (
					<ImportDialog kind={kind} draftVersion={paper?.version ?? null} onClose={() => setImporting(false)} />
				)}
			</Stack>
		</Panel>
	);
};

/** Creates a draft, empty or copied from the active paper; if there is a draft, links to it instead. */
const CreateMenu = ({ kind, hasDraft, hasActive }: { kind: PaperKind; hasDraft: boolean; hasActive: boolean }) => {
	const { t } = useText();
	const [, navigate] = useLocation();
	if (hasDraft) {
		return (
			<ButtonLink to={editorOf(kind)} kind="primary">
				{t('management.papers.continue')}
			</ButtonLink>
		);
	}
	return (
		<Menu
			label={t('management.papers.create')}
			showLabel
			kind="primary"
			icon="plus"
			size="medium"
			items={[
				{ label: t('management.papers.fromScratch'), onSelect: () => navigate(editorOf(kind)) },
				...(hasActive
					? [{ label: t('management.papers.duplicate'), onSelect: () => navigate(editorOf(kind, true)) }]
					: []),
			]}
		/>
	);
};

/** The papers of a kind: the active one, the draft, and previous ones. */
export const PaperOverview = ({ kind }: { kind: PaperKind }) => {
	const { t } = useText();
	const isPremium = kind === 'regular';
	const title = t(`console.shell.links.${isPremium ? 'regularPapers' : 'simplePapers'}`);
	// The first two are the draft, if any, and the active paper.
	const head = api.console.papers.list.useQuery(
		{ is_premium: isPremium, page: 1, per_page: 2 },
		{ placeholderData: keepPreviousData },
	);
	const waiting = api.console.papers.coming.useQuery({ is_premium: isPremium });
	const coming = waiting.data?.data ?? null;
	const draft = head.data?.data.find((paper) => !paper.is_published) ?? null;
	const active = head.data?.data.find((paper) => paper.is_published) ?? null;
	return (
		<Page
			title={title}
			actions={head.data && <CreateMenu kind={kind} hasDraft={draft !== null} hasActive={active !== null} />}
		>
			<Loaded query={head} heights={[240, 46, 46, 46]}>
				{() => (
					<Stack gap="section">
						<StandardBanner kind={kind} draftVersion={draft?.version ?? null} />
						<div className={cards}>
							<ActiveCard paper={active} />
							<DraftCard paper={draft} kind={kind} hasActive={active !== null} hasComing={coming !== null} />
						</div>
						{coming && <ComingCard coming={coming} active={active} hasDraft={draft !== null} />}
						{active && <BasesToRead paper={active} />}
						{active && <AskedQuestion paper={active} />}
						<PreviousPapers kind={kind} activeId={active?.id ?? null} />
					</Stack>
				)}
			</Loaded>
		</Page>
	);
};
