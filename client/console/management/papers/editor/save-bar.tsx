import { css } from 'goober';
import { useRef } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { useToastsAbove } from '#client/ui/toast.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { DraftState } from './draft-state.tsx';
import type { PaperEditorTools } from './use-paper-editor.ts';

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

type SaveBarProps = { editor: PaperEditorTools; onCancel: () => void; onSave: () => void; onPublish: () => void };

/** The sticky bar with the save state, and the buttons to save, publish and leave. */
export const SaveBar = ({ editor, onCancel, onSave, onPublish }: SaveBarProps) => {
	const { t } = useText();
	const saveBar = useRef<HTMLDivElement>(null);
	useToastsAbove(saveBar);
	const { changes, saving } = editor;
	return (
		<div ref={saveBar} className={bar}>
			<DraftState changes={changes} savedAt={saving.savedAt} obstacle={saving.obstacle} />
			<Button onClick={onCancel}>{t('common.cancel')}</Button>
			<Button busy={saving.save.busy} onClick={onSave}>
				{t('management.editor.saveDraft')}
			</Button>
			<Button kind="primary" busy={saving.save.busy} onClick={onPublish}>
				{t('management.editor.publish')}
			</Button>
		</div>
	);
};
