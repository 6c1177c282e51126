import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { useStaff } from '#client/console/shell/staff.ts';
import { Button } from '#client/ui/button.tsx';
import { EditDialog } from '#client/ui/edit-dialog.tsx';
import { Select, TextArea } from '#client/ui/inputs.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { LIMITS } from '#shared/limits.ts';
import type { Inquiry } from './inquiry.ts';
import { useAdmins } from './use-admins.ts';

type CareDialogProps = { inquiry: Inquiry; onClose: () => void };

/** Who sees to an inquiry, and an internal note of it. */
export const CareDialog = ({ inquiry, onClose }: CareDialogProps) => {
	const { t } = useText();
	const { email } = useStaff();
	const utils = api.useUtils();
	const admins = useAdmins();
	const [owner, setOwner] = useState(inquiry.in_charge?.id ?? null);
	const [note, setNote] = useState(inquiry.note ?? '');
	const edit = api.console.inquiries.edit.useMutation({ onSettled: () => utils.console.inquiries.invalidate() });
	const { run, busy } = useSingle(async () => {
		await edit.mutateAsync({ id: inquiry.id, in_charge_id: owner, note, version: inquiry.version });
		onClose();
	});
	const isTooLong = note.length > LIMITS.reason;
	const isChanged = owner !== (inquiry.in_charge?.id ?? null) || note !== (inquiry.note ?? '');
	const own = admins.find((admin) => admin.email === email);
	return (
		<EditDialog
			title={t('management.inquiries.careOf', { company: inquiry.company_name })}
			isChanged={isChanged && !busy}
			busy={busy}
			onClose={onClose}
			action={
				<Button kind="primary" busy={busy} disabled={isTooLong} onClick={() => void run()}>
					{t('management.inquiries.saveCare')}
				</Button>
			}
		>
			<Stack>
				<Select
					label={t('labels.free.in_charge_id')}
					need="unmarked"
					value={owner === null ? '' : String(owner)}
					onChange={({ target }) => setOwner(target.value === '' ? null : Number(target.value))}
				>
					<option value="">{t('management.inquiries.nobody')}</option>
					{admins.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</Select>
				{own && own.id !== owner && (
					<div>
						<Button size="small" onClick={() => setOwner(own.id)}>
							{t('management.inquiries.takeOver')}
						</Button>
					</div>
				)}
				<TextArea
					label={t('labels.free.note')}
					need="optional"
					help={t('management.inquiries.noteHelp')}
					value={note}
					maxLength={LIMITS.reason}
					error={isTooLong ? t('editing.tooLong', { max: LIMITS.reason }) : undefined}
					onValue={setNote}
				/>
			</Stack>
		</EditDialog>
	);
};
