import { css } from 'goober';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { formatTime } from '#client/app/format.ts';
import { useText } from '#client/app/locale.tsx';
import { RestoredBanner } from '#client/editing/restored-banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Row } from '#client/ui/layout.tsx';
import { color, narrow } from '#client/ui/tokens.ts';
import { leaveWithoutAsking } from '#client/ui/unsaved.tsx';
import { CategoryList } from './category-list.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { type Editing, EditingProvider } from './editing.ts';
import { type KeyPath, LEVELS, levelOf, type PaperNode } from './nodes.ts';
import { Pane } from './pane.tsx';
import { ReorderDialog } from './reorder-dialog.tsx';
import { usePaperEditor } from './use-paper-editor.ts';

const columns = css`
	display: grid; grid-template-columns: 280px minmax(0, 1fr); gap: 24px; align-items: start;
	${narrow} { grid-template-columns: minmax(0, 1fr); }
`;
const bar = css`
	position: sticky; bottom: 0; z-index: 5; display: flex; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: 16px; margin-top: 24px; padding: 12px 16px;
	background: ${color.white}; border: 1px solid ${color.grey420}; border-radius: 8px 8px 0 0;
	& > p { margin-inline-end: auto; }
`;

type EditorFormProps = {
	isPremium: boolean;
	loaded: { nodes: readonly PaperNode[]; version: number };
	/** The number of running assessments, which keep the active paper. */
	running: number;
	overviewPath: string;
};

type Open =
	| { dialog: 'none' | 'publish' | 'cancel' }
	| { dialog: 'remove'; path: KeyPath; node: PaperNode }
	| { dialog: 'reorder'; parent: KeyPath; nodes: readonly PaperNode[] };

/** The editor: outline on the left, the open sub-category on the right, save bar at the bottom. */
export const EditorForm = ({ isPremium, loaded, running, overviewPath }: EditorFormProps) => {
	const { t, locale } = useText();
	const [, navigate] = useLocation();
	const [open, setOpen] = useState<Open>({ dialog: 'none' });
	const toOverview = (): void => leaveWithoutAsking(() => navigate(overviewPath));
	const editor = usePaperEditor({ isPremium, loaded, onDone: toOverview });
	const { state, dispatch, marks, changes, savedAt, save } = editor;
	const close = (): void => setOpen({ dialog: 'none' });
	const editing = useMemo<Editing>(
		() => ({
			isPremium,
			dispatch,
			marks,
			askRemove: (path, node) => setOpen({ dialog: 'remove', path, node }),
			askReorder: (parent, nodes) => setOpen({ dialog: 'reorder', parent, nodes }),
		}),
		[isPremium, dispatch, marks],
	);
	const nameOf = (node: PaperNode): string =>
		(locale === 'en' ? node.contentEn || node.content : node.content || node.contentEn) ||
		t('management.editor.untitled');
	const leave = (): void => {
		editor.drop();
		toOverview();
	};
	return (
		<EditingProvider value={editing}>
			{editor.storedDraft && (
				<RestoredBanner text={t('management.editor.left')}>
					<Row>
						<Button size="small" onClick={editor.restoreDraft}>
							{t('management.editor.takeLeft')}
						</Button>
						<Button size="small" kind="text" onClick={editor.discardDraft}>
							{t('management.editor.dropLeft')}
						</Button>
					</Row>
				</RestoredBanner>
			)}
			<div className={columns}>
				<CategoryList nodes={state.nodes} open={state.open} />
				<div>
					<Pane nodes={state.nodes} open={state.open} />
					<div className={bar}>
						<p role="status">
							{changes > 0
								? t('management.editor.unsaved', { count: changes })
								: savedAt && t('management.editor.savedAt', { time: formatTime(savedAt) })}
						</p>
						<Button onClick={() => (changes > 0 ? setOpen({ dialog: 'cancel' }) : leave())}>
							{t('common.cancel')}
						</Button>
						<Button busy={save.busy} onClick={() => editor.check(false) && void save.run(false)}>
							{t('management.editor.saveDraft')}
						</Button>
						<Button
							kind="primary"
							busy={save.busy}
							onClick={() => editor.check(true) && setOpen({ dialog: 'publish' })}
						>
							{t('management.editor.publish')}
						</Button>
					</div>
				</div>
			</div>
			{open.dialog === 'publish' && (
				<ConfirmDialog
					title={t('management.editor.publishTitle')}
					action={t('management.editor.publish')}
					onConfirm={() => {
						close();
						void save.run(true);
					}}
					onClose={close}
				>
					<p>{t('management.editor.publishText')}</p>
					{isPremium && <p>{t('management.editor.running', { count: running })}</p>}
				</ConfirmDialog>
			)}
			{open.dialog === 'cancel' && (
				<ConfirmDialog
					title={t('common.unsaved.title')}
					action={t('common.unsaved.leave')}
					keep={t('common.unsaved.stay')}
					danger
					onConfirm={leave}
					onClose={close}
				>
					<p>{t('common.unsaved.changesLost', { count: changes })}</p>
				</ConfirmDialog>
			)}
			{open.dialog === 'remove' && (
				<ConfirmDialog
					title={t('management.editor.removeTitle', { name: nameOf(open.node) })}
					action={t(`management.editor.remove.${levelOf(open.path)}`)}
					danger
					onConfirm={() => {
						dispatch({ type: 'remove', path: open.path });
						close();
					}}
					onClose={close}
				>
					<p>{t('management.editor.removeText')}</p>
				</ConfirmDialog>
			)}
			{open.dialog === 'reorder' && (
				<ReorderDialog
					title={t(`management.editor.reorder.${LEVELS[open.parent.length] ?? 'checkItem'}`)}
					nodes={open.nodes}
					onSave={(keys) => dispatch({ type: 'reorder', parent: open.parent, keys })}
					onClose={close}
				/>
			)}
			{editor.conflict && (
				<ConflictDialog
					message={editor.conflict.message}
					busy={editor.overwrite.busy}
					onOverwrite={() => void editor.overwrite.run()}
					onOpenLatest={() => {
						editor.drop();
						leaveWithoutAsking(() => location.reload());
					}}
					onClose={editor.closeConflict}
				/>
			)}
		</EditingProvider>
	);
};
