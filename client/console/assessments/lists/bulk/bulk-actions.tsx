import { css } from 'goober';
import { useId, useRef, useState } from 'react';
import { formatNumber } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { FinaliseDialog } from '#client/console/assessments/lists/finalise-dialog.tsx';
import { useStaff } from '#client/console/shell/staff.ts';
import { Button } from '#client/ui/button.tsx';
import { lazyDialog } from '#client/ui/lazy-part.tsx';
import { useToastsAbove } from '#client/ui/toast.tsx';
import { color } from '#client/ui/tokens.ts';
import { MAX_ROWS } from '#shared/bulk/limits.ts';
import type { ListFilters } from './job-body.ts';
import { Outcome } from './outcome.tsx';
import type { Approval, BulkAction, BulkResult, Target } from './targets.ts';
import type { Ticked } from './use-ticked.ts';

const bar = css`
	position: sticky; bottom: 0; z-index: 10; margin-top: 16px; padding: 12px 16px; border: 1px solid ${color.grey420}; border-radius: 8px;
	background: ${color.white}; box-shadow: 0 -2px 8px #0000001a; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px;
	& > .count { font-weight: 700; }
	& > .end { margin-inline-start: auto; }
`;

/** Actions on a few rows, whose outcome is shown at once. */
const DIALOGS = {
	assign: lazyDialog(async () => (await import('./assign-rows.tsx')).AssignRows),
	period: lazyDialog(async () => (await import('./period-rows.tsx')).PeriodRows),
	finalise: lazyDialog(async () => (await import('./finalise-rows.tsx')).FinaliseRows),
} as const;

const JobDialog = lazyDialog(async () => (await import('./job-dialog.tsx')).JobDialog);

const hasDialog = (action: BulkAction): action is keyof typeof DIALOGS => action in DIALOGS;

/** Too many rows for one call, or rows that nobody has seen: they are acted on by a job. */
const isJob = ({ whole, targets }: Ticked): boolean => whole !== null || targets.length > MAX_ROWS;

/** Actions that assessors may not perform. */
const ADMIN_ONLY: readonly BulkAction[] = ['assign', 'finalise'];

type BarProps = {
	actions: readonly BulkAction[];
	ticked: Ticked;
	onStart: (action: BulkAction) => void;
};

const Bar = ({ actions, ticked, onStart }: BarProps) => {
	const { t } = useText();
	const box = useRef<HTMLElement>(null);
	const reasonId = useId();
	useToastsAbove(box);
	const { targets, count, keep } = ticked;
	const isOffered = (action: BulkAction): boolean =>
		action !== 'finalise' || targets.some(({ approval }) => approval !== null);
	const offered = actions.filter(isOffered);
	const isTooMany = isJob(ticked) && offered.includes('finalise');
	return (
		<section ref={box} className={bar} aria-label={t('console.bulk.region')}>
			<p className="count" role="status">
				{t('console.bulk.ticked', { count: formatNumber(count) })}
			</p>
			{offered.map((action) => (
				<Button
					key={action}
					size="small"
					kind={action === 'finalise' ? 'primary' : 'secondary'}
					disabled={action === 'finalise' && isTooMany}
					disabledReasonId={reasonId}
					onClick={() => onStart(action)}
				>
					{t(`console.bulk.${action}.button`)}
				</Button>
			))}
			{isTooMany && <p id={reasonId}>{t('console.bulk.tooMany', { max: MAX_ROWS })}</p>}
			<div className="end">
				<Button kind="text" size="small" onClick={() => keep([])}>
					{t('console.bulk.untick')}
				</Button>
			</div>
		</section>
	);
};

type Done = { outcome: BulkResult; failed: readonly { target: Target; message: string }[] };

type BulkActionsProps = {
	actions: readonly BulkAction[];
	ticked: Ticked;
	/** Of the list, for acts on all that match. */
	filters: ListFilters;
};

/**
 * The bar below a list with ticked rows, and its dialogs. The rows stay ticked; of finalized ones, which leave their
 * lists, only the failed ones.
 */
export const BulkActions = ({ actions, ticked, filters }: BulkActionsProps) => {
	const { isAdmin } = useStaff();
	const [action, setAction] = useState<BulkAction | null>(null);
	const [done, setDone] = useState<Done | null>(null);
	const [single, setSingle] = useState<Approval | null>(null);
	const { targets, keep } = ticked;
	const allowed = actions.filter((one) => isAdmin || !ADMIN_ONLY.includes(one));
	const close = (): void => setAction(null);
	const finish = (outcome: BulkResult, idOf: (target: Target) => number): void => {
		const messages = new Map(outcome.failed.map(({ id, message }) => [id, message]));
		const failed = targets.flatMap((target) => {
			const message = messages.get(idOf(target));
			return message === undefined ? [] : [{ target, message }];
		});
		if (action === 'finalise') keep(failed.map(({ target }) => target));
		setDone({ outcome, failed });
		close();
	};
	const openSingle = (approval: Approval): void => {
		keep(targets.filter(({ id }) => id !== approval.row.id));
		close();
		setSingle(approval);
	};
	const isSmall = action !== null && hasDialog(action) && !isJob(ticked);
	const Dialog = isSmall ? DIALOGS[action] : null;
	return (
		<>
			{ticked.count > 0 && allowed.length > 0 && <Bar actions={allowed} ticked={ticked} onStart={setAction} />}
			{Dialog && <Dialog targets={targets} onDone={finish} onSingle={openSingle} onClose={close} />}
			{action !== null && action !== 'finalise' && !isSmall && (
				<JobDialog act={action} ticked={ticked} filters={filters} onClose={close} />
			)}
			{single && <FinaliseDialog {...single} onClose={() => setSingle(null)} />}
			{done && <Outcome {...done} onClose={() => setDone(null)} />}
		</>
	);
};
