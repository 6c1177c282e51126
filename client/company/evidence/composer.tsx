import { css } from 'goober';
import { useId } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { RestoredBanner } from '#client/editing/restored-banner.tsx';
import { NewsBanner } from '#client/evidence/news-banner.tsx';
import { useDraftText } from '#client/evidence/use-draft-text.ts';
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

type ComposerProps = {
	request: EvidenceRequest;
	acts: RequestActs;
	/** Whether it can be answered; else only a message can be written. */
	canAnswer: boolean;
	onAnswered: () => void;
};

/** Writes to staff: the answer, with the files beside it, or a message that leaves the request open. */
export const Composer = ({ request, acts, canAnswer, onAnswered }: ComposerProps) => {
	const { t } = useText();
	const whyNot = useId();
	const { id, files } = request;
	const draft = useDraftText(`evidence:${id}`);
	const answering = api.app.evidence.answer.useMutation({ meta: { handlesFailure: true } });
	const writing = api.app.evidence.addMessage.useMutation({ meta: { handlesFailure: true } });
	const isTooLong = draft.text.length > LIMITS.comment;
	const answer = useSingle(async () => {
		const content = draft.isEmpty ? null : draft.text;
		if (!(await acts.act((version) => answering.mutateAsync({ id, content, version })))) return;
		draft.clear();
		onAnswered();
	});
	const write = useSingle(async () => {
		if (await acts.act((version) => writing.mutateAsync({ id, content: draft.text, version }))) draft.clear();
	});
	const hasNothing = draft.isEmpty && files.length === 0;
	const next = files.length > 0 ? 'company.requests.whatNext' : 'company.requests.textOnly';
	return (
		<Panel label={t(canAnswer ? 'company.requests.answerHeading' : 'company.requests.messageHeading')}>
			<Stack>
				<h2>{t(canAnswer ? 'company.requests.answerHeading' : 'company.requests.messageHeading')}</h2>
				{draft.isRestored && (
					<RestoredBanner title={t('company.requests.restoredTitle')} text={t('company.requests.restoredText')} />
				)}
				{acts.news && <NewsBanner news={acts.news} hasTyped={!draft.isEmpty} />}
				{acts.failure && <Banner tone="error" title={acts.failure.message} alert />}
				<TextArea
					label={t(canAnswer ? 'company.requests.explanation' : 'company.requests.toAssessor')}
					need={canAnswer ? 'optional' : 'unmarked'}
					help={t(canAnswer ? 'company.requests.explanationHelp' : 'company.requests.messageHelp')}
					value={draft.text}
					maxLength={LIMITS.comment}
					error={isTooLong ? t('editing.tooLong', { max: LIMITS.comment }) : undefined}
					onValue={draft.type}
				/>
				<p id={whyNot} className={hint}>
					{canAnswer
						? hasNothing
							? t('company.requests.nothingToSend')
							: t(next, { count: files.length })
						: draft.isEmpty && t('company.requests.nothingTyped')}
				</p>
				<div className={buttons}>
					<Button
						kind={canAnswer ? 'secondary' : 'primary'}
						busy={write.busy}
						disabled={draft.isEmpty || isTooLong || answer.busy}
						disabledReasonId={whyNot}
						onClick={() => void write.run()}
					>
						{t(canAnswer ? 'company.requests.sendOnly' : 'company.requests.send')}
					</Button>
					{canAnswer && (
						<Button
							kind="primary"
							busy={answer.busy}
							disabled={hasNothing || isTooLong || write.busy}
							disabledReasonId={whyNot}
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
