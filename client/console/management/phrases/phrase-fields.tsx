import { type UseFormReturn, useWatch } from 'react-hook-form';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { fieldOf } from '#client/ui/form.tsx';
import { Select, TextArea } from '#client/ui/inputs.tsx';
import { GRADES } from '#shared/assessment/grade.ts';
import { LIMITS } from '#shared/limits.ts';
import { PHRASE_KINDS } from '#shared/phrases/kinds.ts';
import type { Phrase, PhraseFields } from './phrase.ts';

type SubCategory = { key: string; content: string };

/** The sub-categories of the active paper, and the phrase's own one if the paper no longer has it. */
const useSubCategories = (own: Phrase['sub_category'] | undefined): [group: string, subs: SubCategory[]][] => {
	const { t } = useText();
	const found = api.console.phrases.subCategories.useQuery(undefined, { meta: { handlesFailure: true } }).data?.data;
	const groups = [...Map.groupBy(found ?? [], (sub) => sub.main_category)];
	if (!own || found?.some(({ key }) => key === own.key)) return groups;
	return [...groups, [t('management.phrases.former'), [{ key: own.key, content: own.content ?? own.key }]]];
};

type FieldsProps<O> = { form: UseFormReturn<PhraseFields, unknown, O>; own?: Phrase['sub_category'] | undefined };

type TextProps<O> = {
	form: FieldsProps<O>['form'];
	name: 'content' | 'content_en';
	need: 'required' | 'optional';
	help: string;
};

const PhraseText = <O,>({ form, name, need, help }: TextProps<O>) => {
	const { t } = useText();
	const text = useWatch({ control: form.control, name });
	const { ref: _ref, onChange: _onChange, ...field } = fieldOf(form, name, t(`labels.papers.${name}`));
	return (
		<TextArea
			{...field}
			need={need}
			help={help}
			lines={{ from: 4, to: 10 }}
			maxLength={LIMITS.comment}
			value={text}
			onValue={(typed) => form.setValue(name, typed, { shouldDirty: true, shouldValidate: true })}
		/>
	);
};

/** The fields of a phrase: its text, sub-category, grade and kind. */
export const PhraseFieldset = <O,>({ form, own }: FieldsProps<O>) => {
	const { t } = useText();
	const groups = useSubCategories(own);
	return (
		<>
			<PhraseText form={form} name="content" need="required" help={t('management.phrases.placeholders')} />
			<PhraseText form={form} name="content_en" need="optional" help={t('management.phrases.englishHelp')} />
			<Select {...fieldOf(form, 'sub_category_key', t('labels.phrases.sub_category_key'))} width="full">
				<option value="">{t('management.phrases.any')}</option>
				{groups.map(([group, subs]) => (
					<optgroup key={group} label={group}>
						{subs.map((sub) => (
							<option key={sub.key} value={sub.key}>
								{sub.content}
							</option>
						))}
					</optgroup>
				))}
			</Select>
			<Select {...fieldOf(form, 'grade_band', t('labels.phrases.grade_band'))} width="short">
				<option value="">{t('management.phrases.any')}</option>
				{GRADES.map((grade) => (
					<option key={grade} value={grade}>
						{grade} {t(`common.grades.${grade}`)}
					</option>
				))}
			</Select>
			<Select {...fieldOf(form, 'kind', t('labels.phrases.kind'))} width="short">
				<option value="">{t('management.phrases.noKind')}</option>
				{PHRASE_KINDS.map((kind) => (
					<option key={kind} value={kind}>
						{t(`console.desk.phraseKinds.${kind}`)}
					</option>
				))}
			</Select>
		</>
	);
};
