import { css } from 'goober';
import { GuidanceBody } from '#client/assessment/guidance.tsx';
import { useText } from '#client/base/locale.tsx';
import { RadioCards } from '#client/ui/choices.tsx';
import { OwnFolded } from '#client/ui/folded.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { color } from '#client/ui/tokens.ts';
import { readGuidance } from '#shared/papers/shown-guidance.ts';
import {
	type PreviewedPaper,
	type PreviewedPart,
	type PreviewedQuestion,
	readerContent,
	readerText,
} from './previewed.ts';

const introduced = css`white-space: pre-wrap;`;
const conditionText = css`font-size: 14px; color: ${color.grey700}; white-space: pre-wrap;`;
const column = css`max-width: 760px; margin: 0 auto;`;

const Question = ({ question, number }: { question: PreviewedQuestion; number: number }) => {
	const { t, locale } = useText();
	const condition = readerText(question.na_condition, question.na_condition_en, locale);
	const guidance = readGuidance(question.guidance ?? null, locale);
	return (
		<Panel label={t('management.preview.questionOf', { number })}>
			<Stack>
				<RadioCards
					name={`preview-${number}`}
					label={readerContent(question, locale) || t('management.editor.untitled')}
					need="unmarked"
					value={null}
					disabled
					onChoose={() => {}}
					choices={[
						{ value: 1, label: t('console.checking.answers.yes') },
						{ value: 2, label: t('console.checking.answers.no') },
						{ value: 3, label: t('console.checking.answers.notApplicable') },
					]}
				/>
				{condition && <p className={conditionText}>{t('management.preview.naCondition', { condition })}</p>}
				{guidance && (
					<OwnFolded title={t('labels.papers.guidance')}>
						<GuidanceBody guidance={guidance} />
					</OwnFolded>
				)}
			</Stack>
		</Panel>
	);
};

type ViewProps = { paper: PreviewedPaper; part: PreviewedPart };

/** A sub-category as companies see it when answering, without controls. */
export const CompanyView = ({ paper, part }: ViewProps) => {
	const { t, locale } = useText();
	const introduction = readerText(paper.introduction, paper.introduction_en, locale);
	return (
		<div className={column}>
			<Stack>
				{introduction && (
					<Panel label={t('labels.papers.introduction')}>
						<h3>{t('labels.papers.introduction')}</h3>
						<p className={introduced}>{introduction}</p>
					</Panel>
				)}
				<h3>
					{part.number} {readerContent(part.subCategory, locale)}
				</h3>
				{part.questions.map((question, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a preview has no state to keep
					<Question key={index} question={question} number={index + 1} />
				))}
			</Stack>
		</div>
	);
};
