import { css } from 'goober';
import { useState } from 'react';
import { Link } from 'wouter';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { withQuery } from '#client/base/paths.ts';
import { AnsweredLink } from '#client/console/assessments/evidence/answered-link.tsx';
import type { AssessedBy } from '#client/console/assessors/assessors-dialog.tsx';
import { AssessorsDialog } from '#client/console/assessors/late-assessors-dialog.ts';
import { OwnCalibrations } from '#client/console/calibration/own-list.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { useStaff } from '#client/console/shell/staff.ts';
import { useWorkCounts } from '#client/console/shell/work-counts.ts';
import { Button } from '#client/ui/button.tsx';
import { useListState } from '#client/ui/list-tools.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { Round } from '#shared/assessment/round.ts';
import { tokyoDate } from '#shared/dates.ts';
import { ActionCell } from './action-cell.tsx';
import { roundToFinalise } from './awaited-round.ts';
import { useProgressColumns } from './columns.tsx';
import { dayPartOf } from './day-plan.ts';
import { FinaliseButton } from './finalise-button.tsx';
import { FinaliseDialog } from './finalise-dialog.tsx';
import { ProgressList } from './progress-list.tsx';
import type { ProgressRow } from './progress-row.ts';
import { workActions } from './row-actions.ts';
import { WaitingForOthers } from './waiting-for-others.tsx';
import { openingOrderOf, presetOf, VIEWS, type WorkView } from './work-views.ts';

const views = css`
	display: flex; flex-wrap: wrap; gap: 8px; list-style: none; margin: 0; padding: 0;
	& a {
		display: flex; align-items: center; gap: 8px; min-height: 44px; padding: 4px 16px; border: 1px solid ${color.grey420}; border-radius: 8px;
		background: ${color.white}; font-weight: 700; text-decoration: none; white-space: nowrap;
	}
	& a, & a:visited { color: ${color.grey800}; }
	& a:hover { text-decoration: underline; border-color: ${color.black}; }
	& a[aria-current] { border-color: ${color.blue900}; background: ${color.blue900}; color: ${color.white}; }
	& .count { min-width: 1.2em; text-align: end; font-variant-numeric: tabular-nums; }
	${phone} { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); & li { display: grid; } & a { word-break: auto-phrase; justify-content: space-between; padding: 4px 12px; white-space: normal; line-height: 1.3; } }
`;
const limits = css`font-size: 14px; color: ${color.grey700};`;

const nameOf = (view: WorkView, isAdmin: boolean) => {
	if (view === 'mine' && isAdmin) return 'console.work.toFinalise';
	return view === 'company' && !isAdmin ? 'console.work.othersTurn' : (`console.work.${view}` as const);
};

/** Links to the views; the view is part of the URL. */
const Views = ({ view: shown, isAdmin }: { view: WorkView; isAdmin: boolean }) => {
	const { t } = useText();
	const counts = useWorkCounts();
	return (
		<nav aria-label={t('console.work.views')}>
			<ul className={views}>
				{VIEWS.filter((view) => isAdmin || view !== 'unassigned').map((view) => (
					<li key={view}>
						<Link to={withQuery(consolePaths.work, { view })} aria-current={view === shown ? 'page' : undefined}>
							{t(nameOf(view, isAdmin))}
							<span className="count">{counts?.[view === 'company' ? 'waiting' : view]}</span>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
};

/** What waits for the signed-in user as a day plan, what waits for others, and views of everybody's work. */
export const MyWork = () => {
	const { t } = useText();
	const { isAdmin } = useStaff();
	const counts = useWorkCounts();
	const columns = useProgressColumns();
	const [{ view: wanted }] = useListState();
	const view = VIEWS.find((one) => one === wanted) ?? 'mine';
	const [finalising, setFinalising] = useState<{ row: ProgressRow; round: Round } | null>(null);
	const [assigning, setAssigning] = useState<AssessedBy | null>(null);
	const groupOf = (row: ProgressRow): string => t(`console.work.parts.${dayPartOf(row.due_on, tokyoDate(new Date()))}`);
	const lead = (row: ProgressRow) => {
		if (view === 'unassigned') {
			return (
				<Button
					size="small"
					label={t('console.work.assign.rowOf', { company: row.company_name })}
					onClick={() => setAssigning({ ...row, id: row.company_id })}
				>
					{t('console.work.assign.row')}
				</Button>
			);
		}
		const round = isAdmin ? roundToFinalise(row) : null;
		if (round === null) return null;
		return <FinaliseButton row={row} round={round} onOpen={() => setFinalising({ row, round })} />;
	};
	return (
		<Page title={t('console.shell.links.work')}>
			<Views view={view} isAdmin={isAdmin} />
			<AnsweredLink />
			{view === 'mine' && <OwnCalibrations areRated={false} />}
			<div>
				<ProgressList
					key={view}
					list="work"
					caption={t(nameOf(view, isAdmin))}
					preset={presetOf(view, isAdmin)}
					opensBy={openingOrderOf(view)}
					{...(view === 'mine' ? { groupOf } : {})}
					columns={[
						columns.company(),
						columns.turn,
						columns.age,
						columns.due,
						columns.assessors,
						columns.actions((row) => {
							const first = lead(row);
							return <ActionCell company={row.company_name} actions={workActions(row, first !== null)} lead={first} />;
						}),
					]}
					empty={t(`console.work.empty.${view === 'company' && !isAdmin ? 'others' : view}`)}
					bulk={['assign', 'period', 'remind', 'finalise']}
				/>
				{counts && (
					<p className={limits}>{t('console.work.limits', { warn: counts.warn_days, late: counts.late_days })}</p>
				)}
			</div>
			{view === 'mine' && <OwnCalibrations areRated />}
			{view === 'mine' && <WaitingForOthers />}
			{assigning && <AssessorsDialog company={assigning} onClose={() => setAssigning(null)} />}
			{finalising && <FinaliseDialog {...finalising} onClose={() => setFinalising(null)} />}
		</Page>
	);
};
