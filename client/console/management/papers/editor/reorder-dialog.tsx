import {
	type Announcements,
	closestCenter,
	DndContext,
	type DragEndEvent,
	getFirstCollision,
	MouseSensor,
	TouchSensor,
	useSensor,
	useSensors,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { css } from 'goober';
import { useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { EditDialog } from '#client/ui/edit-dialog.tsx';
import { Icon } from '#client/ui/icons.tsx';
import { color } from '#client/ui/tokens.ts';
import { useEditing, useNameOf } from './editing.ts';
import { type KeyPath, LEVELS, type PaperNode } from './nodes.ts';
import { QuickKeysSensor } from './quick-keys.ts';

const list = css`list-style: none; margin: 16px 0 0; padding: 0; display: flex; flex-direction: column; gap: 8px;`;
const row = css`
	display: flex; align-items: center; gap: 8px; padding: 4px 8px; border: 1px solid ${color.grey420}; border-radius: 8px; background: ${color.white};
	&[data-dragging='true'] { border-color: ${color.blue900}; background: ${color.blue50}; position: relative; z-index: 1; }
	& .name { flex: 1; min-width: 0; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; line-height: 1.4; }
`;
const icon = css`
	flex: none; display: grid; place-content: center; width: 44px; height: 44px; border: 0; border-radius: 6px; background: none; cursor: pointer; color: ${color.grey800};
	&:hover:not(:disabled) { background: ${color.grey50}; }
	&:disabled { color: ${color.grey300}; cursor: default; }
`;
const handle = css`cursor: grab; touch-action: none;`;

type RowProps = { node: PaperNode; at: number; count: number; onMove: (from: number, to: number) => void };

const SortableRow = ({ node, at, count, onMove }: RowProps) => {
	const { t } = useText();
	const nameOf = useNameOf();
	const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
		id: node.key,
	});
	const name = nameOf(node);
	const style = {
		transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
		transition,
	};
	return (
		<li ref={setNodeRef} className={row} style={style} data-dragging={isDragging}>
			<button
				ref={setActivatorNodeRef}
				type="button"
				className={`${icon} ${handle}`}
				{...attributes}
				{...listeners}
				aria-label={t('management.editor.order.drag', { name })}
			>
				<Icon name="drag" />
			</button>
			<span className="name">{t('management.editor.numbered', { number: at + 1, text: name })}</span>
			<button
				type="button"
				className={icon}
				disabled={at === 0}
				aria-label={t('management.editor.order.up', { name })}
				onClick={() => onMove(at, at - 1)}
			>
				<Icon name="up" />
			</button>
			<button
				type="button"
				className={icon}
				disabled={at === count - 1}
				aria-label={t('management.editor.order.down', { name })}
				onClick={() => onMove(at, at + 1)}
			>
				<Icon name="down" />
			</button>
		</li>
	);
};

type ReorderProps = { parent: KeyPath; nodes: readonly PaperNode[]; onClose: () => void };

/** Reorders items by drag and drop (mouse, touch, and keyboard in steps of 25 px) or with up and down buttons. */
export const ReorderDialog = ({ parent, nodes, onClose }: ReorderProps) => {
	const { t } = useText();
	const { dispatch } = useEditing();
	const nameOf = useNameOf();
	const [order, setOrder] = useState(() => [...nodes]);
	const sensors = useSensors(useSensor(MouseSensor), useSensor(TouchSensor), useSensor(QuickKeysSensor));
	const placeOf = (id: unknown): number => order.findIndex((node) => node.key === id);
	const labelOf = (id: unknown): string => {
		const node = order[placeOf(id)];
		return node ? nameOf(node) : '';
	};
	const move = (from: number, to: number): void => setOrder((before) => arrayMove(before, from, to));
	const drop = ({ active, collisions }: DragEndEvent): void => {
		// dnd-kit's `over` lags behind quick key presses.
		const over = getFirstCollision(collisions, 'id');
		if (over !== null && active.id !== over) move(placeOf(active.id), placeOf(over));
	};
	const announcements: Announcements = {
		onDragStart: ({ active }) => t('management.editor.order.picked', { name: labelOf(active.id) }),
		onDragOver: ({ active, over }) =>
			over ? t('management.editor.order.over', { name: labelOf(active.id), place: placeOf(over.id) + 1 }) : undefined,
		onDragEnd: ({ active }) => t('management.editor.order.dropped', { name: labelOf(active.id) }),
		onDragCancel: ({ active }) => t('management.editor.order.cancelled', { name: labelOf(active.id) }),
	};
	const save = (): void => {
		dispatch({ type: 'reorder', parent, keys: order.map((node) => node.key) });
		onClose();
	};
	return (
		<EditDialog
			title={t(`management.editor.reorder.${LEVELS[parent.length] ?? 'checkItem'}`)}
			isChanged={order.some((node, at) => node.key !== nodes[at]?.key)}
			onClose={onClose}
			action={
				<Button kind="primary" onClick={save}>
					{t('management.editor.order.save')}
				</Button>
			}
		>
			<p>{t('management.editor.order.help')}</p>
			<DndContext
				sensors={sensors}
				collisionDetection={closestCenter}
				onDragEnd={drop}
				accessibility={{
					announcements,
					screenReaderInstructions: { draggable: t('management.editor.order.instructions') },
				}}
			>
				<SortableContext items={order.map((node) => node.key)} strategy={verticalListSortingStrategy}>
					<ul className={list}>
						{order.map((node, at) => (
							<SortableRow key={node.key} node={node} at={at} count={order.length} onMove={move} />
						))}
					</ul>
				</SortableContext>
			</DndContext>
		</EditDialog>
	);
};
