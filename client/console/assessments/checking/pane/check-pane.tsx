import { useEffect, useSyncExternalStore } from 'react';
import { useText } from '#client/base/locale.tsx';
import type { Sheet } from '#client/console/assessments/checking/rounds.ts';
import { Icon } from '#client/ui/icons.tsx';
import { ViewerPane } from '#client/viewer/pane.tsx';
import { Tool } from '#client/viewer/tools.tsx';
import type { Round } from '#shared/assessment/round.ts';
import type { PaneStore } from './pane-store.ts';
import { usePaneFiles } from './use-pane-files.ts';

type CheckPaneProps = {
	round: Round;
	/** Id of the assessment progress. */
	id: number;
	store: PaneStore;
	sheet: Sheet | undefined;
	onWindow: (filePath: string | null) => void;
	onClose: () => void;
};

/** The documents of the assessment beside its check; those of the current question come first. */
export const CheckPane = ({ round, id, store, sheet, onWindow, onClose }: CheckPaneProps) => {
	const { t } = useText();
	const { filePath, questionId, canCite } = useSyncExternalStore(store.subscribe, store.get);
	const groups = usePaneFiles({ round, id, sheet, questionId });
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
	return (
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
			<Tool label={t('viewer.close')} onClick={onClose}>
				<Icon name="close" size={18} />
			</Tool>
		</ViewerPane>
	);
};
