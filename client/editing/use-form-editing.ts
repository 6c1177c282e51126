import { useMemo, useState } from 'react';
import { type DefaultValues, useWatch } from 'react-hook-form';
import { isText } from '#client/base/shape.ts';
import { useForm } from '#client/ui/form.tsx';
import type { FormSchema } from '#client/ui/form-schema.ts';
import { editsIn } from './draft.ts';
import { readDraft } from './draft-storage.ts';
import { type Edits, editCount, editsBetween, typedIn, type Values, withoutEdit } from './edits.ts';
import { openText } from './state.ts';
import { useUnsaved } from './use-unsaved.ts';

const NOTHING: Edits = {};

/** The values on which the edits are based. */
const startsOf = (edits: Edits): Values =>
	Object.fromEntries(Object.entries(edits).map(([key, { from }]) => [key, from]));

type FormEditingOptions<T extends Record<string, string>, O> = {
	/** The key of the draft in sessionStorage, such as 'company:1'. */
	name: string;
	schema: FormSchema<T, O>;
	/** Returns the stored values when the form opens. */
	stored: () => T;
	/** A field that is left out of drafts, such as a password. */
	secret?: keyof T & string;
};

/**
 * Edits a form of strings, with draft storage and navigation guard. Forms with a version also need `useVersionedForm`,
 * which takes `from` and calls `rebase`.
 */
export const useFormEditing = <T extends Record<string, string>, O>(options: FormEditingOptions<T, O>) => {
	const { name, schema, secret = '' } = options;
	const [stored] = useState(options.stored);
	const [left] = useState(() => {
		const saved = { version: 0, values: stored, saved_at: null, saved_by: null };
		return openText(saved, readDraft(name, editsIn(isText))).edits;
	});
	const [from, rebase] = useState<Values>(() => ({ ...stored, ...startsOf(left) }));
	const [isDone, setDone] = useState(false);
	const form = useForm<T, O>({ schema, defaultValues: { ...stored, ...typedIn(left) } as DefaultValues<T> });
	const typed = useWatch({ control: form.control }) as T;
	const edits = useMemo(() => (isDone ? NOTHING : editsBetween(from, typed)), [isDone, from, typed]);
	const draft = useMemo(() => withoutEdit(edits, secret), [edits, secret]);
	const changes = editCount(edits);
	const drop = useUnsaved({ name, draft: editCount(draft) > 0 ? draft : null, changes });
	return {
		form,
		changes,
		isRestored: editCount(left) > 0,
		/** The values on which the edits are based; for a restored draft those that were stored then. */
		from,
		rebase,
		/** Called after a save or on cancel: removes the draft and the navigation guard. */
		finish: (): void => {
			drop();
			setDone(true);
		},
	};
};

export type FormEditing<T extends Record<string, string>, O> = ReturnType<typeof useFormEditing<T, O>>;
