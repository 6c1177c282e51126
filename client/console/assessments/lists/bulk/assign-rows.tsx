import { useId, useState } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { AssessorPicker } from '#client/console/assessors/assessor-picker.tsx';
import { Button } from '#client/ui/button.tsx';
import { RadioCards } from '#client/ui/choices.tsx';
import { EditDialog } from '#client/ui/edit-dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { TargetNames } from './target-names.tsx';
import { type BulkDialogProps, companyIds } from './targets.ts';

type How = 'adds' | 'changes';

/** Assigns assessors to the companies of the ticked rows. */
export const AssignRows = ({ targets, onDone, onClose }: BulkDialogProps) => {
	const { t } = useText();
	const utils = api.useUtils();
	const reasonId = useId();
	const [chosen, setChosen] = useState<number[]>([]);
	const [how, setHow] = useState<How>('adds');
	const assign = api.console.bulk.assign.useMutation({
		meta: { silent: true },
		onSettled: () => utils.console.invalidate(),
	});
	const ids = companyIds(targets);
	const count = ids.length;
	const { run, busy } = useSingle(async () => {
		const { data } = await assign.mutateAsync({ company_ids: ids, user_ids: chosen, replaces: how === 'changes' });
		onDone(data, ({ companyId }) => companyId);
	});
	return (
		<EditDialog
			title={t('console.bulk.assign.title', { count })}
			isChanged={chosen.length > 0 && !busy}
			busy={busy}
			onClose={onClose}
			note={
				chosen.length === 0 ? (
					<p id={reasonId}>{t('console.bulk.assign.nobody')}</p>
				) : (
					<p>{t(how === 'adds' ? 'console.bulk.assign.willAdd' : 'console.bulk.assign.willChange', { count })}</p>
				)
			}
			action={
				<Button
					kind="primary"
					busy={busy}
					disabled={chosen.length === 0}
					disabledReasonId={reasonId}
					onClick={() => void run()}
				>
					{t('console.bulk.assign.button')}
				</Button>
			}
		>
			<Stack>
				<AssessorPicker chosen={chosen} onChange={setChosen} companyIds={ids} />
				<RadioCards<How>
					label={t('console.bulk.assign.how')}
					need="unmarked"
					name="how"
					choices={[
						{ value: 'adds', label: t('console.bulk.assign.adds') },
						{ value: 'changes', label: t('console.bulk.assign.changes') },
					]}
					value={how}
					onChoose={setHow}
				/>
				<TargetNames targets={targets} />
			</Stack>
		</EditDialog>
	);
};
