import { useId, useState } from 'react';
import { api } from '#client/api/client.ts';
import { type ApiFailure, failureOf } from '#client/api/failure.ts';
import { useSingle } from '#client/api/use-single.ts';
import { useText } from '#client/app/locale.tsx';
import { DueField, isUnfitDue, usualDue } from '#client/console/assessments/evidence/due-field.tsx';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { EditDialog } from '#client/ui/edit-dialog.tsx';
import { FieldGroup } from '#client/ui/field.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { tokyoDate } from '#shared/dates.ts';
import { LEAST_QUESTIONS } from '#shared/voice/schemas.ts';
import type { VoiceMark } from './marks.ts';

type RequestDialogProps = { roundId: number; marks: readonly VoiceMark[]; onClose: () => void };

const useSending = (roundId: number, onSent: () => void) => {
	const utils = api.useUtils();
	const request = api.console.voice.request.useMutation({ meta: { handlesFailure: true } });
	const [failure, setFailure] = useState<ApiFailure | null>(null);
	const { run, busy } = useSingle(async (questionIds: number[], due: string) => {
		try {
			await request.mutateAsync({ id: roundId, question_ids: questionIds, due_on: due || null });
		} catch (error) {
			setFailure(failureOf(error));
			return;
		}
		void utils.console.evidence.invalidate();
		void utils.console.progresses.invalidate();
		onSent();
	});
	return { send: run, busy, failure };
};

/**
 * Asks the company for evidence on marked questions, several at once, with a standard text: one alone would tell it
 * what the workers said.
 */
export const RequestDialog = ({ roundId, marks, onClose }: RequestDialogProps) => {
	const { t } = useText();
	const reasonId = useId();
	const [today] = useState(() => tokyoDate(new Date()));
	const [due, setDue] = useState(() => usualDue(today));
	const [left, setLeft] = useState<ReadonlySet<number>>(() => new Set());
	const { send, busy, failure } = useSending(roundId, onClose);
	const chosen = marks.map((mark) => mark.question_id).filter((id) => !left.has(id));
	const missing = Math.max(0, LEAST_QUESTIONS - chosen.length);
	const tick = (id: number, isTicked: boolean): void => {
		const next = new Set(left);
		if (isTicked) next.delete(id);
		else next.add(id);
		setLeft(next);
	};
	return (
		<EditDialog
			title={t('console.voice.askTitle')}
			width="large"
			isChanged={left.size > 0}
			busy={busy}
			onClose={onClose}
			note={missing > 0 && <p id={reasonId}>{t('console.voice.askMore', { count: missing })}</p>}
			action={
				<Button
					kind="primary"
					busy={busy}
					disabled={missing > 0 || isUnfitDue(due, today)}
					disabledReasonId={reasonId}
					onClick={() => void send(chosen, due)}
				>
					{t('console.voice.send', { count: chosen.length })}
				</Button>
			}
		>
			<Stack>
				{failure && <Banner tone="error" title={failure.message} alert />}
				<p>{t('console.voice.askWhy', { least: LEAST_QUESTIONS })}</p>
				<p>{t('console.voice.askNeutral')}</p>
				<FieldGroup label={t('console.voice.askWhich')} need="unmarked">
					{marks.map((mark) => (
						<Checkbox
							key={mark.question_id}
							label={`${mark.number} ${mark.content}`}
							checked={!left.has(mark.question_id)}
							onChange={({ target }) => tick(mark.question_id, target.checked)}
						/>
					))}
				</FieldGroup>
				<DueField due={due} today={today} onDue={setDue} />
			</Stack>
		</EditDialog>
	);
};
