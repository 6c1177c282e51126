import { css } from 'goober';
import { useId, useRef, useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { RestoredBanner } from '#client/editing/restored-banner.tsx';
import { NewsBanner } from '#client/evidence/news-banner.tsx';
import { useRequestPlace } from '#client/evidence/place.ts';
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
import { type Decision, useDecision } from './use-decision.ts';

/**
 * Outside of the panel above, so that the buttons can stick to the bottom of a long conversation; in small windows they would
 * cover what is being typed.
 */
const buttons = css`
	padding: 8px 0; background: ${color.white}; display: flex; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: 12px;
	& > :first-child { margin-inline-end: auto; }
	@media (min-width: 768px) and (min-height: 840px) { position: sticky; bottom: 0; z-index: 1; }
`;
/** A box that gets the focus is scrolled above the buttons. */
const written = css`& textarea { scroll-margin-bottom: 96px; }`;
/** Beside a check there is too little height for buttons that stay over the text. */
const inFlow = css`&& { position: static; }`;
const hint = css`font-size: 14px; line-height: 1.6; color: ${color.grey700};`;

type DecideProps = {
	request: EvidenceRequest;
	acts: RequestActs;
	/** Opens the next answered request; null if there is none. */
	onNext: (() => void) | null;
	/** In the pane beside a check. */
	isBeside: boolean;
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

type ActionsProps = {
	decision: Decision;
	/** Whether the company has answered, so that there is something to accept or return. */
	isAnswered: boolean;
	/** Id of the text that says why a button is disabled. */
	reasonId: string;
	onWithdraw: () => void;
	isBeside: boolean;
};

const Actions = ({ decision, isAnswered, reasonId, onWithdraw, isBeside }: ActionsProps) => {
	const { t } = useText();
	const { draft, accept, give, isTooLong, isBusy } = decision;
	const canGive = !draft.isEmpty && !isTooLong && !isBusy;
	return (
		<div className={isBeside ? `${buttons} ${inFlow}` : buttons}>
			<Button kind="text" disabled={isBusy} onClick={onWithdraw}>
				{t('console.requests.withdraw')}
			</Button>
			<Button busy={give.busy} disabled={!canGive} disabledReasonId={reasonId} onClick={() => void give.run('message')}>
				{t('console.requests.sendMessage')}
			</Button>
			{isAnswered && (
				<>
					<Button
						busy={give.busy}
						disabled={!canGive}
						disabledReasonId={reasonId}
						onClick={() => void give.run('return')}
					>
						{t('console.requests.giveBack')}
					</Button>
					<Button
						kind="primary"
						busy={accept.busy}
						disabled={!draft.isEmpty || isBusy}
						disabledReasonId={reasonId}
						onClick={() => void accept.run()}
					>
						{t('console.requests.accept')}
					</Button>
				</>
			)}
		</div>
	);
};

/** What staff can do with a request: accept the answer, return it, send a message, or withdraw the request. */
export const Decide = ({ request, acts, onNext, isBeside }: DecideProps) => {
	const { t } = useText();
	const reasonId = useId();
	const view = useRef<HTMLDivElement>(null);
	const place = useRequestPlace()(request);
	const [isWithdrawing, setWithdrawing] = useState(false);
	const decision = useDecision(request.id, acts, {
		asks: isBeside ? 'reload' : 'always',
		afterWithdrawing: () => setWithdrawing(false),
	});
	const { draft, accept, withdraw, isTooLong, isBusy } = decision;
	const isAnswered = request.status === 'answered';
	useRequestKeys(view, {
		accept: isAnswered && draft.isEmpty && !isBusy ? () => void accept.run() : null,
		giveBack: isAnswered ? () => view.current?.querySelector('textarea')?.focus() : null,
		next: onNext,
	});
	const reason = isAnswered
		? t(draft.isEmpty ? 'console.requests.returnNeedsText' : 'console.requests.textFirst')
		: draft.isEmpty && t('console.requests.messageNeedsText');
	return (
		<>
			<div ref={view} className={written}>
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
						isShort={isBeside}
						error={isTooLong ? t('editing.tooLong', { max: LIMITS.comment }) : undefined}
					/>
					<p id={reasonId} className={hint}>
						{reason}
					</p>
					{isAnswered && <p className={hint}>{t('console.requests.keys')}</p>}
				</Stack>
			</div>
			<Actions
				decision={decision}
				isAnswered={isAnswered}
				reasonId={reasonId}
				onWithdraw={() => setWithdrawing(true)}
				isBeside={isBeside}
			/>
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
