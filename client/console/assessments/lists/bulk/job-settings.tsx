import { useText } from '#client/base/locale.tsx';
import { AssessorPicker } from '#client/console/assessors/assessor-picker.tsx';
import { useStaff } from '#client/console/shell/staff.ts';
import { RadioCards } from '#client/ui/choices.tsx';
import { NumberInput, TextInput } from '#client/ui/inputs.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { ASSESSOR_CHOICES, type AssessorChoice } from '#shared/bulk/job-states.ts';
import type { JobSettings } from './job-body.ts';
import type { JobAct } from './targets.ts';

type SettingsProps = { settings: JobSettings; onChange: (next: Partial<JobSettings>) => void };

/** The rows of a job are chosen by the server, whose preview names who cannot be assigned to which. */
const NOT_KNOWN: readonly number[] = [];

const People = ({ settings: { people }, onChange }: SettingsProps) => (
	<AssessorPicker chosen={people} onChange={(next) => onChange({ people: next })} companyIds={NOT_KNOWN} />
);

const Period = ({ settings: { start, end }, onChange, help }: SettingsProps & { help: string }) => {
	const { t } = useText();
	return (
		<>
			<TextInput
				label={t('labels.assessment.start_date')}
				type="date"
				width="short"
				value={start}
				onChange={({ target }) => onChange({ start: target.value })}
			/>
			<TextInput
				label={t('labels.assessment.end_date')}
				help={help}
				type="date"
				width="short"
				value={end}
				onChange={({ target }) => onChange({ end: target.value })}
			/>
		</>
	);
};

const Assign = (props: SettingsProps) => {
	const { t } = useText();
	return (
		<>
			<People {...props} />
			<RadioCards<'adds' | 'changes'>
				label={t('console.bulk.assign.how')}
				need="unmarked"
				name="how"
				choices={[
					{ value: 'adds', label: t('console.bulk.assign.adds') },
					{ value: 'changes', label: t('console.bulk.assign.changes') },
				]}
				value={props.settings.replaces ? 'changes' : 'adds'}
				onChoose={(how) => props.onChange({ replaces: how === 'changes' })}
			/>
		</>
	);
};

const Start = (props: SettingsProps) => {
	const { t } = useText();
	const { isAdmin } = useStaff();
	const { settings, onChange } = props;
	return (
		<>
			{isAdmin && (
				<RadioCards<AssessorChoice>
					label={t('labels.bulk.assessor_choice')}
					need="unmarked"
					name="assessor_choice"
					choices={ASSESSOR_CHOICES.map((value) => ({ value, label: t(`console.bulk.start.choices.${value}`) }))}
					value={settings.choice}
					onChoose={(choice) => onChange({ choice })}
				/>
			)}
			{settings.choice !== 'keep' && (
				<>
					{settings.choice === 'spread' && <p>{t('console.bulk.start.spreadAmongAll')}</p>}
					<People {...props} />
				</>
			)}
			<RadioCards<'once' | 'waves'>
				label={t('console.bulk.start.when')}
				need="unmarked"
				name="when"
				choices={[
					{ value: 'once', label: t('console.bulk.start.once') },
					{ value: 'waves', label: t('console.bulk.start.waves') },
				]}
				value={settings.isInWaves ? 'waves' : 'once'}
				onChoose={(when) => onChange({ isInWaves: when === 'waves' })}
			/>
			{settings.isInWaves && (
				<NumberInput
					label={t('labels.bulk.per_day')}
					need="required"
					help={t('console.bulk.start.nextDays')}
					value={settings.perDay}
					onChange={({ target }) => onChange({ perDay: target.value })}
				/>
			)}
			<Period {...props} help={t('console.bulk.start.period')} />
		</>
	);
};

/** What a job needs to know before it can say what it will do. */
export const JobSettingsFields = ({ act, ...props }: SettingsProps & { act: JobAct }) => {
	const { t } = useText();
	return (
		<Stack>
			{act === 'assign' && <Assign {...props} />}
			{act === 'period' && <Period {...props} help={t('console.bulk.period.keeps')} />}
			{act === 'start' && <Start {...props} />}
			{act === 'remind' && <p>{t('console.bulk.remind.text')}</p>}
		</Stack>
	);
};
