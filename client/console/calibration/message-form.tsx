import { useId } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { useDraftText } from '#client/evidence/use-draft-text.ts';
import { Button } from '#client/ui/button.tsx';
import { TextArea } from '#client/ui/inputs.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { LIMITS } from '#shared/limits.ts';

/** Adds a message to the conversation about two ratings. */
export const MessageForm = ({ id }: { id: number }) => {
	const { t } = useText();
	const whyNot = useId();
	const utils = api.useUtils();
	const { text: content, isEmpty, type, clear } = useDraftText(`calibration:${id}:message`);
	const add = api.console.calibrations.addMessage.useMutation({
		onSuccess: () => utils.console.calibrations.compare.invalidate({ id }),
	});
	const isTooLong = content.length > LIMITS.comment;
	const { run, busy } = useSingle(async () => {
		await add.mutateAsync({ id, content });
		clear();
	});
	return (
		<Stack gap="small">
			<TextArea
				label={t('console.calibration.write')}
				need="unmarked"
				value={content}
				maxLength={LIMITS.comment}
				error={isTooLong ? t('editing.tooLong', { max: LIMITS.comment }) : undefined}
				onValue={type}
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
