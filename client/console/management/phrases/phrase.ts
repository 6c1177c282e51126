import { z } from 'zod';
import { api, type Outputs } from '#client/api/client.ts';
import { foundIn } from '#client/base/failure.ts';
import { savedFormOf } from '#client/editing/saved-form.ts';
import type { SavedText } from '#client/editing/state.ts';
import { formSchema } from '#client/ui/form-schema.ts';
import type { Grade } from '#shared/assessment/grade.ts';
import type { PhraseKind } from '#shared/phrases/kinds.ts';
import { phraseBody } from '#shared/phrases/schemas.ts';

export type Phrase = Outputs['console']['phrases']['list']['data'][number];

/** '' means any; for the kind, none. */
export type PhraseFields = {
	content: string;
	content_en: string;
	sub_category_key: string;
	grade_band: Grade | '';
	kind: PhraseKind | '';
};

export const phraseSchema = formSchema<PhraseFields>()(z.object(phraseBody));

export const EMPTY: PhraseFields = { content: '', content_en: '', sub_category_key: '', grade_band: '', kind: '' };

export const fieldsOf = ({ content, content_en, sub_category, grade_band, kind }: Phrase): PhraseFields => ({
	content,
	content_en: content_en ?? '',
	sub_category_key: sub_category?.key ?? '',
	grade_band: grade_band ?? '',
	kind: kind ?? '',
});

export const savedTextOf = (phrase: Phrase): SavedText => savedFormOf(phrase, fieldsOf(phrase));

/** The calls that write personal or shared phrases. */
export const writesOf = (isShared: boolean) => {
	const { add, edit, delete: remove, addShared, editShared, deleteShared } = api.console.phrases;
	return isShared ? { add: addShared, edit: editShared, remove: deleteShared } : { add, edit, remove };
};

/** Refetches a phrase after a conflict, and the list. */
export const useLoadAgain = (id: number) => {
	const utils = api.useUtils();
	return async (): Promise<Phrase> => {
		const { data } = await utils.client.console.phrases.list.query({});
		void utils.console.phrases.invalidate();
		return foundIn(data, id);
	};
};
