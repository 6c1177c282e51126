import { memo } from 'react';
import { GuidanceBody } from '#client/assessment/guidance.tsx';
import { useText } from '#client/base/locale.tsx';
import { Folded } from '#client/ui/folded.tsx';
import { Select, TextInput } from '#client/ui/inputs.tsx';
import { Stack } from '#client/ui/layout.tsx';
import {
	BASIS_KINDS,
	type Basis,
	type BasisKind,
	type Guidance,
	MAX_BASIS,
	MAX_EVIDENCE,
} from '#shared/papers/guidance.ts';
import { readGuidance } from '#shared/papers/shown-guidance.ts';
import { useEditing, useMark, useMarked } from './editing.ts';
import { Entries } from './entries.tsx';
import { EvidenceFields } from './evidence-fields.tsx';
import type { KeyPath, PaperNode } from './nodes.ts';
import { nameOfField } from './problems.ts';
import { Bilingual } from './text-pair.tsx';

const NO_GUIDANCE: Guidance = { purpose: '', purpose_en: null, basis: [], evidence: [] };
const NO_BASIS: Basis = { kind: 'law', text: '', text_en: null, source: '', source_en: null, as_of: null };
const NO_EVIDENCE: Guidance['evidence'][number] = { text: '', text_en: null };

type BasisProps = {
	owner: string;
	basis: Basis;
	field: `guidance.${string}`;
	change: (values: Partial<Basis>) => void;
};

const BasisFields = ({ owner, basis, field, change }: BasisProps) => {
	const { t } = useText();
	const mark = useMark();
	return (
		<>
			<Select
				name={nameOfField(owner, `${field}.kind`)}
				label={t('labels.papers.kind')}
				need="required"
				value={basis.kind}
				error={mark(owner, `${field}.kind`)}
				onChange={(event) => change({ kind: event.target.value as BasisKind })}
			>
				{BASIS_KINDS.map((kind) => (
					<option key={kind} value={kind}>
						{t(`guidance.kinds.${kind}`)}
					</option>
				))}
			</Select>
			<Bilingual
				owner={owner}
				fields={{ ja: `${field}.text`, en: `${field}.text_en` }}
				labels={{ ja: t('labels.papers.text'), en: t('labels.papers.text_en') }}
				need="required"
				values={{ ja: basis.text, en: basis.text_en ?? '' }}
				onValue={(language, value) => change(language === 'ja' ? { text: value } : { text_en: value || null })}
			/>
			<Bilingual
				owner={owner}
				fields={{ ja: `${field}.source`, en: `${field}.source_en` }}
				labels={{ ja: t('labels.papers.source'), en: t('labels.papers.source_en') }}
				need="required"
				values={{ ja: basis.source, en: basis.source_en ?? '' }}
				onValue={(language, value) => change(language === 'ja' ? { source: value } : { source_en: value || null })}
			/>
			<TextInput
				name={nameOfField(owner, `${field}.as_of`)}
				type="date"
				width="short"
				label={t('labels.papers.as_of')}
				need="optional"
				help={t('management.editor.guidance.asOfHelp')}
				value={basis.as_of ?? ''}
				error={mark(owner, `${field}.as_of`)}
				onChange={(event) => change({ as_of: event.target.value || null })}
			/>
			{(['from', 'until'] as const).map((name) => (
				<TextInput
					key={name}
					name={nameOfField(owner, `${field}.${name}`)}
					type="date"
					width="short"
					label={t(`labels.papers.${name}`)}
					need="optional"
					help={t(`management.editor.guidance.${name}Help`)}
					value={basis[name] ?? ''}
					error={mark(owner, `${field}.${name}`)}
					onChange={(event) => change({ [name]: event.target.value || null })}
				/>
			))}
		</>
	);
};

type FieldsProps = {
	path: KeyPath;
	/** Key of the question. */
	owner: string;
	guidance: Guidance;
};

const GuidanceFields = ({ path, owner, guidance }: FieldsProps) => {
	const { t } = useText();
	const { dispatch } = useEditing();
	const change = (values: Partial<Guidance>): void =>
		dispatch({ type: 'change', path, values: { guidance: { ...guidance, ...values } } });
	return (
		<Stack gap="large">
			<Bilingual
				owner={owner}
				fields={{ ja: 'guidance.purpose', en: 'guidance.purpose_en' }}
				labels={{ ja: t('labels.papers.purpose'), en: t('labels.papers.purpose_en') }}
				need="required"
				help={t('management.editor.guidance.purposeHelp')}
				values={{ ja: guidance.purpose, en: guidance.purpose_en ?? '' }}
				onValue={(language, value) => change(language === 'ja' ? { purpose: value } : { purpose_en: value || null })}
			/>
			<Entries<Basis>
				owner={owner}
				field="guidance.basis"
				first="kind"
				title={t('labels.papers.basis')}
				add={t('management.editor.guidance.addBasis')}
				entries={guidance.basis}
				empty={NO_BASIS}
				most={MAX_BASIS}
				onEntries={(basis) => change({ basis })}
			>
				{(basis, field, changeBasis) => <BasisFields owner={owner} basis={basis} field={field} change={changeBasis} />}
			</Entries>
			<Entries<Guidance['evidence'][number]>
				owner={owner}
				field="guidance.evidence"
				first="text"
				title={t('labels.papers.evidence')}
				add={t('management.editor.guidance.addEvidence')}
				entries={guidance.evidence}
				empty={NO_EVIDENCE}
				most={MAX_EVIDENCE}
				onEntries={(evidence) => change({ evidence })}
			>
				{(evidence, field, changeEvidence) => (
					<EvidenceFields owner={owner} evidence={evidence} field={field} change={changeEvidence} />
				)}
			</Entries>
		</Stack>
	);
};

type GuidanceProps = Omit<FieldsProps, 'guidance'> & Pick<PaperNode, 'guidance' | 'isEditing' | 'isUnfolded'>;

/** The guidance of a question; collapsed. */
export const GuidancePart = memo(({ path, owner, guidance, isEditing, isUnfolded }: GuidanceProps) => {
	const { t, locale } = useText();
	const { dispatch } = useEditing();
	const { messages } = useMarked();
	const shown = readGuidance(guidance, locale);
	const prefix = nameOfField(owner, 'guidance.');
	const hasErrors = [...messages.keys()].some((name) => name.startsWith(prefix));
	const counts = {
		basis: guidance?.basis.length ?? 0,
		evidence: guidance?.evidence.length ?? 0,
	};
	return (
		<Folded
			title={t('labels.papers.guidance')}
			aside={
				hasErrors
					? t('management.editor.hasErrors')
					: t(shown ? 'management.editor.guidance.counts' : 'management.editor.unset', counts)
			}
			isOpen={isUnfolded}
			onToggle={(isOpen) => dispatch({ type: 'unfold', path, isUnfolded: isOpen })}
		>
			{isEditing ? (
				<GuidanceFields path={path} owner={owner} guidance={guidance ?? NO_GUIDANCE} />
			) : shown ? (
				<GuidanceBody guidance={shown} />
			) : (
				<p>{t('management.editor.guidance.none')}</p>
			)}
		</Folded>
	);
});
