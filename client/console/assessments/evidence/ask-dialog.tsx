import { css } from 'goober';
import { useId, useState } from 'react';
import { api } from '#client/api/client.ts';
import { type ApiFailure, failureOf } from '#client/api/failure.ts';
import { useSingle } from '#client/api/use-single.ts';
import { useText } from '#client/app/locale.tsx';
import { useSaveShortcut } from '#client/editing/use-save-shortcut.ts';
import { useDraftText } from '#client/evidence/use-draft-text.ts';
import { Button } from '#client/ui/button.tsx';
import { EditDialog } from '#client/ui/edit-dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { color } from '#client/ui/tokens.ts';
import { tokyoDate } from '#shared/dates.ts';
import { LIMITS } from '#shared/limits.ts';
import { DueField, isUnfitDue, usualDue } from './due-field.tsx';
import { TextWithPhrases } from './text-with-phrases.tsx';

const about = css`padding: 12px 16px; border-radius: 8px; background: ${color.grey50}; overflow-wrap: anywhere; & strong { display: block; font-size: 14px; }`;

/** What is asked about; without a question, the assessment as a whole. */
export type Asked = {
	progressId: number;
	company: string;
	question: { id: number; name: string; content: string; subCategory: string } | null;
};

const useAsking = ({ progressId, question }: Asked, onSent: () => void) => {
	const utils = api.useUtils();
	const opening = api.console.evidence.open.useMutation({ meta: { handlesFailure: true } });
	const [failure, setFailure] = useState<ApiFailure | null>(null);
	const { run, busy } = useSingle(async (content: string, due: string) => {
		try {
			await opening.mutateAsync({
				progress_id: progressId,
				answer_content_id: question?.id ?? null,
				content,
				due_on: due || null,
			});
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

/** Asks a company for evidence: what, and until when. */
export const AskDialog = ({ asked, onClose }: { asked: Asked; onClose: () => void }) => {
	const { t } = useText();
	const whyNot = useId();
	const { question } = asked;
	const [today] = useState(() => tokyoDate(new Date()));
	const draft = useDraftText(`ask:${asked.progressId}:${question?.id ?? ''}`, { guards: false });
	const [due, setDue] = useState(() => usualDue(today));
	const close = (): void => {
		draft.clear();
		onClose();
	};
	const { send, busy, failure } = useAsking(asked, close);
	const isTooLong = draft.text.length > LIMITS.comment;
	const canSend = !draft.isEmpty && !isTooLong && !isUnfitDue(due, today);
	const submit = (): void => {
		if (canSend) void send(draft.text, due);
	};
	useSaveShortcut(submit);
	return (
		<EditDialog
			title={question ? t('console.requests.askAbout', { question: question.name }) : t('console.requests.askWhole')}
			width="large"
			isChanged={!draft.isEmpty}
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
					help={t('console.requests.whatHelp')}
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
