import { failsNow } from '#client/console/assessments/checking/live-state.ts';
import { Question } from '#client/console/assessments/checking/question.tsx';
import type { ReviewState } from '#client/console/assessments/checking/use-review.ts';
import type { FileOfQuestion, SecondQuestion as Rated } from './second-sheet.ts';

const NO_REQUESTS: readonly never[] = [];

/** Requests stay with whoever asked: what was asked says what the first rater doubted. */
const CANNOT_ASK = { ask: (): void => {}, open: (): void => {} };

type SecondQuestionProps = {
	question: Rated;
	number: number;
	files: readonly FileOfQuestion[];
	review: ReviewState;
};

/** A question of a calibration: as the check shows it, without anything of the first rating. */
export const SecondQuestion = ({ question, number, files, review }: SecondQuestionProps) => {
	const { values, currentId, notingId, acts } = review;
	return (
		<Question
			question={question}
			number={number}
			files={files}
			values={values}
			currentId={currentId}
			notingId={notingId}
			shown={null}
			isEditable
			acts={acts}
			requests={NO_REQUESTS}
			canAsk={false}
			askActs={CANNOT_ASK}
			hasFailed={failsNow(question, (key) => values[key] ?? null)}
			mark={undefined}
			isInSection
		/>
	);
};
