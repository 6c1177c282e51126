import { css } from 'goober';
import type { ReactNode } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { color } from '#client/ui/tokens.ts';

const box = css`border: 1px solid ${color.grey420}; border-radius: 8px; padding: 16px;`;
const legend = css`font-weight: 700; padding: 0;`;

type ActionsProps = {
	numbered: { name: string; number: number };
	isLast: boolean;
	onMove: (by: 1 | -1) => void;
	onRemove: () => void;
};

const EntryActions = ({ numbered, isLast, onMove, onRemove }: ActionsProps) => {
	const { t } = useText();
	return (
		<Row>
			<Button
				size="tiny"
				icon="up"
				disabled={numbered.number === 1}
				label={t('management.editor.entries.up', numbered)}
				onClick={() => onMove(-1)}
			>
				{t('management.editor.entries.upShort')}
			</Button>
			<Button
				size="tiny"
				icon="down"
				disabled={isLast}
				label={t('management.editor.entries.down', numbered)}
				onClick={() => onMove(1)}
			>
				{t('management.editor.entries.downShort')}
			</Button>
			<Button size="tiny" kind="text" label={t('management.editor.entries.remove', numbered)} onClick={onRemove}>
				{t('management.editor.entries.removeShort')}
			</Button>
		</Row>
	);
};

/** A numbered list entry with buttons to move and remove it. */
export const Entry = ({ children, ...actions }: ActionsProps & { children: ReactNode }) => {
	const { t } = useText();
	const title = t('management.editor.entries.numbered', actions.numbered);
	return (
		<fieldset className={box}>
			<legend className="visually-hidden">{title}</legend>
			<Stack>
				<Row align="ends">
					<span className={legend} aria-hidden="true">
						{title}
					</span>
					<EntryActions {...actions} />
				</Row>
				{children}
			</Stack>
		</fieldset>
	);
};
