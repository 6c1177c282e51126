import { useText } from '#client/base/locale.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { useEditing, useMark } from './editing.ts';
import type { KeyPath, PaperNode } from './nodes.ts';
import { nameOfField } from './problems.ts';
import { Bilingual } from './text-pair.tsx';

type PartProps = { path: KeyPath; question: PaperNode };

/** The condition under which 'not applicable' is a valid answer. */
export const ConditionFields = ({ path, question }: PartProps) => {
	const { t } = useText();
	const { isPremium, dispatch } = useEditing();
	return (
		<Bilingual
			owner={question.key}
			fields={{ ja: 'naCondition', en: 'naConditionEn' }}
			labels={{ ja: t('labels.papers.na_condition'), en: t('labels.papers.na_condition_en') }}
			need="optional"
			help={t(isPremium ? 'management.editor.conditionHelp' : 'management.editor.simpleConditionHelp')}
			values={{ ja: question.naCondition, en: question.naConditionEn }}
			onValue={(language, value) =>
				dispatch({ type: 'change', path, values: { [language === 'ja' ? 'naCondition' : 'naConditionEn']: value } })
			}
		/>
	);
};

type ItemProps = { path: KeyPath; item: PaperNode };

/** Whether 0 % on a check item of a critical question is a violation; without an anchor for 50 % it always is. */
export const CriticalItemField = ({ path, item }: ItemProps) => {
	const { t } = useText();
	const { dispatch } = useEditing();
	if (item.anchors?.half === null) return <p>{t('management.editor.criticalWithoutHalf')}</p>;
	return (
		<div>
			<Checkbox
				name={nameOfField(item.key, 'isCriticalItem')}
				label={t('labels.papers.is_critical_item')}
				checked={item.isCriticalItem}
				onChange={(event) => dispatch({ type: 'change', path, values: { isCriticalItem: event.target.checked } })}
			/>
			<p>{t('management.editor.criticalItemHelp')}</p>
		</div>
	);
};

/** Whether the report names a failure of the question (a critical question); regular papers only. */
export const CriticalField = ({ path, question }: PartProps) => {
	const { t } = useText();
	const { dispatch } = useEditing();
	const mark = useMark();
	return (
		<div>
			<Checkbox
				name={nameOfField(question.key, 'isCritical')}
				label={t('labels.papers.is_critical')}
				checked={question.isCritical}
				error={mark(question.key, 'isCritical')}
				onChange={(event) => dispatch({ type: 'change', path, values: { isCritical: event.target.checked } })}
			/>
			<p>{t('management.editor.criticalHelp')}</p>
		</div>
	);
};
