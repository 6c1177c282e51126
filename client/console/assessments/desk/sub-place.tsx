import { css } from 'goober';
import { useMemo } from 'react';
import { api } from '#client/api/client.ts';
import { MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { useSubCategory } from '#client/console/assessments/checking/rounds.ts';
import { judgementOf } from '#client/documents/grade-text.ts';
import { Icon } from '#client/ui/icons.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { paletteOf, ScoreBar } from '#client/ui/progress.tsx';
import { color } from '#client/ui/tokens.ts';
import { gradeOf } from '#shared/assessment/grade.ts';
import type { DeskSub } from './contents.ts';
import type { DeskNote } from './desk-notes.ts';
import { materialPane, notesPane, placeHead } from './layout.ts';
import { type FormerNote, Material } from './material.tsx';
import { memoLines, memosOf } from './memos.ts';
import { NoteBox, type Source } from './note-box.tsx';
import { subField, textOf } from './note-fields.ts';
import type { Desk } from './use-desk.ts';
import type { PhraseSubject } from './use-phrases.ts';

const score = css`
	display: flex; flex-direction: column; gap: 4px; max-width: 320px;
	& p { font-size: 14px; font-weight: 700; }
	& .before { font-weight: 400; color: ${color.grey700}; }
`;
const locked = css`
	display: flex; flex-direction: column; gap: 4px; padding: 16px; border: 1px dashed ${color.grey500}; border-radius: 8px; background: ${color.grey50};
	& .title { display: flex; align-items: center; gap: 8px; font-size: 17px; font-weight: 700; }
	& .reason { font-size: 14px; line-height: 1.6; color: ${color.grey700}; }
`;

/** Selects phrases for the sub-category, and fills in their placeholders. */
const useSubject = ({ report }: Desk, sub: DeskSub): Omit<PhraseSubject, 'note'> => {
	const { company_name: company } = report.company;
	return useMemo(() => {
		const grade = gradeOf(sub.score, 100);
		return {
			key: sub.key,
			grade,
			values: {
				company,
				sub_category: sub.content,
				score: sub.score === null ? MISSING : String(sub.score),
				grade: grade ?? MISSING,
			},
		};
	}, [company, sub.key, sub.content, sub.score]);
};

/** What can be inserted into each note: its first draft, the memos of the ratings, and the previous text. */
const useSources = (desk: Desk, sub: DeskSub, former: FormerNote | null) => {
	const { t } = useText();
	const field = subField(sub.id);
	const isEmpty = {
		evaluation: textOf(desk.reportText.read(field)).trim() === '',
		proposal: textOf(desk.proposalText.read(field)).trim() === '',
	};
	const checked = useSubCategory(desk.round, sub.checkedId ?? 0, sub.checkedId !== null).data?.data;
	return useMemo(() => {
		const memos = checked ? memosOf(checked.answer_contents) : [];
		const fromMemos: Source[] =
			memos.length > 0
				? [{ kind: 'memos', label: t('console.desk.takeMemos', { count: memos.length }), text: memoLines(memos) }]
				: [];
		const draft = desk.drafts.get(sub.id);
		const fromDraft = (text: string | null | undefined, begins: boolean): Source[] => {
			if (!text) return [];
			const name = t('console.desk.draft.what');
			return [
				{ kind: 'draft', label: t(begins ? 'console.desk.draft.begin' : 'console.desk.draft.insert'), name, text },
			];
		};
		const label = t(desk.round === 2 ? 'console.desk.takeFirst' : 'console.desk.takeFormer');
		const fromFormer = (text: string | null | undefined): Source[] => (text ? [{ kind: 'former', label, text }] : []);
		return {
			evaluation: [
				...fromDraft(draft?.evaluation_note, isEmpty.evaluation),
				...fromMemos,
				...fromFormer(former?.evaluation_note),
			],
			proposal: [
				...fromDraft(draft?.proposal_note, isEmpty.proposal),
				...fromMemos,
				...fromFormer(former?.proposal_note),
			],
		};
	}, [checked, former, desk.round, desk.drafts, sub.id, isEmpty.evaluation, isEmpty.proposal, t]);
};

const Score = ({ sub, former, round }: { sub: DeskSub; former: FormerNote | null; round: 1 | 2 }) => {
	const { t } = useText();
	return (
		<div className={score}>
			<ScoreBar score={sub.score} label={t('console.notes.scoreOf', { title: sub.content })} />
			<p style={{ color: paletteOf(sub.score).text }}>{judgementOf(sub.score, t)}</p>
			{former && (
				<p className="before">
					{t(round === 2 ? 'console.desk.firstScore' : 'console.desk.formerScore', { score: former.score ?? MISSING })}
				</p>
			)}
		</div>
	);
};

/** Shown instead of the proposal's note until there is a proposal. */
const LockedProposal = () => {
	const { t } = useText();
	return (
		<div className={locked}>
			<p className="title">
				<Icon name="info" />
				{t('labels.proposals.proposal_note')}
			</p>
			<p className="reason">{t('console.desk.locked')}</p>
		</div>
	);
};

const Notes = ({ desk, sub, former }: { desk: Desk; sub: DeskSub; former: FormerNote | null }) => {
	const { t } = useText();
	const subject = useSubject(desk, sub);
	const sources = useSources(desk, sub, former);
	const field = subField(sub.id);
	const lines = desk.round === 1 ? { from: 5, to: 12 } : { from: 10, to: 18 };
	const isUnedited = (notes: readonly DeskNote[]): boolean =>
		notes.some((note) => note.field === field && note.isUnedited);
	const shared = { field, title: sub.content, subject, lines };
	return (
		<>
			<NoteBox
				{...shared}
				kind="evaluation"
				label={t('labels.reports.evaluation_note')}
				value={desk.reportText.read(field)}
				isEditable={desk.isReportEditable}
				sources={sources.evaluation}
				isUnedited={isUnedited(desk.reportNotes)}
				onChange={desk.reportText.set}
			/>
			{desk.round === 1 &&
				(desk.proposal ? (
					<NoteBox
						{...shared}
						kind="proposal"
						label={t('labels.proposals.proposal_note')}
						value={desk.proposalText.read(field)}
						isEditable={desk.isProposalEditable}
						sources={sources.proposal}
						isUnedited={isUnedited(desk.proposalNotes)}
						onChange={desk.proposalText.set}
					/>
				) : (
					<LockedProposal />
				))}
		</>
	);
};

/** A sub-category: the material on the left, its notes on the right. */
export const SubPlace = ({ desk, sub }: { desk: Desk; sub: DeskSub }) => {
	const query = useSubCategory(desk.round, sub.checkedId ?? 0, sub.checkedId !== null);
	const which = desk.round === 1 ? 'first' : 'second';
	const former = api.console.reports[which].former.useQuery({ id: desk.id }, { meta: { handlesFailure: true } });
	const before = former.data?.data.sub_category_results.find(({ id }) => id === sub.id) ?? null;
	return (
		<>
			<div className={notesPane}>
				<Notes key={sub.id} desk={desk} sub={sub} former={before} />
			</div>
			<div className={materialPane}>
				<div className={placeHead}>
					<h2 tabIndex={-1}>{sub.content}</h2>
					<Score sub={sub} former={before} round={desk.round} />
				</div>
				<Loaded query={query} heights={[24, 80, 24, 80]}>
					{(checked) => (
						<Material
							round={desk.round}
							sub={checked}
							former={before}
							files={desk.report.company_document_files}
							onFile={desk.showFile}
						/>
					)}
				</Loaded>
			</div>
		</>
	);
};
