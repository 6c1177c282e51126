import { useWatch } from 'react-hook-form';
import { useLocation } from 'wouter';
import { z } from 'zod';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { fieldOf, useForm } from '#client/ui/form.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { TextArea } from '#client/ui/inputs.tsx';
import { leaveWithoutAsking } from '#client/ui/unsaved.tsx';
import { declineBody } from '#shared/calibration/schemas.ts';
import { LIMITS } from '#shared/limits.ts';

/** Declines a second rating with a reason; what was begun is emptied for whoever gets it next. */
export const DeclineDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const [, navigate] = useLocation();
	const form = useForm({ schema: z.object(declineBody), defaultValues: { reason: '' } });
	const reason = useWatch({ control: form.control, name: 'reason' });
	const decline = api.console.calibrations.decline.useMutation({ meta: { hasForm: true } });
	const { label, error, name, onBlur } = fieldOf(form, 'reason', t('labels.assessment.reason'));
	return (
		<FormDialog
			title={t('console.calibration.declineTitle')}
			form={form}
			action={t('console.calibration.decline')}
			onSubmit={async (body) => {
				await decline.mutateAsync({ id, ...body });
				leaveWithoutAsking(() => navigate(consolePaths.work));
				await utils.console.calibrations.own.invalidate();
			}}
			onClose={onClose}
		>
			<p>{t('console.calibration.declineText')}</p>
			<TextArea
				name={name}
				label={label}
				error={error}
				onBlur={onBlur}
				need="required"
				help={t('console.calibration.declineHelp')}
				lines={{ from: 2, to: 8 }}
				maxLength={LIMITS.comment}
				value={reason}
				onValue={(text) => form.setValue('reason', text, { shouldDirty: true, shouldValidate: true })}
			/>
		</FormDialog>
	);
};
