import { css } from 'goober';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { api, type Outputs } from '#client/api/client.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { fieldOf, useForm } from '#client/ui/form.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { formSchema } from '#client/ui/form-schema.ts';
import { Select, TextInput } from '#client/ui/inputs.tsx';
import { phone } from '#client/ui/tokens.ts';
import { addDays, tokyoDate } from '#shared/dates.ts';
import { LOCALES, type Locale } from '#shared/i18n/translate.ts';
import { lastDayOf } from '#shared/shares/lifetime.ts';
import { SHARE_DAYS, shareBody } from '#shared/shares/schemas.ts';
import { useChoices } from './choices.ts';
import { type HistoryItem, readSubject } from './subjects.ts';

type Made = Outputs['app']['shares']['make']['data'];

/** A new link with the name of what it shows. */
export type MadeShare = Made & { name: string };

type Fields = { shows: string; shown_to: string; until: string; page_language: Locale };

const { shown_to, until, page_language } = shareBody;

const schema = formSchema<Fields>()(
	z.object({
		shows: z
			.string()
			.min(1, 'validation.required')
			.refine((text) => readSubject(text) !== null, 'validation.choice'),
		...{ shown_to, until, page_language },
	}),
);

/** A phone cuts what is chosen in its one line; period and points are at the end. */
const chosenInFull = css`display: none; font-size: 14px; line-height: 1.6; ${phone} { display: block; }`;

const LANGUAGES = { ja: 'common.japanese', en: 'common.english' } as const;

type MakeDialogProps = {
	items: readonly HistoryItem[];
	/** What is chosen at first; '' for nothing. */
	subject: string;
	onMade: (share: MadeShare) => void;
	onClose: () => void;
};

export const MakeShareDialog = ({ items, subject, onMade, onClose }: MakeDialogProps) => {
	const { t, locale } = useText();
	const utils = api.useUtils();
	const today = tokyoDate(new Date());
	const choices = useChoices(items);
	const form = useForm({
		schema,
		defaultValues: { shows: subject, shown_to: '', until: addDays(today, SHARE_DAYS), page_language: locale },
	});
	const subjectNow = useWatch({ control: form.control, name: 'shows' });
	const chosen = choices.find(({ value }) => value === subjectNow);
	const make = api.app.shares.make.useMutation({
		meta: { hasForm: true },
		onSuccess: () => utils.app.shares.invalidate(),
	});
	const send = async ({ shows, ...values }: Fields): Promise<void> => {
		const subjectSent = readSubject(shows);
		if (!subjectSent) return;
		const { data } = await make.mutateAsync({ ...values, ...subjectSent });
		onMade({ ...data, name: choices.find(({ value }) => value === shows)?.name ?? '' });
	};
	return (
		<FormDialog
			title={t('shares.form.title')}
			width="medium"
			form={form}
			action={t('shares.make')}
			untouched={t('shares.form.untouched')}
			onSubmit={send}
			onClose={onClose}
		>
			<p>{t('shares.form.warning')}</p>
			<Select
				{...fieldOf(form, 'shows', t('labels.shares.shows'))}
				need="required"
				width="full"
				help={t('shares.form.contentHelp')}
			>
				<option value="">{t('shares.form.choose')}</option>
				{choices.map(({ value, name }) => (
					<option key={value} value={value}>
						{name}
					</option>
				))}
			</Select>
			{chosen && <p className={chosenInFull}>{chosen.name}</p>}
			<TextInput
				{...fieldOf(form, 'shown_to', t('labels.shares.shown_to'))}
				need="required"
				help={t('shares.form.recipientHelp')}
			/>
			<TextInput
				{...fieldOf(form, 'until', t('labels.shares.until'))}
				need="required"
				type="date"
				width="short"
				min={today}
				max={lastDayOf(today)}
				help={t('shares.form.untilHelp', { date: formatDate(lastDayOf(today), locale) })}
			/>
			<Select {...fieldOf(form, 'page_language', t('labels.shares.page_language'))} need="required" width="short">
				{LOCALES.map((each) => (
					<option key={each} value={each}>
						{t(LANGUAGES[each])}
					</option>
				))}
			</Select>
		</FormDialog>
	);
};
