import { css } from 'goober';
import { memo } from 'react';
import { QuestionGuidance } from '#client/assessment/guidance.tsx';
import { useText } from '#client/base/locale.tsx';
import { AnswerBadge } from '#client/console/assessments/checking/answer-badge.tsx';
import { useRateText } from '#client/console/assessments/checking/rating.tsx';
import type { CheckItem, Question } from '#client/console/assessments/checking/review-state.ts';
import type { CheckedSubCategory } from '#client/console/assessments/checking/rounds.ts';
import { Documents } from '#client/console/assessments/documents.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { color } from '#client/ui/tokens.ts';
import { tokyoMoment } from '#shared/dates.ts';
import type { DocumentFile } from '#shared/files/documents.ts';
import type { FormerNotes } from '#shared/reports/schemas.ts';

const question = css`
	display: flex; flex-direction: column; gap: 8px;
	& + & { border-top: 1px solid ${color.grey300}; padding-top: 16px; }
	& h3 { font-size: 16px; line-height: 1.6; }
	& .answer { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; }
	& .note { white-space: pre-wrap; overflow-wrap: anywhere; color: ${color.grey900}; }
	& ul { margin: 0; padding: 0; list-style: none; display: flex; flex-direction: column; gap: 8px; font-size: 14px; line-height: 1.6; }
	& li { padding-inline-start: 12px; border-inline-start: 3px solid ${color.grey300}; overflow-wrap: anywhere; }
	& .memo { white-space: pre-wrap; color: ${color.grey900}; background: ${color.blue50}; border-radius: 4px; padding: 4px 8px; margin-top: 4px; }
	& .before { color: ${color.grey700}; }
`;
const formerText = css`
	display: flex; flex-direction: column; gap: 4px; padding: 12px 16px; border-radius: 8px; background: ${color.grey50}; font-size: 14px; line-height: 1.6;
	& h3 { font-size: 14px; }
	& p { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** A check item with its rating and memo; in a re-assessment also those of the first round. */
const Rated = ({ item }: { item: CheckItem }) => {
	const { t } = useText();
	const rateText = useRateText();
	const first = 'first_evaluation_rate' in item ? item : null;
	return (
		<li>
			{item.content} <strong>{rateText(item.evaluation_rate)}</strong>
			{first && (
				<span className="before">
					{' '}
					{t('console.checking.firstRating', { rate: rateText(first.first_evaluation_rate) })}
				</span>
			)}
			{item.comment && <div className="memo">{item.comment}</div>}
			{first?.first_comment && first.first_comment !== item.comment && (
				<div className="before">{t('console.desk.firstMemo', { memo: first.first_comment })}</div>
			)}
		</li>
	);
};

const Asked = ({ asked, number }: { asked: Question; number: number }) => {
	const { t } = useText();
	const items: readonly CheckItem[] = asked.answer_evaluations;
	const name = t('console.checking.question', { number });
	return (
		<section className={question}>
			<h3>
				{name} {asked.content}
			</h3>
			<div className="answer">
				<AnswerBadge answer={asked.answer} />
				{asked.is_critical && <Badge tone="red">{t('console.checking.critical')}</Badge>}
			</div>
			{asked.extension_note && <p className="note">{asked.extension_note}</p>}
			<ul>
				{items.map((item) => (
					<Rated key={item.id} item={item} />
				))}
			</ul>
			<QuestionGuidance guidance={asked.guidance} question={name} />
		</section>
	);
};

export type FormerNote = FormerNotes['sub_category_results'][number];

/** The previous notes on the sub-category. */
const Former = ({ former, round }: { former: FormerNote; round: 1 | 2 }) => {
	const { t, locale } = useText();
	const time = tokyoMoment(new Date(former.confirmed_at), new Date(), locale);
	if (former.evaluation_note === '' && former.proposal_note === null) return null;
	return (
		<section className={formerText}>
			<h3>{t(round === 2 ? 'console.desk.firstNotes' : 'console.desk.formerNotes', { time })}</h3>
			{former.evaluation_note && <p>{former.evaluation_note}</p>}
			{former.proposal_note && (
				<>
					<h3>{t('labels.proposals.proposal_note')}</h3>
					<p>{former.proposal_note}</p>
				</>
			)}
		</section>
	);
};

type MaterialProps = {
	round: 1 | 2;
	sub: CheckedSubCategory;
	former: FormerNote | null;
	files: readonly DocumentFile[];
	onFile: (filePath: string) => void;
};

/** The material for a note on a sub-category: answers with notes, ratings with memos, previous notes, documents. */
export const Material = memo(({ round, sub, former, files, onFile }: MaterialProps) => {
	const { t } = useText();
	return (
		<Stack>
			{former && <Former former={former} round={round} />}
			{sub.answer_contents.map((asked, index) => (
				<Asked key={asked.id} asked={asked} number={index + 1} />
			))}
			<Fold
				name="desk-documents"
				summary={`${t('console.checking.files')} ${t('console.desk.fileCount', { count: files.length })}`}
			>
				<Documents files={files} onFile={onFile} />
			</Fold>
		</Stack>
	);
});
