import { css } from 'goober';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { narrow } from '#client/ui/tokens.ts';
import { leaveWithoutAsking } from '#client/ui/unsaved.tsx';
import { useSaveShortcut } from '#client/ui/use-save-shortcut.ts';
import { CategoryList } from './category-list.tsx';
import { Contents } from './contents.tsx';
import { type Editing, EditingProvider, MarksProvider } from './editing.ts';
import { EditorConflict, EditorDialogs, type OpenDialog } from './editor-dialogs.tsx';
import type { FormerTexts } from './identity.ts';
import { LeftDraftBanner } from './left-draft.tsx';
import type { Published } from './publish-dialog.tsx';
import { SaveBar } from './save-bar.tsx';
import type { VersionedPaper } from './state.ts';
import { usePaperEditor } from './use-paper-editor.ts';

const columns = css`
	display: grid; grid-template-columns: 280px minmax(0, 1fr); gap: 24px; align-items: start;
	&[data-view='table'] { grid-template-columns: minmax(0, 1fr); }
	${narrow} { grid-template-columns: minmax(0, 1fr); }
`;

type EditorFormProps = {
	isPremium: boolean;
	loaded: VersionedPaper;
	published: Published;
	formerTexts: FormerTexts;
	overviewPath: string;
};

/** The editor: outline on the left, the open sub-category on the right, save bar at the bottom. */
export const EditorForm = ({ isPremium, loaded, published, formerTexts, overviewPath }: EditorFormProps) => {
	const [, navigate] = useLocation();
	const [open, setOpen] = useState<OpenDialog>({ dialog: 'none' });
	const editor = usePaperEditor({
		isPremium,
		loaded,
		onPublished: () => leaveWithoutAsking(() => navigate(overviewPath)),
	});
	const { state, dispatch, moves, changes, validation, saving, draft } = editor;
	const saveDraft = (): void => {
		if (validation.check(false)) void saving.save.run(false);
	};
	useSaveShortcut(() => {
		if (open.dialog === 'none' && saving.conflict === null) saveDraft();
	});
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
	const cancel = (): void => {
		// Everything is saved, or the user chose to discard the changes.
		if (changes === 0) draft.drop();
		navigate(overviewPath);
	};
	return (
		<EditingProvider value={editing}>
			<MarksProvider value={validation.marks}>
				<LeftDraftBanner draft={draft} />
				<div className={columns} data-view={editor.view}>
					{editor.view === 'cards' && <CategoryList nodes={state.nodes} open={state.open} />}
					<div>
						<Contents editor={editor} onOpen={setOpen} />
						<SaveBar
							editor={editor}
							onCancel={cancel}
							onSave={saveDraft}
							onPublish={() => validation.check(true) && setOpen({ dialog: 'publish' })}
						/>
					</div>
				</div>
				<EditorDialogs {...{ isPremium, editor, open, published }} onClose={() => setOpen({ dialog: 'none' })} />
				<EditorConflict editor={editor} />
			</MarksProvider>
		</EditingProvider>
	);
};
