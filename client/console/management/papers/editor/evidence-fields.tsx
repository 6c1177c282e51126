import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { DEPARTMENTS, type Department, departmentNames } from '#shared/papers/departments.ts';
import type { AcceptedEvidence } from '#shared/papers/guidance.ts';
import { useEditing, useMark } from './editing.ts';
import { nameOfField } from './problems.ts';
import { Bilingual } from './text-pair.tsx';

const set = css`
	margin: 0; padding: 0; border: 0;
	& legend { padding: 0; font-weight: 700; }
	& > div { display: flex; flex-wrap: wrap; gap: 0 16px; }
`;

type EvidenceFieldsProps = {
	owner: string;
	evidence: AcceptedEvidence;
	field: `guidance.${string}`;
	change: (values: Partial<AcceptedEvidence>) => void;
};

/** Accepted evidence of a question; in the regular paper with its record and who keeps it. */
export const EvidenceFields = ({ owner, evidence, field, change }: EvidenceFieldsProps) => {
	const { t, locale } = useText();
	const { isPremium } = useEditing();
	const mark = useMark();
	const { text, text_en, record, department = [] } = evidence;
	const tick = (one: Department, isTicked: boolean): void =>
		change({ department: DEPARTMENTS.filter((each) => (each === one ? isTicked : department.includes(each))) });
	return (
		<>
			<Bilingual
				owner={owner}
				fields={{ ja: `${field}.text`, en: `${field}.text_en` }}
				labels={{ ja: t('labels.papers.text'), en: t('labels.papers.text_en') }}
				need="required"
				values={{ ja: text, en: text_en ?? '' }}
				onValue={(language, value) => change(language === 'ja' ? { text: value } : { text_en: value || null })}
			/>
			{isPremium && (
				<>
					<TextInput
						name={nameOfField(owner, `${field}.record`)}
						label={t('labels.papers.record')}
						need="optional"
						help={t('management.editor.guidance.recordHelp')}
						autoComplete="off"
						spellCheck={false}
						value={record ?? ''}
						error={mark(owner, `${field}.record`)}
						onChange={(event) => change({ record: event.target.value || null })}
					/>
					<fieldset className={set}>
						<legend>{t('labels.papers.department')}</legend>
						<div>
							{DEPARTMENTS.map((one) => (
								<Checkbox
									key={one}
									label={departmentNames[one][locale]}
									checked={department.includes(one)}
									onChange={(event) => tick(one, event.target.checked)}
								/>
							))}
						</div>
					</fieldset>
				</>
			)}
		</>
	);
};
