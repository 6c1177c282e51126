import { css } from 'goober';
import { useOpenFile } from '#client/api/use-open-file.ts';
import { NaCondition, QuestionGuidance } from '#client/assessment/guidance.tsx';
import { useText } from '#client/base/locale.tsx';
import { AnswerBadge } from '#client/console/assessments/checking/answer-badge.tsx';
import { Evidence } from '#client/console/assessments/checking/evidence.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { color } from '#client/ui/tokens.ts';
import { SecondItem } from './second-item.tsx';
import type { SecondQuestion as Question, SecondRatings, SecondSheet } from './second-ratings.ts';

const label = css`font-size: 14px; font-weight: 700; color: ${color.grey600};`;
const note = css`line-height: 1.7; white-space: pre-wrap; overflow-wrap: anywhere;`;

type SecondQuestionProps = { question: Question; number: number; sheet: SecondSheet; ratings: SecondRatings };

/** A question as the company answered it, with its files and the second ratings. */
export const SecondQuestion = ({ question, number, sheet, ratings }: SecondQuestionProps) => {
	const { t } = useText();
	const openFile = useOpenFile();
	const name = t('console.checking.question', { number });
	const files = [
		...sheet.documents.filter(({ answer_content_ids: ids }) => ids.includes(question.id)),
		...sheet.request_files.filter(({ answer_content_id: id }) => id === question.id),
	];
	return (
		<Panel>
			<Stack gap="small">
				<h3>
					{name} {question.content}
				</h3>
				<NaCondition text={question.na_condition} />
				<p>
					<span className={label}>{t('console.checking.companyAnswer')}</span> <AnswerBadge answer={question.answer} />
				</p>
				<div>
					<p className={label}>{t('labels.assessment.extension_note')}</p>
					<p className={note}>{question.extension_note || t('console.checking.noNote')}</p>
				</div>
				<div>
					<p className={label}>{t('console.checking.files')}</p>
					<Evidence files={files} onFile={(path) => void openFile(path)} />
				</div>
				{question.guidance && <QuestionGuidance guidance={question.guidance} question={name} />}
				{question.answer_evaluations.map((item, at) => (
					<SecondItem key={item.id} item={item} number={`${number}-${at + 1}`} ratings={ratings} />
				))}
			</Stack>
		</Panel>
	);
};
