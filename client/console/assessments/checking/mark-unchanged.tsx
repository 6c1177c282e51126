import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Loading } from '#client/ui/loaded.tsx';
import type { UnchangedPreview } from '#shared/checking/schemas.ts';
import type { Sheet } from './rounds.ts';
import { UnchangedGroups } from './unchanged-groups.tsx';

type MarkUnchangedProps = {
	sheet: Sheet;
	/** Called when all sub-categories are checked: the next step is grading. */
	onAllChecked: () => void;
};

const CloseButton = ({ onClose }: { onClose: () => void }) => {
	const { t } = useText();
	return <Button onClick={onClose}>{t('common.close')}</Button>;
};

type MarkingProps = MarkUnchangedProps & { preview: UnchangedPreview; onClose: () => void };

/** Asks before marking: what will be marked, and what is left for a person to read. */
const Marking = ({ sheet, preview, onAllChecked, onClose }: MarkingProps) => {
	const { t } = useText();
	const utils = api.useUtils();
	const mark = api.console.reassessments.markUnchanged.useMutation({ onSettled: () => utils.console.invalidate() });
	const { unchanged, left } = preview;
	const { run, busy } = useSingle(async () => {
		const { data } = await mark.mutateAsync({ id: sheet.id, versions: [...unchanged] });
		onClose();
		if (data.not_marked.length === 0 && left.length === 0) onAllChecked();
	});
	const contents = (
		<Stack>
			<p>{t('console.checking.unchanged.text')}</p>
			<p>
				{left.length > 0
					? t('console.checking.unchanged.left', { count: left.length })
					: t('console.checking.unchanged.noneLeft')}
			</p>
			<UnchangedGroups sheet={sheet} preview={preview} />
		</Stack>
	);
	if (unchanged.length === 0) {
		return (
			<Dialog
				title={t('console.checking.unchanged.nothing')}
				onClose={onClose}
				actions={<CloseButton onClose={onClose} />}
			>
				{contents}
			</Dialog>
		);
	}
	return (
		<ConfirmDialog
			title={t('console.checking.unchanged.title', { count: unchanged.length })}
			action={t('console.checking.unchanged.action', { count: unchanged.length })}
			busy={busy}
			onConfirm={() => void run()}
			onClose={onClose}
		>
			{contents}
		</ConfirmDialog>
	);
};

/**
 * In a re-assessment, marks all sub-categories as checked whose ratings are the same as in the first round and to which
 * the company has added nothing.
 */
export const MarkUnchanged = ({ sheet, onAllChecked }: MarkUnchangedProps) => {
	const { t } = useText();
	const [isAsking, setAsking] = useState(false);
	const close = (): void => setAsking(false);
	const query = api.console.reassessments.unchanged.useQuery({ id: sheet.id }, { enabled: isAsking, gcTime: 0 });
	const preview = query.data?.data;
	const isOffered = sheet.answer_categories
		.flatMap((category) => category.answer_sub_categories)
		.some((sub) => !sub.is_checked && sub.changed_item_count === 0);
	if (!isOffered) return null;
	return (
		<>
			<Button disabled={sheet.is_grading_pending} onClick={() => setAsking(true)}>
				{t('console.checking.unchanged.button')}
			</Button>
			{isAsking &&
				(preview ? (
					<Marking sheet={sheet} preview={preview} onAllChecked={onAllChecked} onClose={close} />
				) : (
					<Dialog
						title={t('console.checking.unchanged.button')}
						onClose={close}
						actions={<CloseButton onClose={close} />}
					>
						<Loading query={query} heights={[24, 24, 120]} />
					</Dialog>
				))}
		</>
	);
};
