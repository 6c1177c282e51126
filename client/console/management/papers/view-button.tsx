import { useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import type { Paper } from './paper-facts.tsx';
import { PreviewDialog } from './preview/preview-dialog.tsx';

/** Opens the preview of a stored paper. `label` names the paper. */
export const ViewButton = ({ paper, label }: { paper: Paper; label: string }) => {
	const { t } = useText();
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Button size="small" label={label} onClick={() => setOpen(true)}>
				{t('management.papers.view')}
			</Button>
			{isOpen && (
				<PreviewDialog title={label} paper={paper} isPremium={paper.is_premium} onClose={() => setOpen(false)} />
			)}
		</>
	);
};
