import { css } from 'goober';
import { useId, useState } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import type { AskedQuestion, PaneStore } from '#client/console/assessments/checking/pane/pane-store.ts';
import { DueField, isUnfitDue } from '#client/console/assessments/evidence/due-field.tsx';
import { TextWithPhrases } from '#client/console/assessments/evidence/text-with-phrases.tsx';
import { useSending } from '#client/console/assessments/evidence/use-sending.ts';
import { useDraftText } from '#client/evidence/use-draft-text.ts';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { notify } from '#client/ui/toast.tsx';
import { color } from '#client/ui/tokens.ts';
import { tokyoDate } from '#shared/dates.ts';
import { usualDue } from '#shared/evidence/due.ts';
import { LIMITS } from '#shared/limits.ts';
import { askDraft } from './ask-draft.ts';
import { Part } from './part.tsx';

const about = css`padding: 4px 12px; border-radius: 8px; background: ${color.grey50}; font-size: 14px; line-height: 1.6; overflow-wrap: anywhere;`;

/** Where there is a keyboard. */
const keys = css`margin-inline-start: 4px; font-weight: 400; @media (pointer: coarse) { display: none; }`;

type AskFormProps = {
	progressId: number;
	company: string;
	/** Null for the assessment as a whole. */
	question: AskedQuestion | null;
	store: PaneStore;
	onBack: () => void;
	onLeave: () => void;
};

/** Requests evidence from a company, with a due date, while its documents stay in sight. */
export const AskForm = ({ progressId, company, question, store, onBack, onLeave }: AskFormProps) => {
	const { t } = useText();
	const whyNot = useId();
	// Computed on each render: past midnight the field then shows the error, instead of the server refusing the date.
	const today = tokyoDate(new Date());
	const draft = useDraftText(askDraft(progressId, question?.id ?? null), {
		asks: 'reload',
		begin: question?.ready ?? '',
	});
	const [due, setDue] = useState(() => usualDue(today));
	const sent = (): void => {
		draft.clear();
		notify.success(t('console.requests.beside.sent'));
		onLeave();
	};
	const opening = api.console.evidence.open.useMutation({ meta: { handlesFailure: true } });
	const { send, busy, failure } = useSending(
		() =>
			opening.mutateAsync({
				progress_id: progressId,
				answer_content_id: question?.id ?? null,
				content: draft.text,
				due_on: due || null,
			}),
		sent,
	);
	const isTooLong = draft.text.length > LIMITS.comment;
	const canSend = !draft.isEmpty && !isTooLong && !isUnfitDue(due, today);
	const submit = (): void => {
		if (canSend) void send();
	};
	return (
		<Part
			title={question ? t('console.requests.askAbout', { question: question.name }) : t('console.requests.askWhole')}
			store={store}
			onBack={onBack}
			onLeave={onLeave}
			onSend={submit}
			acts={
				<>
					<DueField due={due} today={today} onDue={setDue} isShort />
					<p id={whyNot} className={draft.isEmpty ? '' : 'visually-hidden'}>
						{t(draft.isEmpty ? 'console.requests.nothingTyped' : 'console.requests.beside.sendKeys')}
					</p>
					<Button kind="primary" busy={busy} disabled={!canSend} disabledReasonId={whyNot} onClick={submit}>
						{t('console.requests.send')}
						<span className={keys}>(Ctrl+Enter)</span>
					</Button>
				</>
			}
		>
			<Stack gap="small">
				{failure && <Banner tone="error" title={failure.message} alert />}
				<TextWithPhrases
					label={t('console.requests.what')}
					help={t(question ? 'console.requests.readyHelp' : 'console.requests.whatHelp')}
					draft={draft}
					company={company}
					subCategory={question?.subCategory ?? ''}
					isShort
					error={isTooLong ? t('editing.tooLong', { max: LIMITS.comment }) : undefined}
				/>
				{question && (
					<p className={about}>
						<strong>
							{question.subCategory} {question.name}
						</strong>{' '}
						<span>{question.content}</span>
					</p>
				)}
			</Stack>
		</Part>
	);
};
