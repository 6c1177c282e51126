import { css } from 'goober';
import { useId, useRef, useState } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { RestoredBanner } from '#client/editing/restored-banner.tsx';
import { NewsBanner } from '#client/evidence/news-banner.tsx';
import { useRequestPlace } from '#client/evidence/place.ts';
import { useDraftText } from '#client/evidence/use-draft-text.ts';
import type { RequestActs } from '#client/evidence/use-request-acts.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { color } from '#client/ui/tokens.ts';
import type { EvidenceRequest } from '#shared/evidence/requests.ts';
import { LIMITS } from '#shared/limits.ts';
import { useRequestKeys } from './request-keys.ts';
import { TextWithPhrases } from './text-with-phrases.tsx';

/** Beside what is above it, not within: so that it stays in sight of a long conversation. */
const buttons = css`
	position: sticky; bottom: 0; z-index: 1; padding: 8px 0; background: ${color.white};
	display: flex; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: 12px;
	& > :first-child { margin-inline-end: auto; }
`;
const hint = css`font-size: 14px; line-height: 1.6; color: ${color.grey700};`;

type DecideProps = {
	request: EvidenceRequest;
	acts: RequestActs;
	/** Opens the next answered request; null where there is none. */
	onNext: (() => void) | null;
};

type WithdrawProps = { place: string; busy: boolean; onConfirm: () => void; onClose: () => void };

const WithdrawDialog = ({ place, busy, onConfirm, onClose }: WithdrawProps) => {
	const { t } = useText();
	return (
		<ConfirmDialog
			title={t('console.requests.withdrawTitle', { place })}
			action={t('console.requests.withdraw')}
			danger
			busy={busy}
			onConfirm={onConfirm}
			onClose={onClose}
		>
			<p>{t('console.requests.withdrawText')}</p>
		</ConfirmDialog>
	);
};

/** What staff do with a request: accept the answer, return it with what is missing, write, or withdraw the request. */
export const Decide = ({ request, acts, onNext }: DecideProps) => {
	const { t } = useText();
	const whyNot = useId();
	const view = useRef<HTMLDivElement>(null);
	const { id, status } = request;
	const draft = useDraftText(`evidence:${id}`);
	const [isWithdrawing, setWithdrawing] = useState(false);
	const place = useRequestPlace()(request);
	const options = { meta: { handlesFailure: true } };
	const accepting = api.console.evidence.accept.useMutation(options);
	const returning = api.console.evidence.return.useMutation(options);
	const withdrawing = api.console.evidence.withdraw.useMutation(options);
	const writing = api.console.evidence.addMessage.useMutation(options);
	const isAnswered = status === 'answered';
	const isTooLong = draft.text.length > LIMITS.comment;
	const hasText = !draft.isEmpty && !isTooLong;
	const accept = useSingle(() => acts.act((version) => accepting.mutateAsync({ id, version })));
	const withdraw = useSingle(async () => {
		await acts.act((version) => withdrawing.mutateAsync({ id, version }));
		setWithdrawing(false);
	});
	const give = useSingle(async (kind: 'return' | 'message') => {
		const send = kind === 'return' ? returning : writing;
		const body = { id, content: draft.text };
		if (await acts.act((version) => send.mutateAsync({ ...body, version }))) draft.clear();
	});
	const isBusy = accept.busy || withdraw.busy || give.busy;
	const focusText = (): void => view.current?.querySelector('textarea')?.focus();
	useRequestKeys(view, {
		accept: isAnswered && draft.isEmpty && !isBusy ? () => void accept.run() : null,
		giveBack: isAnswered ? focusText : null,
		next: onNext,
	});
	const reason = isAnswered
		? t(draft.isEmpty ? 'console.requests.returnNeedsText' : 'console.requests.textFirst')
		: draft.isEmpty && t('console.requests.messageNeedsText');
	return (
		<>
			<div ref={view}>
				<Stack>
					{draft.isRestored && <RestoredBanner />}
					{acts.news && <NewsBanner news={acts.news} hasTyped={!draft.isEmpty} />}
					{acts.failure && <Banner tone="error" title={acts.failure.message} alert />}
					<TextWithPhrases
						label={t('labels.assessment.message_to_company')}
						help={t(isAnswered ? 'console.requests.returnHelp' : 'console.requests.messageHelp')}
						draft={draft}
						company={request.company.name}
						subCategory={request.question?.sub_category.content ?? ''}
						error={isTooLong ? t('editing.tooLong', { max: LIMITS.comment }) : undefined}
					/>
					<p id={whyNot} className={hint}>
						{reason}
					</p>
					{isAnswered && <p className={hint}>{t('console.requests.keys')}</p>}
				</Stack>
			</div>
			<div className={buttons}>
				<Button kind="text" disabled={isBusy} onClick={() => setWithdrawing(true)}>
					{t('console.requests.withdraw')}
				</Button>
				<Button
					busy={give.busy}
					disabled={!hasText || isBusy}
					disabledReasonId={whyNot}
					onClick={() => void give.run('message')}
				>
					{t('console.requests.sendMessage')}
				</Button>
				{isAnswered && (
					<>
						<Button
							busy={give.busy}
							disabled={!hasText || isBusy}
							disabledReasonId={whyNot}
							onClick={() => void give.run('return')}
						>
							{t('console.requests.giveBack')}
						</Button>
						<Button
							kind="primary"
							busy={accept.busy}
							disabled={!draft.isEmpty || isBusy}
							disabledReasonId={whyNot}
							onClick={() => void accept.run()}
						>
							{t('console.requests.accept')}
						</Button>
					</>
				)}
			</div>
			{isWithdrawing && (
				<WithdrawDialog
					place={place}
					busy={withdraw.busy}
					onConfirm={() => void withdraw.run()}
					onClose={() => setWithdrawing(false)}
				/>
			)}
		</>
	);
};
