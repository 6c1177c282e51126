import type { useAsking } from '#client/console/assessments/evidence/use-asking.ts';
import type { useMarks } from '#client/console/assessments/voice/marks.ts';
import type { EvidenceDocument } from '#shared/files/documents.ts';
import { Question } from './question.tsx';
import type { CheckItem } from './review-state.ts';
import type { CheckedSubCategory, Sheet } from './rounds.ts';
import type { ReviewState } from './use-review.ts';

const NO_FILES: readonly EvidenceDocument[] = [];

type ReviewQuestionsProps = {
	sub: CheckedSubCategory;
	sheet: Sheet | undefined;
	review: ReviewState;
	asking: ReturnType<typeof useAsking>;
	marks: ReturnType<typeof useMarks>;
	/** Ids of critical questions that fail. */
	failed: ReadonlySet<number>;
};

/** The questions of a sub-category; if only changed items are shown, only the questions that have one. */
export const ReviewQuestions = ({ sub, sheet, review, asking, marks, failed }: ReviewQuestionsProps) => {
	const { shown, values, currentId, notingId, acts } = review;
	return sub.answer_contents.map((question, index) => {
		const isShown = !shown || question.answer_evaluations.some(({ id }: Pick<CheckItem, 'id'>) => shown.has(id));
		return (
			isShown && (
				<Question
					key={question.id}
					question={question}
					number={index + 1}
					files={sheet?.company_document_files ?? NO_FILES}
					values={values}
					currentId={currentId}
					notingId={notingId}
					shown={shown}
					isEditable={sub.is_editable && !question.is_locked}
					acts={acts}
					requests={asking.requestsOf(question.id)}
					canAsk={asking.canAsk}
					askActs={asking.acts}
					hasFailed={failed.has(question.id)}
					mark={marks.ofQuestion.get(question.id)}
				/>
			)
		);
	});
};
