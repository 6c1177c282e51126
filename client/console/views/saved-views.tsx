import { css } from 'goober';
import { useState } from 'react';
import { addLabels, useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { Badge } from '#client/ui/badge.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { lazyDialog } from '#client/ui/lazy-part.tsx';
import { Menu, type MenuItem } from '#client/ui/menu.tsx';
import { phone } from '#client/ui/tokens.ts';
import { viewLabels } from '#shared/views/labels.ts';
import { MOST_VIEWS } from '#shared/views/limits.ts';
import type { ViewList } from '#shared/views/lists.ts';
import type { SavedView } from '#shared/views/schemas.ts';
import { GoneFilters } from './gone-filters.tsx';
import { useViewWrites } from './use-view-writes.ts';
import { useViews } from './use-views.ts';

addLabels({ views: viewLabels });

const NameDialog = lazyDialog(async () => (await import('./name-dialog.tsx')).NameDialog);

const box = css`
	display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; min-width: 0;
	& > .name { max-width: 14em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 700; }
	${phone} { & > .name { max-width: 100%; } }
`;

type Dialog = 'add' | 'rename' | 'delete';

type DialogsProps = {
	list: ViewList;
	dialog: Dialog;
	active: SavedView | undefined;
	filters: string;
	onAdded: (view: Pick<SavedView, 'id' | 'query'>) => void;
	onDeleted: () => void;
	onClose: () => void;
};

const Dialogs = ({ list, dialog, active, filters, onAdded, onDeleted, onClose }: DialogsProps) => {
	const { t } = useText();
	const { add, rename, remove } = useViewWrites(list);
	const { run, busy } = useSingle(async () => {
		if (active) await remove.mutateAsync({ id: active.id });
		onDeleted();
		onClose();
	});
	if (dialog === 'add') {
		return (
			<NameDialog
				title={t('console.savedViews.addTitle')}
				name=""
				help={t('console.savedViews.addHelp')}
				onSubmit={async (name) => {
					const { data } = await add.mutateAsync({ list_name: list, name, query: filters });
					onAdded({ id: data.id, query: filters });
				}}
				onClose={onClose}
			/>
		);
	}
	if (!active) return null;
	if (dialog === 'rename') {
		return (
			<NameDialog
				title={t('console.savedViews.renameTitle')}
				name={active.name}
				help={t('console.savedViews.nameHelp')}
				onSubmit={(name) => rename.mutateAsync({ id: active.id, name })}
				onClose={onClose}
			/>
		);
	}
	return (
		<ConfirmDialog
			title={t('console.savedViews.deleteTitle', { name: active.name })}
			action={t('console.savedViews.deleteAction')}
			danger
			busy={busy}
			onConfirm={() => void run()}
			onClose={onClose}
		>
			<p>{t('console.savedViews.deleteText')}</p>
		</ConfirmDialog>
	);
};

/** The menu of a person's saved views beside the filters of a list, with the name of the chosen one. */
export const SavedViews = ({ list }: { list: ViewList }) => {
	const { t } = useText();
	const { views, active, filters, isChanged, gone, open, leave, removeGone } = useViews(list);
	const { edit } = useViewWrites(list);
	const [dialog, setDialog] = useState<Dialog | null>(null);
	const labelOf = (view: SavedView): string => {
		const name = view.is_first ? t('console.savedViews.firstName', { name: view.name }) : view.name;
		return view.id === active?.id ? t('console.savedViews.chosenName', { name }) : name;
	};
	const ofActive = (view: SavedView): MenuItem[] => [
		{
			label: t('console.savedViews.overwrite', { name: view.name }),
			disabled: !isChanged,
			onSelect: () => edit.mutate({ id: view.id, query: filters }),
		},
		{
			label: t(view.is_first ? 'console.savedViews.notFirst' : 'console.savedViews.first', { name: view.name }),
			onSelect: () => edit.mutate({ id: view.id, is_first: !view.is_first }),
		},
		{ label: t('console.savedViews.rename', { name: view.name }), onSelect: () => setDialog('rename') },
		{ label: t('console.savedViews.delete', { name: view.name }), danger: true, onSelect: () => setDialog('delete') },
	];
	const isFull = views.length >= MOST_VIEWS;
	return (
		<div className={box}>
			<Menu
				label={t('console.savedViews.menu')}
				icon="chevronDown"
				showLabel
				items={[
					...views.map((view) => ({ label: labelOf(view), onSelect: () => open(view) })),
					{
						label: isFull ? t('console.savedViews.full', { most: MOST_VIEWS }) : t('console.savedViews.add'),
						disabled: isFull,
						onSelect: () => setDialog('add'),
					},
					...(active || filters !== '' ? [{ label: t('console.savedViews.none'), onSelect: leave }] : []),
					...(active ? ofActive(active) : []),
				]}
			/>
			{active && (
				<span className="name" title={active.name}>
					{active.name}
				</span>
			)}
			{isChanged && <Badge tone="yellow">{t('console.savedViews.changed')}</Badge>}
			{gone.length > 0 && <GoneFilters names={gone} onRemove={removeGone} />}
			{dialog && (
				<Dialogs
					list={list}
					dialog={dialog}
					active={active}
					filters={filters}
					onAdded={open}
					onDeleted={leave}
					onClose={() => setDialog(null)}
				/>
			)}
		</div>
	);
};
