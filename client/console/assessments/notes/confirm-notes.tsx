import { css } from 'goober';
import { useText } from '#client/app/locale.tsx';
import { DecisionDialog } from '#client/console/assessments/critical/decision-dialog.tsx';
import type { Checked } from '#client/console/assessments/critical/place.ts';
import { Stack } from '#client/ui/layout.tsx';
import type { Note } from './note-list.ts';

const list = css`margin: 0; padding-inline-start: 20px; max-height: 240px; overflow-y: auto;`;

type ConfirmNotesProps = {
	title: string;
	text: string;
	action: string;
	empty: readonly Note[];
	busy: boolean;
	decides?: Checked;
	onConfirm: (reason: string | null) => void;
	onClose: () => void;
};

/** The confirmation dialog of notes: it lists those that are still empty. */
export const ConfirmNotes = ({ text, empty, ...dialog }: ConfirmNotesProps) => {
	const { t } = useText();
	return (
		<DecisionDialog {...dialog}>
			<Stack>
				<p>{text}</p>
				{empty.length === 0 ? (
					<p>{t('console.notes.allWritten')}</p>
				) : (
					<>
						<p>
							<strong>{t('console.notes.emptyCount', { count: empty.length })}</strong>
						</p>
						{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must be scrollable by keyboard */}
						<ul className={list} tabIndex={0} aria-label={t('console.notes.emptyCount', { count: empty.length })}>
							{empty.map(({ field, title: name }) => (
								<li key={field}>{name}</li>
							))}
						</ul>
					</>
				)}
			</Stack>
		</DecisionDialog>
	);
};
