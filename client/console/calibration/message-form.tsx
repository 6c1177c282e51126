import { useId, useState } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { Button } from '#client/ui/button.tsx';
import { TextArea } from '#client/ui/inputs.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { useUnsavedChanges } from '#client/ui/unsaved.tsx';
import { LIMITS } from '#shared/limits.ts';

/** Adds a message to the conversation about two ratings. */
export const MessageForm = ({ id }: { id: number }) => {
	const { t } = useText();
	const whyNot = useId();
	const utils = api.useUtils();
	const [content, setContent] = useState('');
	const add = api.console.calibrations.addMessage.useMutation({
		onSuccess: () => utils.console.calibrations.compare.invalidate({ id }),
	});
	const isEmpty = content.trim() === '';
	const isTooLong = content.length > LIMITS.comment;
	useUnsavedChanges(isEmpty ? 0 : 1, { onDiscard: () => setContent('') });
	const { run, busy } = useSingle(async () => {
		await add.mutateAsync({ id, content });
		setContent('');
	});
	return (
		<Stack gap="small">
			<TextArea
				label={t('console.calibration.write')}
				need="unmarked"
				value={content}
				maxLength={LIMITS.comment}
				error={isTooLong ? t('editing.tooLong', { max: LIMITS.comment }) : undefined}
				onValue={setContent}
			/>
			<Row align="right">
				{isEmpty && <p id={whyNot}>{t('console.calibration.emptyMessage')}</p>}
				<Button busy={busy} disabled={isEmpty || isTooLong} disabledReasonId={whyNot} onClick={() => void run()}>
					{t('console.calibration.add')}
				</Button>
			</Row>
		</Stack>
	);
};
