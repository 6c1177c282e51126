import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { ConflictDialog } from '#client/editing/conflict-dialog.tsx';
import type { Value } from '#client/editing/edits.ts';
import { useVersionedForm } from '#client/editing/use-versioned-form.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { useForm } from '#client/ui/form.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { PHRASE_KINDS } from '#shared/phrases/kinds.ts';
import { EMPTY, fieldsOf, type Phrase, phraseSchema, savedTextOf, useLoadAgain, writesOf } from './phrase.ts';
import { PhraseFieldset } from './phrase-fields.tsx';

const useDone = (onClose: () => void) => {
	const utils = api.useUtils();
	return async (): Promise<void> => {
		await utils.console.phrases.invalidate();
		onClose();
	};
};

/** Adds a personal or a shared phrase. */
export const AddPhrase = ({ isShared, onClose }: { isShared: boolean; onClose: () => void }) => {
	const { t } = useText();
	const done = useDone(onClose);
	const form = useForm({ schema: phraseSchema, defaultValues: EMPTY });
	const add = writesOf(isShared).add.useMutation({ meta: { hasForm: true } });
	return (
		<FormDialog
			title={t(isShared ? 'management.phrases.addShared' : 'management.phrases.addOwn')}
			form={form}
			action={t('management.phrases.add')}
			onSubmit={async (body) => {
				await add.mutateAsync(body);
				await done();
			}}
			onClose={onClose}
		>
			<PhraseFieldset form={form} />
		</FormDialog>
	);
};

type PhraseDialog = { phrase: Phrase; onClose: () => void };

export const EditPhrase = ({ phrase, onClose }: PhraseDialog) => {
	const { t } = useText();
	const done = useDone(onClose);
	const loadAgain = useLoadAgain(phrase.id);
	const form = useForm({ schema: phraseSchema, defaultValues: fieldsOf(phrase) });
	const edit = writesOf(phrase.is_shared).edit.useMutation({ meta: { handlesFailure: true } });
	const saving = useVersionedForm({
		form,
		server: savedTextOf(phrase),
		save: (body, version) => edit.mutateAsync({ id: phrase.id, ...body, version }),
		reload: async () => savedTextOf(await loadAgain()),
		done,
	});
	const labelOf = (key: string): string => {
		if (key === 'content' || key === 'content_en') return t(`labels.papers.${key}`);
		return t(`labels.phrases.${key === 'grade_band' || key === 'kind' ? key : 'sub_category_key'}`);
	};
	const wordsOf = (key: string, value: Value): string => {
		if (value === '' || value === null) {
			return t(key === 'content_en' || key === 'kind' ? 'editing.empty' : 'management.phrases.any');
		}
		const kind = key === 'kind' && PHRASE_KINDS.find((one) => one === value);
		if (kind) return t(`console.desk.phraseKinds.${kind}`);
		return key === 'sub_category_key' && value === phrase.sub_category?.key
			? (phrase.sub_category.content ?? String(value))
			: String(value);
	};
	return (
		<>
			<FormDialog
				title={t('management.phrases.editTitle')}
				form={form}
				action={t('management.phrases.save')}
				onSubmit={saving.save}
				onClose={onClose}
			>
				<PhraseFieldset form={form} own={phrase.sub_category} />
			</FormDialog>
			{saving.conflict && (
				<ConflictDialog editor={saving} conflict={saving.conflict} labelOf={labelOf} wordsOf={wordsOf} />
			)}
		</>
	);
};

export const DeletePhrase = ({ phrase, onClose }: PhraseDialog) => {
	const { t } = useText();
	const done = useDone(onClose);
	const remove = writesOf(phrase.is_shared).remove.useMutation();
	const { run, busy } = useSingle(async () => {
		await remove.mutateAsync({ id: phrase.id });
		await done();
	});
	return (
		<ConfirmDialog
			title={t('management.phrases.deleteTitle')}
			action={t('management.phrases.delete')}
			danger
			busy={busy}
			width="medium"
			onConfirm={() => void run()}
			onClose={onClose}
		>
			<p style={{ whiteSpace: 'pre-wrap' }}>{phrase.content}</p>
			<p>{t('management.cannotUndo')}</p>
		</ConfirmDialog>
	);
};
