import type { ReactNode } from 'react';
import type { Sheet } from '#client/console/assessments/checking/rounds.ts';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import type { Round } from '#shared/assessment/round.ts';
import { PaneFrame } from './pane-frame.tsx';
import { useFilesWindow } from './use-files-window.ts';
import type { Pane } from './use-pane.ts';

/** Loaded when the pane is first opened. */
const CheckPane = lazyPart(() => import('./check-pane.tsx').then((module) => module.CheckPane));

type WithPaneProps = {
	pane: Pane;
	round: Round;
	/** Id of the assessment progress. */
	id: number;
	sheet: Sheet | undefined;
	/** Shown beside the screen while the pane is closed. */
	otherwise?: ReactNode;
	children: ReactNode;
};

/** A screen of an assessment with its documents and requests beside it. */
export const WithPane = ({ pane, round, id, sheet, otherwise = null, children }: WithPaneProps) => {
	const openWindow = useFilesWindow(pane.store, round, id);
	return (
		<PaneFrame
			isSplit={pane.hasRequests}
			pane={
				pane.isOpen ? (
					<CheckPane
						round={round}
						id={id}
						store={pane.store}
						sheet={sheet}
						onWindow={openWindow}
						onClose={pane.close}
						onLeaveRequests={pane.leaveRequests}
					/>
				) : (
					otherwise
				)
			}
		>
			{children}
		</PaneFrame>
	);
};
