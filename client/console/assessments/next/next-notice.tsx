import { css } from 'goober';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { roundToFinalise } from '#client/console/assessments/lists/awaited-round.ts';
import { Reason } from '#client/console/assessments/lists/cells.tsx';
import { FinaliseDialog } from '#client/console/assessments/lists/finalise-dialog.tsx';
import type { ProgressRow } from '#client/console/assessments/lists/progress-row.ts';
import { openingOf, workActions } from '#client/console/assessments/lists/row-actions.ts';
import { useStaff } from '#client/console/shell/staff.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { color, narrow } from '#client/ui/tokens.ts';
import { type Finished, forgetFinished, useFinished } from './finished.ts';
import { type Next, useNext } from './use-next.ts';

const place = css`
	padding: 16px 32px 0; width: 100%; max-width: 1336px; margin: 0 auto;
	${narrow} { padding: 16px 16px 0; }
	@media print { display: none; }
`;
const box = css`
	display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding: 12px 16px; border: 1px solid ${color.blue900}; border-radius: 8px; background: ${color.white};
	& > .what { flex: 1 1 240px; min-width: 0; }
	& > .what > strong { display: block; }
	& .turn { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 8px; color: ${color.grey700}; font-size: 14px; }
	& > .acts { display: flex; flex-wrap: wrap; gap: 8px; }
`;

/** Leads to the next act: a link to its screen, or for an approval a button that opens its sheet. */
const GoOn = ({ row, onApprove }: { row: ProgressRow; onApprove: () => void }) => {
	const { t } = useText();
	const { isAdmin } = useStaff();
	const named = (act: string): string => t('console.work.next.goTo', { act, company: row.company_name });
	if (isAdmin && roundToFinalise(row) !== null) {
		const act = t('console.lists.finalise.button');
		return (
			<Button kind="primary" size="small" label={named(act)} onClick={onApprove}>
				{act}
			</Button>
		);
	}
	const { next } = workActions(row, false);
	const act = t(next ? `console.lists.actions.${next.key}` : 'console.lists.open');
	return (
		<ButtonLink kind="primary" size="small" to={next?.to ?? openingOf(row)} label={named(act)}>
			{act}
		</ButtonLink>
	);
};

const isScreenThere = (): boolean => [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility());

const isBusy = (): boolean =>
	document.activeElement?.matches('input, textarea, select') === true ||
	document.querySelector('dialog[open]') !== null;

/** Focuses the first button when it appears, so that Enter leads on, unless the user is typing or in a dialog. */
const useFocusAtFirst = () => {
	const acts = useRef<HTMLDivElement>(null);
	useEffect(() => {
		let frame = 0;
		const focus = (): void => {
			if (!isBusy()) acts.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
		};
		// The screen that follows may still be loading; its heading, which gets the focus as it appears, comes first.
		const look = (): void => {
			frame = requestAnimationFrame(isScreenThere() ? focus : look);
		};
		frame = requestAnimationFrame(look);
		return () => cancelAnimationFrame(frame);
	}, []);
	return acts;
};

const Told = ({ next: { row, left }, onApprove }: { next: Next; onApprove: () => void }) => {
	const { t } = useText();
	const acts = useFocusAtFirst();
	return (
		<div className={box}>
			<div className="what">
				<strong>
					{row ? t('console.work.next.is', { company: row.company_name, count: left }) : t('console.work.next.none')}
				</strong>
				{row && <Reason row={row} />}
			</div>
			<div ref={acts} className="acts">
				{row ? (
					<GoOn row={row} onApprove={onApprove} />
				) : (
					<ButtonLink size="small" to={consolePaths.work}>
						{t('console.shell.links.work')}
					</ButtonLink>
				)}
				<Button kind="text" size="small" onClick={forgetFinished}>
					{t('common.close')}
				</Button>
			</div>
		</div>
	);
};

const Notice = ({ progressId }: Finished) => {
	const { t } = useText();
	const next = useNext(progressId);
	const [approving, setApproving] = useState<ProgressRow | null>(null);
	const round = approving && roundToFinalise(approving);
	return (
		<>
			{/* A live region must exist before its text changes, or it is not announced. */}
			<section className={next ? place : undefined} aria-label={t('console.work.next.label')}>
				{next && <Told next={next} onApprove={() => setApproving(next.row)} />}
			</section>
			{approving && round && <FinaliseDialog row={approving} round={round} onClose={() => setApproving(null)} />}
		</>
	);
};

/** After a finished act: the next in one's own queue, one key or click away, or that nothing is left. */
export const NextNotice = () => {
	const done = useFinished();
	const [path] = useLocation();
	const isHere = done?.path === path;
	useEffect(() => {
		if (!isHere) return;
		// Whoever goes elsewhere has decided what is next.
		return () => {
			if (window.location.pathname !== path) forgetFinished();
		};
	}, [isHere, path]);
	return done && isHere ? <Notice key={done.progressId} {...done} /> : null;
};
