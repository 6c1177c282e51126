import '#client/plans/texts.ts';
import { css } from 'goober';
import { useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { isDay } from '#client/company/improvement-plan/action-values.ts';
import { OwnerField } from '#client/company/improvement-plan/owner-field.tsx';
import { Button } from '#client/ui/button.tsx';
import { EditDialog } from '#client/ui/edit-dialog.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { useSaveShortcut } from '#client/ui/use-save-shortcut.ts';
import type { Explanation } from '#shared/explanation/schemas.ts';
import { PLAN_LIMITS } from '#shared/plans/limits.ts';
import type { ImprovementPlan } from '#shared/plans/schemas.ts';
import { SetChoice } from './set-choice.tsx';
import { type SetLine, writtenOf } from './set-lines.ts';
import { useSetIntoPlan } from './use-set-into-plan.ts';

const pair = css`display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr)); gap: 16px; align-items: end;`;

type SetDialogProps = {
	explanation: Explanation;
	plan: ImprovementPlan;
	lines: readonly SetLine[];
	number: number;
	onClose: () => void;
};

/** Which lines of a set go into the plan, what they add up to, and who does them until when; asked once for all. */
export const SetDialog = ({ explanation, plan, lines, number, onClose }: SetDialogProps) => {
	const { t } = useText();
	const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set());
	const [owner, setOwner] = useState('');
	const [date, setDate] = useState('');
	const { put, busy, failure } = useSetIntoPlan(plan);
	const written = writtenOf(lines, unticked);
	// An addition keeps who does its line until when.
	const asksWho = written.some(({ standing }) => standing === 'open');
	const isTooLong = owner.length > PLAN_LIMITS.owner;
	const canPut = written.length > 0 && (!asksWho || (!isTooLong && isDay(date)));
	const submit = (): void => {
		if (canPut) void put(written, { owner, date });
	};
	useSaveShortcut(submit);
	return (
		<EditDialog
			title={t('company.plan.set.title', { number })}
			width="large"
			isChanged={owner !== '' || date !== ''}
			busy={busy}
			onClose={onClose}
			action={
				<Button kind="primary" busy={busy} disabled={!canPut} onClick={submit}>
					{t('company.plan.set.write', { count: written.length })}
				</Button>
			}
		>
			<Stack>
				{failure && <Banner tone="error" title={failure.message} alert />}
				<SetChoice explanation={explanation} lines={lines} unticked={unticked} onChange={setUnticked} />
				{asksWho && (
					<div className={pair}>
						<OwnerField
							value={owner}
							members={plan.members}
							error={isTooLong ? t('editing.tooLong', { max: PLAN_LIMITS.owner }) : undefined}
							onValue={setOwner}
						/>
						<TextInput
							type="date"
							label={t('labels.plans.target_date')}
							need="optional"
							value={date}
							error={isDay(date) ? undefined : t('company.plan.noDay')}
							onChange={(event) => setDate(event.target.value)}
						/>
					</div>
				)}
			</Stack>
		</EditDialog>
	);
};
