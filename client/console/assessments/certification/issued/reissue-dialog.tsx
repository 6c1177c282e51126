import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { api } from '#client/api/client.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { PrintedContents } from '#client/console/assessments/certification/printed-contents.tsx';
import { fieldOf, useForm } from '#client/ui/form.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { type Reissue, reissueBody } from '#shared/certificates/issued.ts';
import { changesOf } from './changes.ts';
import { ChangesTable } from './changes-table.tsx';
import { Effects } from './effects.tsx';
import { ReasonField } from './reason-field.tsx';
import type { Issued } from './state.tsx';

type ReissueDialogProps = { id: number; company: string; newest: Issued; reissue: Reissue; onClose: () => void };

/** Re-issues the certificate of an assessment, after showing what changes. */
export const ReissueDialog = ({ id, company, newest, reissue, onClose }: ReissueDialogProps) => {
	const { t, locale } = useText();
	const utils = api.useUtils();
	const form = useForm({
		schema: z.object(reissueBody),
		defaultValues: { issue_date: reissue.issue_dates.to, reason: '' },
	});
	const [date, reason] = useWatch({ control: form.control, name: ['issue_date', 'reason'] });
	const call = api.console.certificates.reissue.useMutation({
		meta: { hasForm: true },
		onSettled: () => utils.console.invalidate(),
	});
	const { issue_dates: dates } = reissue;
	const changes = changesOf(newest, reissue, date);
	const isWithdrawn = newest.state === 'withdrawn';
	const isSame = changes.every(({ name }) => name === 'reissued_on');
	return (
		<FormDialog
			title={t('console.certificates.reissueTitle', { company })}
			width="large"
			form={form}
			action={t('console.certificates.reissueAction')}
			untouched={t('forms.nothingTyped')}
			onSubmit={async (body) => {
				await call.mutateAsync({ id, ...body, company_version: reissue.company_version });
				onClose();
			}}
			onClose={onClose}
		>
			<Stack>
				<p>{t('console.certificates.reissueEffects')}</p>
				<Effects
					texts={[
						t(`console.certificates.reissueEffect.${isWithdrawn ? 'withdrawn' : 'replaced'}`),
						t('console.certificates.reissueEffect.directory'),
						t('console.certificates.reissueEffect.tell'),
					]}
				/>
				{isSame && isWithdrawn && <p>{t('console.certificates.sameContents')}</p>}
				{changes.length > 0 && <ChangesTable changes={changes} />}
				<PrintedContents
					printed={reissue}
					issuedOn={newest.issued_at}
					reissuedOn={date}
					validUntil={newest.valid_until}
				/>
			</Stack>
			<TextInput
				{...fieldOf(form, 'issue_date', t('labels.certificates.reissued_on'))}
				type="date"
				width="short"
				need="required"
				help={t('console.certificates.dateHelp', {
					from: formatDate(dates.from, locale),
					to: formatDate(dates.to, locale),
				})}
				min={dates.from}
				max={dates.to}
			/>
			<ReasonField
				field={fieldOf(form, 'reason', t('labels.assessment.reason'))}
				value={reason}
				onValue={(text) => form.setValue('reason', text, { shouldDirty: true, shouldValidate: true })}
			/>
		</FormDialog>
	);
};
