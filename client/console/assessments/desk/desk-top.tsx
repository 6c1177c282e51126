import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { ROUND_SCREENS } from '#client/console/assessments/checking/rounds.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Row } from '#client/ui/layout.tsx';
import { STATUS } from '#shared/assessment/status.ts';
import type { Desk } from './use-desk.ts';
import type { DeskWalk } from './use-desk-walk.ts';

type DeskTopProps = { desk: Desk; walk: DeskWalk; onHelp: () => void };

/**
 * The line above the desk: links to the previous and next place, the report and the check, and the help on shortcuts.
 */
export const DeskTop = ({ desk, walk, onHelp }: DeskTopProps) => {
	const { t } = useText();
	const { id, round, report } = desk;
	const { previous, next, step } = walk;
	const isShown = report.status.id >= (round === 1 ? STATUS.evaluated : STATUS.reevaluated);
	return (
		<Row align="ends">
			<Row>
				<Button size="small" icon="chevronLeft" disabled={previous === null} onClick={() => step(-1)}>
					{t('console.desk.previous')}
				</Button>
				<Button size="small" disabled={next === null} onClick={() => step(1)}>
					{t('console.desk.next')}
				</Button>
			</Row>
			<Row>
				{isShown && (
					<ButtonLink size="small" kind="text" to={consolePaths.result(id, round)} newTab>
						{t('console.notes.viewReport')}
					</ButtonLink>
				)}
				<ButtonLink size="small" kind="text" to={ROUND_SCREENS[round].sheet(id)} newTab>
					{t('console.notes.viewCheck')}
				</ButtonLink>
				<Button size="small" kind="text" onClick={desk.toggleDocuments}>
					{t('console.checking.pane.button')}
				</Button>
				<Button size="small" kind="text" onClick={onHelp}>
					{t('console.desk.keys.title')}
				</Button>
			</Row>
		</Row>
	);
};
