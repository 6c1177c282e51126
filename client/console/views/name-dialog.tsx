import { z } from 'zod';
import { useText } from '#client/base/locale.tsx';
import { fieldOf, useForm } from '#client/ui/form.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { viewBody } from '#shared/views/schemas.ts';

const schema = z.object({ name: viewBody.name });

type NameDialogProps = {
	title: string;
	/** The present name; '' for a new view. */
	name: string;
	help: string;
	onSubmit: (name: string) => Promise<unknown>;
	onClose: () => void;
};

/** Names a view, a new or a saved one. */
export const NameDialog = ({ title, name, help, onSubmit, onClose }: NameDialogProps) => {
	const { t } = useText();
	const form = useForm({ schema, defaultValues: { name } });
	return (
		<FormDialog
			title={title}
			form={form}
			action={t('console.savedViews.save')}
			onSubmit={async (values) => {
				await onSubmit(values.name);
				onClose();
			}}
			onClose={onClose}
		>
			<TextInput {...fieldOf(form, 'name', t('labels.views.name'))} need="required" help={help} />
		</FormDialog>
	);
};
