import { useId } from 'react';
import { useText } from '#client/base/locale.tsx';
import { TextWithPhrases } from '#client/console/assessments/evidence/text-with-phrases.tsx';
import { useDraftText } from '#client/evidence/use-draft-text.ts';
import { Button } from '#client/ui/button.tsx';
import { EditDialog } from '#client/ui/edit-dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { useSaveShortcut } from '#client/ui/use-save-shortcut.ts';
import { LIMITS } from '#shared/limits.ts';
import type { PlanActs } from './use-plan-acts.ts';

type ReturnProps = {
	acts: PlanActs;
	/** Id of the action, part of the draft's key. */
	actionId: number;
	company: string;
	subCategory: string;
	onClose: () => void;
};

/** Returns an action to the company, with what is missing. */
export const ReturnDialog = ({ acts, actionId, company, subCategory, onClose }: ReturnProps) => {
	const { t } = useText();
	const whyNot = useId();
	const draft = useDraftText(`plan-return:${actionId}`, { asks: 'never' });
	const { run, busy } = acts.giveBack;
	const isTooLong = draft.text.length > LIMITS.comment;
	const canSend = !draft.isEmpty && !isTooLong;
	const close = (): void => {
		draft.clear();
		onClose();
	};
	const submit = (): void => {
		if (canSend) void run(draft.text, close);
	};
	useSaveShortcut(submit);
	return (
		<EditDialog
			title={t('console.plan.returnTitle', { name: subCategory })}
			width="large"
			isChanged={!draft.isEmpty}
			busy={busy}
			onClose={close}
			note={draft.isEmpty && <p id={whyNot}>{t('console.plan.nothingTyped')}</p>}
			action={
				<Button kind="primary" busy={busy} disabled={!canSend} disabledReasonId={whyNot} onClick={submit}>
					{t('console.plan.return')}
				</Button>
			}
		>
			<Stack>
				{acts.failure && <Banner tone="error" title={acts.failure.message} alert />}
				<TextWithPhrases
					label={t('console.plan.what')}
					help={t('console.plan.whatHelp')}
					draft={draft}
					company={company}
					subCategory={subCategory}
					error={isTooLong ? t('editing.tooLong', { max: LIMITS.comment }) : undefined}
				/>
			</Stack>
		</EditDialog>
	);
};
