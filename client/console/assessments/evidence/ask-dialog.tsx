import { css } from 'goober';
import { useId, useState } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useDraftText } from '#client/evidence/use-draft-text.ts';
import { Button } from '#client/ui/button.tsx';
import { EditDialog } from '#client/ui/edit-dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { color } from '#client/ui/tokens.ts';
import { useSaveShortcut } from '#client/ui/use-save-shortcut.ts';
import { tokyoDate } from '#shared/dates.ts';
import { usualDue } from '#shared/evidence/due.ts';
import { LIMITS } from '#shared/limits.ts';
import { DueField, isUnfitDue } from './due-field.tsx';
import { TextWithPhrases } from './text-with-phrases.tsx';
import { useSending } from './use-sending.ts';

const about = css`padding: 12px 16px; border-radius: 8px; background: ${color.grey50}; overflow-wrap: anywhere; & strong { display: block; font-size: 14px; }`;

/** The subject of a request; without a question, the assessment as a whole. */
export type Asked = {
	progressId: number;
	company: string;
	/** `ready`: the suggested text. */
	question: { id: number; name: string; content: string; subCategory: string; ready: string } | null;
};

/** Requests evidence from a company, with a due date. */
export const AskDialog = ({ asked, onClose }: { asked: Asked; onClose: () => void }) => {
	const { t } = useText();
	const whyNot = useId();
	const { question } = asked;
	// Computed on each render: past midnight the field then shows the error, instead of the server refusing the date.
	const today = tokyoDate(new Date());
	const draft = useDraftText(`ask:${asked.progressId}:${question?.id ?? ''}`, {
		guards: false,
		begin: question?.ready ?? '',
	});
	const [due, setDue] = useState(() => usualDue(today));
	const close = (): void => {
		draft.clear();
		onClose();
	};
	const opening = api.console.evidence.open.useMutation({ meta: { handlesFailure: true } });
	const { send, busy, failure } = useSending(
		() =>
			opening.mutateAsync({
				progress_id: asked.progressId,
				answer_content_id: question?.id ?? null,
				content: draft.text,
				due_on: due || null,
			}),
		close,
	);
	const isTooLong = draft.text.length > LIMITS.comment;
	const canSend = !draft.isEmpty && !isTooLong && !isUnfitDue(due, today);
	const submit = (): void => {
		if (canSend) void send();
	};
	useSaveShortcut(submit);
	return (
		<EditDialog
			title={question ? t('console.requests.askAbout', { question: question.name }) : t('console.requests.askWhole')}
			width="large"
			isChanged={draft.isTyped}
			busy={busy}
			onClose={close}
			note={draft.isEmpty && <p id={whyNot}>{t('console.requests.nothingTyped')}</p>}
			action={
				<Button kind="primary" busy={busy} disabled={!canSend} disabledReasonId={whyNot} onClick={submit}>
					{t('console.requests.send')}
				</Button>
			}
		>
			<Stack>
				{failure && <Banner tone="error" title={failure.message} alert />}
				{question && (
					<p className={about}>
						<strong>
							{question.subCategory} {question.name}
						</strong>
						<span>{question.content}</span>
					</p>
				)}
				<TextWithPhrases
					label={t('console.requests.what')}
					help={t(question ? 'console.requests.readyHelp' : 'console.requests.whatHelp')}
					draft={draft}
					company={asked.company}
					subCategory={question?.subCategory ?? ''}
					error={isTooLong ? t('editing.tooLong', { max: LIMITS.comment }) : undefined}
				/>
				<DueField due={due} today={today} onDue={setDue} />
			</Stack>
		</EditDialog>
	);
};
