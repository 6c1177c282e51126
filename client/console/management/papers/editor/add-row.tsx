import { memo } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { FieldError } from '#client/ui/field.tsx';
import { Row } from '#client/ui/layout.tsx';
import { useEditing, useMark } from './editing.ts';
import { type KeyPath, LEVELS, type PaperNode } from './nodes.ts';
import { nameOfField, PAPER_KEY } from './problems.ts';

type AddProps = { parent: KeyPath; nodes: readonly PaperNode[] };

/** The buttons that add and reorder the nodes of a level, with its error message. */
export const AddRow = memo(({ parent, nodes }: AddProps) => {
	const { t } = useText();
	const { add, askReorder } = useEditing();
	const mark = useMark();
	const key = parent.at(-1) ?? PAPER_KEY;
	const level = LEVELS[parent.length] ?? 'checkItem';
	const message = mark(key, 'children');
	return (
		<div data-spot={nameOfField(key, 'children')}>
			<Row>
				<Button size="small" icon="plus" onClick={() => add(parent)}>
					{t(`management.editor.add.${level}`)}
				</Button>
				{nodes.length > 1 && (
					<Button size="small" kind="text" icon="drag" onClick={() => askReorder(parent, nodes)}>
						{t(`management.editor.reorder.${level}`)}
					</Button>
				)}
			</Row>
			{message && <FieldError>{message}</FieldError>}
		</div>
	);
});
