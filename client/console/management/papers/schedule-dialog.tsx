import './texts.ts';
import { z } from 'zod';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { fieldOf, useForm } from '#client/ui/form.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { addDays, tokyoDate } from '#shared/dates.ts';
import { schedulePaperBody } from '#shared/papers/coming.ts';
import type { Paper } from './paper-facts.tsx';

/** Schedules the draft to be published on a day to come. */
export const ScheduleDialog = ({ draft, onClose }: { draft: Paper; onClose: () => void }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const form = useForm({
		schema: z.object({ publish_on: schedulePaperBody.publish_on }),
		defaultValues: { publish_on: '' },
	});
	const schedule = api.console.papers.schedule.useMutation({
		meta: { hasForm: true },
		onSuccess: async () => {
			await utils.console.papers.invalidate();
			onClose();
		},
	});
	return (
		<FormDialog
			title={t('comingPapers.schedule.title')}
			form={form}
			action={t('comingPapers.schedule.action')}
			onSubmit={({ publish_on }) =>
				schedule.mutateAsync({ is_premium: draft.is_premium, version: draft.version, publish_on })
			}
			onClose={onClose}
		>
			<Stack>
				<p>{t('comingPapers.schedule.effects')}</p>
			</Stack>
			<TextInput
				{...fieldOf(form, 'publish_on', t('labels.papers.publish_on'))}
				need="required"
				type="date"
				width="medium"
				help={t('comingPapers.schedule.help')}
				min={addDays(tokyoDate(new Date()), 1)}
			/>
		</FormDialog>
	);
};
