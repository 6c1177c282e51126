import '#client/ui/form-texts.ts';
import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { Button } from '#client/ui/button.tsx';
import { EditDialog } from '#client/ui/edit-dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { AssessorPicker } from './assessor-picker.tsx';

/** A company with its assessors. */
export type AssessedBy = { id: number; company_name: string; assessors: readonly { id: number }[] };

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
	one.length === other.length && one.every((id) => other.includes(id));

/** Chooses the assessors of one company. */
export const AssessorsDialog = ({ company, onClose }: { company: AssessedBy; onClose: () => void }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const [stored] = useState(() => company.assessors.map(({ id }) => id));
	const [chosen, setChosen] = useState(stored);
	const assign = api.console.companies.assign.useMutation({ onSettled: () => utils.console.invalidate() });
	const { run, busy } = useSingle(async () => {
		await assign.mutateAsync({ id: company.id, user_ids: chosen });
		onClose();
	});
	const isChanged = !isSame(chosen, stored);
	return (
		<EditDialog
			title={t('console.work.assign.title', { company: company.company_name })}
			isChanged={isChanged && !busy}
			busy={busy}
			onClose={onClose}
			note={!isChanged && <p id="assessors-unchanged">{t('forms.nothingChanged')}</p>}
			action={
				<Button
					kind="primary"
					busy={busy}
					disabled={!isChanged}
					disabledReasonId="assessors-unchanged"
					onClick={() => void run()}
				>
					{t('console.work.assign.save')}
				</Button>
			}
		>
			<Stack>
				<p>{t('console.work.assign.text')}</p>
				<AssessorPicker chosen={chosen} onChange={setChosen} companyIds={[company.id]} />
			</Stack>
		</EditDialog>
	);
};
