import type { ReactNode } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { DifferenceList } from './difference-list.tsx';

type DialogProps = { title: string; lead: string; onClose: () => void; children: ReactNode };

/** The difference of two papers in a dialog. */
export const DifferenceDialog = ({ title, lead, onClose, children }: DialogProps) => {
	const { t } = useText();
	return (
		<Dialog
			title={title}
			width="wide"
			onClose={onClose}
			actions={<Button onClick={onClose}>{t('common.close')}</Button>}
		>
			<Stack>
				<p>{lead}</p>
				{children}
			</Stack>
		</Dialog>
	);
};

/** The difference between the active paper and the draft. */
export const DraftDifference = ({ draftId, onClose }: { draftId: number; onClose: () => void }) => {
	const { t } = useText();
	const query = api.console.papers.difference.useQuery({ id: draftId });
	return (
		<DifferenceDialog
			title={t('management.difference.title')}
			lead={t('management.difference.ofDraft')}
			onClose={onClose}
		>
			<Loaded query={query} heights={[44, 44, 44]}>
				{(difference) => <DifferenceList difference={difference} />}
			</Loaded>
		</DifferenceDialog>
	);
};
