import { useState } from 'react';
import { useLocation } from 'wouter';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { type PaneStore, showRequests } from '#client/console/assessments/checking/pane/pane-store.ts';
import { ROUND_SCREENS, type Sheet } from '#client/console/assessments/checking/rounds.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { listTable } from '#client/ui/list-table.ts';
import { Loading } from '#client/ui/loaded.tsx';
import { Table } from '#client/ui/table.tsx';
import type { Round } from '#shared/assessment/round.ts';
import { useAsks, useAsksQuery } from './asks.ts';
import { useRequestColumns } from './columns.tsx';
import { SeveralDialog } from './several-dialog.tsx';

/** The label of the tab, with the numbers of answered and open requests. */
export const RequestsTabLabel = ({ round, progressId }: { round: Round; progressId: number }) => {
	const { t } = useText();
	const { answered, open } = useAsks(round, progressId).counts;
	if (answered > 0) return t('console.requests.tabAnswered', { count: answered });
	return open > 0 ? t('console.requests.tabOpen', { count: open }) : t('console.requests.title');
};

/** Whether evidence can be requested now. */
export const canAsk = (round: Round, sheet: Pick<Sheet, 'status' | 'is_grading_pending'>): boolean =>
	sheet.status.id === ROUND_SCREENS[round].rated && !sheet.is_grading_pending;

type SheetRequestsProps = {
	round: Round;
	sheet: Sheet;
	/** In its second tab a request on the assessment as a whole is written. */
	pane: PaneStore;
};

/** All requests of a round, with buttons to request evidence on several questions or on the assessment as a whole. */
export const SheetRequests = ({ round, sheet, pane }: SheetRequestsProps) => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const [isAskingSeveral, setAskingSeveral] = useState(false);
	const query = useAsksQuery(sheet.id);
	const { all } = useAsks(round, sheet.id);
	const column = useRequestColumns();
	if (!query.data) return <Loading query={query} heights={[44, 46, 46, 46]} />;
	const isOpen = canAsk(round, sheet);
	return (
		<Stack>
			<Row align="ends">
				<p>{t(isOpen ? 'console.requests.sheetLead' : 'console.requests.sheetClosed')}</p>
				{isOpen && (
					<Row>
						<Button icon="plus" onClick={() => setAskingSeveral(true)}>
							{t('console.requests.askSeveral')}
						</Button>
						<Button icon="plus" onClick={() => showRequests(pane, { kind: 'new', question: null })}>
							{t('console.requests.askWhole')}
						</Button>
					</Row>
				)}
			</Row>
			<Table
				caption={t('console.requests.title')}
				className={listTable}
				rows={all}
				rowKey={(row) => row.id}
				onOpen={(row) => navigate(consolePaths.evidenceRequest(row.id))}
				empty={<EmptyState>{t(isOpen ? 'console.requests.emptySheet' : 'console.requests.noneAsked')}</EmptyState>}
				columns={[column.place(false), column.standing, column.asked, column.due, column.counts, column.created]}
			/>
			{isAskingSeveral && <SeveralDialog round={round} progressId={sheet.id} onClose={() => setAskingSeveral(false)} />}
		</Stack>
	);
};
