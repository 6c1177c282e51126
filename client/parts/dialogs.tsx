import { z } from 'zod';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { EditDialog } from '#client/ui/edit-dialog.tsx';
import { fieldOf, useForm } from '#client/ui/form.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { LeaveDialog } from '#client/ui/leave-dialog.tsx';
import { framed, type Part } from './part.ts';
import { never, nothing, useLongText } from './samples.ts';

const Plain = () => {
	const { t } = useText();
	return (
		<Dialog title={t('common.notFound.title')} onClose={nothing} actions={<Button>{t('common.close')}</Button>}>
			<p>{t('common.notFound.lead')}</p>
		</Dialog>
	);
};

const LongText = () => {
	const { t } = useText();
	const text = useLongText();
	return (
		<Dialog
			title={text}
			onClose={nothing}
			first={<TextInput label={t('labels.accounts.name')} />}
			note={text}
			actions={<Button kind="primary">{t('common.save')}</Button>}
		>
			{['1', '2', '3', '4', '5', '6'].map((key) => (
				<p key={key}>{text}</p>
			))}
		</Dialog>
	);
};

const Confirm = ({ busy = false, blocked }: { busy?: boolean; blocked?: string }) => {
	const { t } = useText();
	return (
		<ConfirmDialog
			title={t('common.unsaved.typedTitle')}
			action={t('common.unsaved.discard')}
			danger
			busy={busy}
			blocked={blocked}
			onConfirm={nothing}
			onClose={nothing}
		>
			<p>{t('common.unsaved.typedLost')}</p>
		</ConfirmDialog>
	);
};

const Blocked = () => {
	const { t } = useText();
	return <Confirm blocked={t('forms.nothingChanged')} />;
};

const Edit = () => {
	const { t } = useText();
	return (
		<EditDialog
			title={t('labels.accounts.name')}
			isChanged={false}
			onClose={nothing}
			action={<Button kind="primary">{t('common.save')}</Button>}
		>
			<TextInput label={t('labels.accounts.name')} />
		</EditDialog>
	);
};

const schema = z.object({ name: z.string().min(1) });

const WithForm = () => {
	const { t } = useText();
	const form = useForm({ schema, defaultValues: { name: '' } });
	return (
		<FormDialog
			title={t('labels.accounts.name')}
			form={form}
			action={t('common.save')}
			onSubmit={never}
			onClose={nothing}
		>
			<TextInput {...fieldOf(form, 'name', t('labels.accounts.name'))} need="required" />
		</FormDialog>
	);
};

const Leave = () => (
	<LeaveDialog changes={3} reason="changes" proceed={nothing} savers={[]} discardAll={nothing} close={nothing} />
);

export const dialogs: Part = {
	id: 'dialogs',
	states: [
		framed('plain', 280, Plain),
		framed('long text', 640, LongText),
		framed('confirm', 280, () => <Confirm />),
		framed('confirm, busy', 280, () => <Confirm busy />),
		framed('confirm, disabled with its reason', 320, Blocked),
		framed('edit', 360, Edit),
		framed('form', 400, WithForm),
		framed('leave', 360, Leave),
	],
};
