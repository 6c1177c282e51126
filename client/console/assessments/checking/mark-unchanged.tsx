import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import type { Sheet } from './rounds.ts';

type MarkUnchangedProps = {
	sheet: Sheet;
	/** Called when all sub-categories are checked: the next step is grading. */
	onAllChecked: () => void;
};

/** In a re-assessment, marks all sub-categories as checked whose ratings are the same as in the first round. */
export const MarkUnchanged = ({ sheet, onAllChecked }: MarkUnchangedProps) => {
	const { t } = useText();
	const utils = api.useUtils();
	const mark = api.console.reassessments.markUnchanged.useMutation({ onSettled: () => utils.console.invalidate() });
	const [isAsking, setAsking] = useState(false);
	const unchecked = sheet.answer_categories
		.flatMap((category) => category.answer_sub_categories)
		.filter((sub) => !sub.is_checked);
	const unchanged = unchecked.filter((sub) => sub.changed_item_count === 0);
	const left = unchecked.length - unchanged.length;
	const { run, busy } = useSingle(async () => {
		const { data } = await mark.mutateAsync({
			id: sheet.id,
			versions: unchanged.map(({ id, version }) => ({ id, version })),
		});
		setAsking(false);
		if (data.marked.length === unchecked.length) onAllChecked();
	});
	if (unchanged.length === 0) return null;
	return (
		<>
			<Button disabled={sheet.is_grading_pending} onClick={() => setAsking(true)}>
				{t('console.checking.unchanged.button')}
			</Button>
			{isAsking && (
				<ConfirmDialog
					title={t('console.checking.unchanged.title', { count: unchanged.length })}
					action={t('console.checking.unchanged.action', { count: unchanged.length })}
					busy={busy}
					onConfirm={() => void run()}
					onClose={() => setAsking(false)}
				>
					<Stack>
						<p>{t('console.checking.unchanged.text')}</p>
						<p>
							{left > 0
								? t('console.checking.unchanged.left', { count: left })
								: t('console.checking.unchanged.noneLeft')}
						</p>
					</Stack>
				</ConfirmDialog>
			)}
		</>
	);
};
