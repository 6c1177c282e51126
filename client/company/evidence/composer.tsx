import { css } from 'goober';
import { useId } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { RestoredBanner } from '#client/editing/restored-banner.tsx';
import { NewsBanner } from '#client/evidence/news-banner.tsx';
import { type DraftText, useDraftText } from '#client/evidence/use-draft-text.ts';
import type { RequestActs } from '#client/evidence/use-request-acts.ts';
import { Button } from '#client/ui/button.tsx';
import { TextArea } from '#client/ui/inputs.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { EvidenceRequest } from '#shared/evidence/requests.ts';
import { LIMITS } from '#shared/limits.ts';

const buttons = css`
	display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 12px;
	${phone} { flex-direction: column-reverse; align-items: stretch; }
`;
const hint = css`font-size: 14px; line-height: 1.6; color: ${color.grey700};`;

/** An open request is answered; a request that is answered already only takes messages. */
const MODES = {
	answer: {
		heading: 'company.requests.answerHeading',
		label: 'company.requests.explanation',
		need: 'optional',
		help: 'company.requests.explanationHelp',
		send: 'company.requests.sendOnly',
		sendKind: 'secondary',
	},
	message: {
		heading: 'company.requests.messageHeading',
		label: 'company.requests.toAssessor',
		need: 'unmarked',
		help: 'company.requests.messageHelp',
		send: 'company.requests.send',
		sendKind: 'primary',
	},
} as const;

type ComposerProps = {
	request: EvidenceRequest;
	acts: RequestActs;
	/** Whether the request can be answered; otherwise only a message can be sent. */
	canAnswer: boolean;
	onAnswered: () => void;
};

/** The text field and sending it, as the answer or as a message. */
const useComposing = ({ request: { id }, acts, onAnswered }: ComposerProps) => {
	const draft = useDraftText(`evidence:${id}`);
	const answering = api.app.evidence.answer.useMutation({ meta: { handlesFailure: true } });
	const writing = api.app.evidence.addMessage.useMutation({ meta: { handlesFailure: true } });
	const answer = useSingle(async () => {
		const content = draft.isEmpty ? null : draft.text;
		if (!(await acts.act((version) => answering.mutateAsync({ id, content, version })))) return;
		draft.clear();
		onAnswered();
	});
	const write = useSingle(async () => {
		if (await acts.act((version) => writing.mutateAsync({ id, content: draft.text, version }))) draft.clear();
	});
	return { draft, answer, write };
};

/** Says what is sent along with the answer, or why nothing can be sent. */
const useHint = ({ request: { files }, canAnswer }: ComposerProps, { isEmpty }: DraftText): string => {
	const { t } = useText();
	if (!canAnswer) return isEmpty ? t('company.requests.nothingTyped') : '';
	if (files.length > 0) return t('company.requests.whatNext', { count: files.length });
	return t(isEmpty ? 'company.requests.nothingToSend' : 'company.requests.textOnly');
};

/** Writes to staff: an answer, which includes the files, or a message, which leaves the request open. */
export const Composer = (props: ComposerProps) => {
	const { request, acts, canAnswer } = props;
	const { t } = useText();
	const hintId = useId();
	const { draft, answer, write } = useComposing(props);
	const hintText = useHint(props, draft);
	const mode = canAnswer ? MODES.answer : MODES.message;
	const isTooLong = draft.text.length > LIMITS.comment;
	const hasNothing = draft.isEmpty && request.files.length === 0;
	return (
		<Panel label={t(mode.heading)}>
			<Stack>
				<h2>{t(mode.heading)}</h2>
				{draft.isRestored && (
					<RestoredBanner title={t('company.requests.restoredTitle')} text={t('company.requests.restoredText')} />
				)}
				{acts.news && <NewsBanner news={acts.news} hasTyped={!draft.isEmpty} />}
				{acts.failure && <Banner tone="error" title={acts.failure.message} alert />}
				<TextArea
					label={t(mode.label)}
					need={mode.need}
					help={t(mode.help)}
					value={draft.text}
					maxLength={LIMITS.comment}
					error={isTooLong ? t('editing.tooLong', { max: LIMITS.comment }) : undefined}
					onValue={draft.type}
				/>
				<p id={hintId} className={hint}>
					{hintText}
				</p>
				<div className={buttons}>
					<Button
						kind={mode.sendKind}
						busy={write.busy}
						disabled={draft.isEmpty || isTooLong || answer.busy}
						disabledReasonId={hintId}
						onClick={() => void write.run()}
					>
						{t(mode.send)}
					</Button>
					{canAnswer && (
						<Button
							kind="primary"
							busy={answer.busy}
							disabled={hasNothing || isTooLong || write.busy}
							disabledReasonId={hintId}
							onClick={() => void answer.run()}
						>
							{t('company.requests.sendAnswer')}
						</Button>
					)}
				</div>
			</Stack>
		</Panel>
	);
};
