import { css } from 'goober';
import { useEffect, useSyncExternalStore } from 'react';
import { useText } from '#client/base/locale.tsx';
import type { Sheet } from '#client/console/assessments/checking/rounds.ts';
import { useAsks } from '#client/console/assessments/evidence/asks.ts';
import { RequestsBeside } from '#client/console/assessments/evidence/beside/requests-beside.tsx';
import { Icon } from '#client/ui/icons.tsx';
import { OnePanelTabs } from '#client/ui/tabs.tsx';
import { color } from '#client/ui/tokens.ts';
import { ViewerPane } from '#client/viewer/pane.tsx';
import { Tool } from '#client/viewer/tools.tsx';
import type { Round } from '#shared/assessment/round.ts';
import type { PaneStore } from './pane-store.ts';
import { usePaneFiles } from './use-pane-files.ts';

const frame = css`
	height: 100%; display: flex; flex-direction: column; overflow: hidden; container-type: inline-size;
	background: ${color.white}; border: 1px solid ${color.grey300}; border-radius: 8px;
	& .close { flex: none; margin: 0 8px 6px 0; }
`;
/** A document and a request share the height equally, or the width where there is enough: typing moves neither. */
const body = css`
	display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr);
	& > .document { min-width: 0; min-height: 0; & > section { border: 0; border-radius: 0; } }
	&[data-split='true'] { grid-template-rows: minmax(0, 1fr) minmax(0, 1fr); }
	&[data-split='true'][data-empty='true'] { grid-template-rows: auto minmax(0, 1fr); }
	& > .requests { min-width: 0; min-height: 0; border-top: 2px solid ${color.grey420}; }
	@container (min-width: 880px) {
		&[data-split='true'] { grid-template: minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1fr); }
		& > .requests { border-top: 0; border-inline-start: 2px solid ${color.grey420}; }
	}
`;

type CheckPaneProps = {
	round: Round;
	/** Id of the assessment progress. */
	id: number;
	store: PaneStore;
	sheet: Sheet | undefined;
	onWindow: (filePath: string | null) => void;
	onClose: () => void;
	/** Returns to where the requests were opened. */
	onLeaveRequests: () => void;
};

/** The documents of the assessment beside its check, those of the current question first, and below them its requests. */
export const CheckPane = ({ round, id, store, sheet, onWindow, onClose, onLeaveRequests }: CheckPaneProps) => {
	const { t } = useText();
	const { tab, filePath, questionId, canCite } = useSyncExternalStore(store.subscribe, store.get);
	const groups = usePaneFiles({ round, id, sheet, questionId });
	const count = groups.reduce((sum, { files }) => sum + files.length, 0);
	const first = groups[0]?.files[0]?.file_path ?? null;
	useEffect(() => {
		// Keeps the first file open when the current question changes.
		if (filePath === null && first !== null) store.set({ filePath: first });
	}, [store, filePath, first]);
	useEffect(
		() => () => {
			store.cited.current = null;
		},
		[store],
	);
	const asks = useAsks(round, id);
	const { answered } = asks.counts;
	const requestsLabel =
		answered > 0
			? t('console.requests.beside.tabAnswered', { count: asks.all.length, answered })
			: t('console.requests.beside.tab', { count: asks.all.length });
	const isSplit = tab === 'requests';
	return (
		<div className={frame}>
			<OnePanelTabs
				label={t('console.checking.pane.tabs')}
				tabs={[
					{ key: 'documents', label: t('console.checking.pane.documents', { count }) },
					{ key: 'requests', label: requestsLabel },
				]}
				selected={tab}
				onSelect={(key) => store.set({ tab: key, wasOpen: true })}
				aside={
					<span className="close">
						<Tool label={t('viewer.close')} onClick={onClose}>
							<Icon name="close" size={18} />
						</Tool>
					</span>
				}
			>
				<div className={body} data-split={isSplit} data-empty={count === 0}>
					<div className="document">
						<ViewerPane
							groups={groups}
							filePath={filePath}
							onFile={(path) => store.set({ filePath: path })}
							onCite={canCite ? (text) => store.cite.current?.(text) : null}
							cited={store.cited}
						>
							<Tool label={t('viewer.ownWindow')} onClick={() => onWindow(filePath)}>
								<Icon name="external" size={18} />
							</Tool>
						</ViewerPane>
					</div>
					{isSplit && sheet && (
						<div className="requests">
							<RequestsBeside round={round} sheet={sheet} store={store} onLeave={onLeaveRequests} />
						</div>
					)}
				</div>
			</OnePanelTabs>
		</div>
	);
};
