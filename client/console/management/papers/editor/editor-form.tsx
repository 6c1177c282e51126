import { css } from 'goober';
import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { PreviewDialog } from '#client/console/management/papers/preview/preview-dialog.tsx';
import { RestoredBanner } from '#client/editing/restored-banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { useToastsAbove } from '#client/ui/toast.tsx';
import { color, narrow, phone } from '#client/ui/tokens.ts';
import { leaveWithoutAsking } from '#client/ui/unsaved.tsx';
import { useSaveShortcut } from '#client/ui/use-save-shortcut.ts';
import type { ShownMainCategory } from '#shared/papers/schemas.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CategoryList } from './category-list.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { type Editing, EditingProvider, MarksProvider } from './editing.ts';
import { EditorState } from './editor-state.tsx';
import { type FormerTexts, openIdentities } from './identity.ts';
import { KeyHelp } from './key-help.tsx';
import { contentsOf, type KeyPath, LEVELS, type PaperNode } from './nodes.ts';
import { Pane } from './pane.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { ReorderDialog } from './reorder-dialog.tsx';
import type { Paper, EditorState as State } from './state.ts';
import { statedIn } from './statements.ts';
import { StatementsPanel } from './statements-panel.tsx';
import { usePaperEditor } from './use-paper-editor.ts';

const columns = css`
	display: grid; grid-template-columns: 280px minmax(0, 1fr); gap: 24px; align-items: start;
	${narrow} { grid-template-columns: minmax(0, 1fr); }
`;
const bar = css`
	position: sticky; bottom: 0; z-index: 5; display: flex; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: 16px; margin-top: 24px; padding: 12px 16px;
	background: ${color.white}; border: 1px solid ${color.grey420}; border-radius: 8px 8px 0 0;
	& > p { margin-inline-end: auto; }
	${phone} {
		gap: 8px; padding: 8px 12px;
		& > p { width: 100%; }
		& > button { flex: 1 1 0; min-width: 0; padding: 4px; font-size: 14px; }
	}
`;

type EditorFormProps = {
	isPremium: boolean;
	loaded: Paper & { version: number };
	/** The active paper; null where none is published. */
	active: readonly ShownMainCategory[] | null;
	formerTexts: FormerTexts;
	/** The number of running assessments, which keep the active paper. */
	running: number;
	overviewPath: string;
};

type Open =
	| { dialog: 'none' | 'publish' | 'cancel' | 'preview' | 'keys' }
	| { dialog: 'remove'; path: KeyPath; node: PaperNode }
	| { dialog: 'reorder'; parent: KeyPath; nodes: readonly PaperNode[] };

/** The number of the open sub-category, such as '2-3'. */
const openNumber = ({ nodes, open }: State): string => {
	const c = nodes.findIndex(({ key }) => key === open.category);
	const s = nodes[c]?.children.findIndex(({ key }) => key === open.subCategory) ?? -1;
	return `${c + 1}-${s + 1}`;
};

/** The editor: outline on the left, the open sub-category on the right, save bar at the bottom. */
export const EditorForm = ({ isPremium, loaded, active, formerTexts, running, overviewPath }: EditorFormProps) => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const [open, setOpen] = useState<Open>({ dialog: 'none' });
	const toOverview = (): void => leaveWithoutAsking(() => navigate(overviewPath));
	const editor = usePaperEditor({ isPremium, loaded, onDone: toOverview });
	const { state, dispatch, moves, marks, changes, save } = editor;
	const close = (): void => setOpen({ dialog: 'none' });
	const saveDraft = (): void => {
		if (editor.check(false)) void save.run(false);
	};
	useSaveShortcut(() => {
		if (open.dialog === 'none' && !editor.conflict) saveDraft();
	});
	const saveBar = useRef<HTMLDivElement>(null);
	useToastsAbove(saveBar);
	const editing = useMemo<Editing>(
		() => ({
			isPremium,
			dispatch,
			formerTexts,
			...moves,
			askRemove: (path, node) => setOpen({ dialog: 'remove', path, node }),
			askReorder: (parent, nodes) => setOpen({ dialog: 'reorder', parent, nodes }),
		}),
		[isPremium, dispatch, formerTexts, moves],
	);
	const leave = (): void => {
		editor.drop();
		toOverview();
	};
	return (
		<EditingProvider value={editing}>
			<MarksProvider value={marks}>
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
						<Stack>
							<Row align="right">
								<Button size="small" kind="text" onClick={() => setOpen({ dialog: 'keys' })}>
									{t('management.editor.keys.title')}
								</Button>
								<Button size="small" onClick={() => setOpen({ dialog: 'preview' })}>
									{t('management.preview.title')}
								</Button>
							</Row>
							<StatementsPanel
								statements={state.statements}
								dispatch={dispatch}
								isOpen={editor.isStating}
								onToggle={editor.setStating}
							/>
							<Pane nodes={state.nodes} open={state.open} />
						</Stack>
						<div ref={saveBar} className={bar}>
							<EditorState editor={editor} />
							<Button onClick={() => (changes > 0 ? setOpen({ dialog: 'cancel' }) : leave())}>
								{t('common.cancel')}
							</Button>
							<Button busy={save.busy} onClick={saveDraft}>
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
					<PublishDialog
						active={active && [...active]}
						contents={contentsOf(state.nodes, isPremium)}
						explainLevel={state.statements.explainLevel}
						isPremium={isPremium}
						running={running}
						open={openIdentities(state.nodes, formerTexts)}
						onGoTo={(path) => {
							close();
							moves.edit(path, 'content');
						}}
						onPublish={() => {
							close();
							void save.run(true);
						}}
						onClose={close}
					/>
				)}
				{open.dialog === 'preview' && (
					<PreviewDialog
						title={t('management.preview.title')}
						paper={{ ...statedIn(state.statements), main_categories: contentsOf(state.nodes, isPremium) }}
						isPremium={isPremium}
						start={openNumber(state)}
						onClose={close}
					/>
				)}
				{open.dialog === 'keys' && <KeyHelp isPremium={isPremium} onClose={close} />}
				{open.dialog === 'cancel' && (
					<CancelDialog changes={changes} save={editor.saveToGo} onLeave={leave} onClose={close} />
				)}
				{open.dialog === 'remove' && (
					<RemoveDialog
						path={open.path}
						node={open.node}
						onRemove={() => {
							dispatch({ type: 'remove', path: open.path });
							close();
						}}
						onClose={close}
					/>
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
			</MarksProvider>
		</EditingProvider>
	);
};
