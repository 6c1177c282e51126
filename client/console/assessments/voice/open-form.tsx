import { css } from 'goober';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { api, type Outputs } from '#client/api/client.ts';
import { formatDate, formatNumber } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import type { Sheet } from '#client/console/assessments/checking/rounds.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { FieldGroup } from '#client/ui/field.tsx';
import { Form, fieldOf, useForm } from '#client/ui/form.tsx';
import { NumberInput, TextInput } from '#client/ui/inputs.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { tokyoDate } from '#shared/dates.ts';
import { languageNames, VOICE_LANGUAGES } from '#shared/voice/languages.ts';
import { LEAST_CODES, MOST_CODES } from '#shared/voice/limits.ts';
import { voiceTexts } from '#shared/voice/texts/all.ts';
import { LocalAddress } from './local-address.tsx';
import { NoOperator } from './no-operator.tsx';
import { lastDaysFrom, type OpenFields, openSchema, usualFields } from './open-fields.ts';

const choices = css`display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 360px), 1fr)); gap: 0 24px;`;

/** Languages whose texts no native speaker has reviewed are marked, so that they are chosen knowingly. */
const Languages = <O,>({ form }: { form: UseFormReturn<OpenFields, unknown, O> }) => {
	const { t, locale } = useText();
	const { label, error, ...registered } = fieldOf(form, 'languages', t('labels.voice.languages'));
	const isUnread = (language: (typeof VOICE_LANGUAGES)[number]): boolean => voiceTexts[language].reviewed_by === null;
	return (
		<FieldGroup
			label={label}
			need="required"
			help={t('console.voice.languagesHelp', { count: VOICE_LANGUAGES.length })}
			error={error}
		>
			<div className={choices}>
				{VOICE_LANGUAGES.map((language) => {
					const name = languageNames[language][locale];
					return (
						<Checkbox
							key={language}
							{...registered}
							value={language}
							label={isUnread(language) ? t('console.voice.unread', { name }) : name}
						/>
					);
				})}
			</div>
			{VOICE_LANGUAGES.some(isUnread) && <p>{t('console.voice.unreadText')}</p>}
			<p>{t('console.voice.otherSpeakers')}</p>
		</FieldGroup>
	);
};

type OpenFormProps = { sheet: Sheet; onOpened: (opened: Outputs['console']['voice']['open']['data']) => void };

/** Opens a round: closing day, number of codes, and languages. */
export const OpenForm = ({ sheet, onOpened }: OpenFormProps) => {
	const { t, locale } = useText();
	const [today] = useState(() => tokyoDate(new Date()));
	const employees = sheet.company.foreign_employee_count;
	const days = lastDaysFrom(today);
	const shown = { from: formatDate(days.from, locale), to: formatDate(days.to, locale) };
	const form = useForm({ schema: openSchema(t, days, shown), defaultValues: usualFields(today, employees) });
	// `gcTime: 0`: the codes exist only on the screen that prints them.
	const open = api.console.voice.open.useMutation({ meta: { hasForm: true, silent: true }, gcTime: 0 });
	return (
		<Panel label={t('console.voice.openTitle')}>
			<Stack gap="large">
				<h2>{t('console.voice.openTitle')}</h2>
				<LocalAddress origin={location.origin} />
				<NoOperator />
				<Form
					form={form}
					onSubmit={async (body) => onOpened((await open.mutateAsync({ progress_id: sheet.id, ...body })).data)}
				>
					<TextInput
						{...fieldOf(form, 'closes_on', t('labels.voice.closes_on'))}
						type="date"
						need="required"
						width="medium"
						min={days.from}
						max={days.to}
						help={t('console.voice.closesOnHelp', shown)}
					/>
					<NumberInput
						{...fieldOf(form, 'code_count', t('labels.voice.code_count'))}
						need="required"
						help={t('console.voice.codeCountHelp', {
							least: LEAST_CODES,
							most: formatNumber(MOST_CODES),
							employees,
						})}
					/>
					<Languages form={form} />
					<div>
						<Button type="submit" kind="primary" busy={form.formState.isSubmitting}>
							{t('console.voice.open')}
						</Button>
					</div>
				</Form>
			</Stack>
		</Panel>
	);
};
