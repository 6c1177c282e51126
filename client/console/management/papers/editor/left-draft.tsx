import { useText } from '#client/base/locale.tsx';
import { RestoredBanner } from '#client/editing/restored-banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Row } from '#client/ui/layout.tsx';
import type { LeftDraft } from './use-left-draft.ts';

/** Offers to restore the unsaved paper of an earlier visit. */
export const LeftDraftBanner = ({ draft }: { draft: LeftDraft }) => {
	const { t } = useText();
	if (!draft.left) return null;
	return (
		<RestoredBanner text={t('management.editor.left')}>
			<Row>
				<Button size="small" onClick={draft.restore}>
					{t('management.editor.takeLeft')}
				</Button>
				<Button size="small" kind="text" onClick={draft.discard}>
					{t('management.editor.dropLeft')}
				</Button>
			</Row>
		</RestoredBanner>
	);
};
