import { css } from 'goober';
import { useId, useRef, useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { FinaliseDialog } from '#client/console/assessments/lists/finalise-dialog.tsx';
import { useStaff } from '#client/console/shell/staff.ts';
import { Button } from '#client/ui/button.tsx';
import { useToastsAbove } from '#client/ui/toast.tsx';
import { color } from '#client/ui/tokens.ts';
import { MAX_ROWS } from '#shared/bulk/schemas.ts';
import { AssignRows } from './assign-rows.tsx';
import { FinaliseRows } from './finalise-rows.tsx';
import { Outcome } from './outcome.tsx';
import { PeriodRows } from './period-rows.tsx';
import type { Approval, BulkAction, BulkResult, Target } from './targets.ts';
import type { Ticked } from './use-ticked.ts';

const bar = css`
	position: sticky; bottom: 0; z-index: 10; margin-top: 16px; padding: 12px 16px; border: 1px solid ${color.grey420}; border-radius: 8px;
	background: ${color.white}; box-shadow: 0 -2px 8px #0000001a; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px;
	& > .count { font-weight: 700; }
	& > .end { margin-inline-start: auto; }
`;

const DIALOGS = { assign: AssignRows, period: PeriodRows, finalise: FinaliseRows } as const;

/** Actions that assessors may not perform. */
const ADMIN_ONLY: readonly BulkAction[] = ['assign', 'finalise'];

type BarProps = {
	actions: readonly BulkAction[];
	targets: readonly Target[];
	onStart: (action: BulkAction) => void;
	onUntick: () => void;
};

const Bar = ({ actions, targets, onStart, onUntick }: BarProps) => {
	const { t } = useText();
	const box = useRef<HTMLElement>(null);
	const reasonId = useId();
	useToastsAbove(box);
	const isTooMany = targets.length > MAX_ROWS;
	const isOffered = (action: BulkAction): boolean =>
		action !== 'finalise' || targets.some(({ approval }) => approval !== null);
	return (
		<section ref={box} className={bar} aria-label={t('console.bulk.region')}>
			<p className="count" role="status">
				{t('console.bulk.ticked', { count: targets.length })}
			</p>
			{actions.filter(isOffered).map((action) => (
				<Button
					key={action}
					size="small"
					kind={action === 'finalise' ? 'primary' : 'secondary'}
					disabled={isTooMany}
					disabledReasonId={reasonId}
					onClick={() => onStart(action)}
				>
					{t(`console.bulk.${action}.button`)}
				</Button>
			))}
			{isTooMany && <p id={reasonId}>{t('console.bulk.tooMany', { max: MAX_ROWS })}</p>}
			<div className="end">
				<Button kind="text" size="small" onClick={onUntick}>
					{t('console.bulk.untick')}
				</Button>
			</div>
		</section>
	);
};

type Done = { outcome: BulkResult; failed: readonly { target: Target; message: string }[] };

/** The bar below a list with ticked rows, and its dialogs. Afterward only failed rows stay ticked. */
export const BulkActions = ({ actions, ticked }: { actions: readonly BulkAction[]; ticked: Ticked }) => {
	const { isAdmin } = useStaff();
	const [action, setAction] = useState<BulkAction | null>(null);
	const [done, setDone] = useState<Done | null>(null);
	const [single, setSingle] = useState<Approval | null>(null);
	const { targets, keep } = ticked;
	const allowed = actions.filter((one) => isAdmin || !ADMIN_ONLY.includes(one));
	const finish = (outcome: BulkResult, idOf: (target: Target) => number): void => {
		const messages = new Map(outcome.failed.map(({ id, message }) => [id, message]));
		const failed = targets.flatMap((target) => {
			const message = messages.get(idOf(target));
			return message === undefined ? [] : [{ target, message }];
		});
		keep(failed.map(({ target }) => target));
		setDone({ outcome, failed });
		setAction(null);
	};
	const openSingle = (approval: Approval): void => {
		keep(targets.filter(({ id }) => id !== approval.row.id));
		setAction(null);
		setSingle(approval);
	};
	const Dialog = action && DIALOGS[action];
	return (
		<>
			{targets.length > 0 && allowed.length > 0 && (
				<Bar actions={allowed} targets={targets} onStart={setAction} onUntick={() => keep([])} />
			)}
			{Dialog && <Dialog targets={targets} onDone={finish} onSingle={openSingle} onClose={() => setAction(null)} />}
			{single && <FinaliseDialog {...single} onClose={() => setSingle(null)} />}
			{done && <Outcome {...done} onClose={() => setDone(null)} />}
		</>
	);
};
