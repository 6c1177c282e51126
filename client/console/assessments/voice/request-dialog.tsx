import { useId, useState } from 'react';
import { api } from '#client/api/client.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { QuestionChoices, withTick } from '#client/console/assessments/evidence/question-choices.tsx';
import { useSending } from '#client/console/assessments/evidence/use-sending.ts';
import { Button } from '#client/ui/button.tsx';
import { EditDialog } from '#client/ui/edit-dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Loading } from '#client/ui/loaded.tsx';
import { Banner } from '#client/ui/states.tsx';
import { tokyoDate } from '#shared/dates.ts';
import { usualDue } from '#shared/evidence/due.ts';
import { LEAST_QUESTIONS } from '#shared/voice/limits.ts';
import type { VoiceRound } from '#shared/voice/schemas.ts';
import type { VoiceMark } from './marks.ts';

type RequestDialogProps = {
	round: Pick<VoiceRound, 'id' | 'progress_id'>;
	marks: readonly VoiceMark[];
	onClose: () => void;
};

/**
 * Requests evidence on several marked questions at once. The texts and the due date are fixed: anything else would tell
 * the company what its workers said.
 */
export const RequestDialog = ({ round, marks, onClose }: RequestDialogProps) => {
	const { t, locale } = useText();
	const reasonId = useId();
	const [due] = useState(() => formatDate(usualDue(tokyoDate(new Date())), locale));
	const [ticked, setTicked] = useState<ReadonlySet<number>>(() => new Set(marks.map((mark) => mark.question_id)));
	const query = api.console.evidence.questions.useQuery(
		{ progress_id: round.progress_id },
		{ meta: { handlesFailure: true } },
	);
	const request = api.console.voice.request.useMutation({ meta: { handlesFailure: true } });
	const { send, busy, failure } = useSending(
		() => request.mutateAsync({ id: round.id, question_ids: [...ticked] }),
		onClose,
	);
	const texts = new Map(query.data?.data.map(({ id, ready_request }) => [id, ready_request]));
	const missing = Math.max(0, LEAST_QUESTIONS - ticked.size);
	return (
		<EditDialog
			title={t('console.voice.askTitle')}
			width="large"
			isChanged={ticked.size < marks.length}
			busy={busy}
			onClose={onClose}
			note={missing > 0 && <p id={reasonId}>{t('console.voice.askMore', { count: missing })}</p>}
			action={
				<Button
					kind="primary"
					busy={busy}
					disabled={missing > 0}
					disabledReasonId={reasonId}
					onClick={() => void send()}
				>
					{t('console.requests.sendSeveral', { count: ticked.size })}
				</Button>
			}
		>
			<Stack>
				{failure && <Banner tone="error" title={failure.message} alert />}
				<p>{t('console.voice.askWhy', { least: LEAST_QUESTIONS })}</p>
				<p>{t('console.voice.askUsual', { date: due })}</p>
				{query.data ? (
					<QuestionChoices
						label={t('console.voice.askWhich')}
						questions={marks.map((mark) => ({
							id: mark.question_id,
							name: `${mark.number} ${mark.content}`,
							request: texts.get(mark.question_id) ?? '',
						}))}
						ticked={ticked}
						onTick={(id, isTicked) => setTicked(withTick(ticked, id, isTicked))}
					/>
				) : (
					<Loading query={query} heights={[44, 44, 44]} />
				)}
			</Stack>
		</EditDialog>
	);
};
