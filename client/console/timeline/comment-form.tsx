import { useId, useState } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { Button } from '#client/ui/button.tsx';
import { TextArea } from '#client/ui/inputs.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { useUnsavedChanges } from '#client/ui/unsaved.tsx';
import { LIMITS } from '#shared/limits.ts';

/** Adds a comment for staff. The text is kept as a draft until it is stored. */
export const CommentForm = ({ progressId }: { progressId: number }) => {
	const { t } = useText();
	const whyNot = useId();
	const [content, setContent] = useState('');
	const utils = api.useUtils();
	const add = api.console.progresses.addComment.useMutation({
		onSuccess: () => utils.console.progresses.timeline.invalidate(),
	});
	const isEmpty = content.trim() === '';
	const isTooLong = content.length > LIMITS.comment;
	useUnsavedChanges(isEmpty ? 0 : 1, { onDiscard: () => setContent('') });
	const { run, busy } = useSingle(async () => {
		await add.mutateAsync({ id: progressId, content });
		setContent('');
	});
	return (
		<Stack gap="small">
			<TextArea
				label={t('console.timeline.write')}
				need="unmarked"
				help={t('console.timeline.writeHelp')}
				value={content}
				maxLength={LIMITS.comment}
				error={isTooLong ? t('editing.tooLong', { max: LIMITS.comment }) : undefined}
				onValue={setContent}
			/>
			<Row align="right">
				{isEmpty && <p id={whyNot}>{t('console.timeline.emptyComment')}</p>}
				<Button
					kind="primary"
					busy={busy}
					disabled={isEmpty || isTooLong}
					disabledReasonId={whyNot}
					onClick={() => void run()}
				>
					{t('console.timeline.add')}
				</Button>
			</Row>
		</Stack>
	);
};
