import { css } from 'goober';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { Redirect } from 'wouter';
import { Introduction } from '#client/assessment/introduction.tsx';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';
import { useTitle } from '#client/base/title.ts';
import {
	allQuestionsOf,
	type FreeCategory,
	type FreePaper,
	useFreePaper,
} from '#client/public/free-assessment/free-paper.ts';
import { type FreeInfo, readInfo, rememberPaperId } from '#client/public/free-assessment/memory.ts';
import { useRefererId } from '#client/public/free-assessment/referer.ts';
import { StepList } from '#client/public/free-assessment/step-list.tsx';
import { Container, Stack } from '#client/ui/layout.tsx';
import { type Load, Loading } from '#client/ui/loaded.tsx';
import { Banner } from '#client/ui/states.tsx';
import { useUnsavedChanges } from '#client/ui/unsaved.tsx';
import type { AnswerCode } from '#shared/assessment/grading.ts';
import type { FreeAnswers } from '#shared/free-assessment/scoring.ts';
import { CategorySteps } from './category-steps.tsx';
import { progressOf } from './progress.ts';
import { QuestionsBar } from './progress-bar.tsx';
import { headingIdOf, QuestionList } from './question-list.tsx';
import { nameOf } from './question-row.tsx';
import { useSendResult } from './send-result.ts';

const columns = css`
	display: grid; grid-template-columns: 240px minmax(0, 1fr); gap: 48px; margin-top: 32px;
	@media (max-width: 1023px) { grid-template-columns: minmax(0, 760px); gap: 24px; }
`;

const focusQuestion = (questionId: number): void => {
	const input = document.getElementsByName(nameOf(questionId))[0];
	input?.scrollIntoView({ block: 'center' });
	input?.focus({ preventScroll: true });
};

const focusHeading = (category: Pick<FreeCategory, 'id'>): void => {
	const heading = document.getElementById(headingIdOf(category));
	heading?.scrollIntoView();
	heading?.focus({ preventScroll: true });
};

/** One category per step on a single page: steps are not history entries, as going back would lose everything. */
const Sheet = ({ paper, info }: { paper: FreePaper; info: FreeInfo }) => {
	const { t } = useText();
	const [answers, setAnswers] = useState<FreeAnswers>(new Map());
	const [step, setStep] = useState(0);
	const [missingAt, setMissingAt] = useState<number | null>(null);
	const { send, isSending } = useSendResult(paper, info);
	const categories = useMemo(() => progressOf(paper, answers), [paper, answers]);
	useUnsavedChanges(answers.size, { reason: 'answers' });
	const answer = useCallback((questionId: number, chosen: AnswerCode): void => {
		setAnswers((given) => new Map(given).set(questionId, chosen));
	}, []);
	const goToStep = (index: number): void => {
		// Elements must be rendered before they can be focused.
		flushSync(() => {
			setStep(index);
			setMissingAt(null);
		});
		const category = categories[index];
		if (category) focusHeading(category);
	};
	const goToFirstMissing = (): void => {
		const index = categories.findIndex(({ firstMissing }) => firstMissing !== null);
		const question = categories[index]?.firstMissing;
		if (!question) return;
		flushSync(() => {
			setStep(index);
			setMissingAt(question.id);
		});
		focusQuestion(question.id);
	};
	const submit = (): void => {
		if (categories.every(({ firstMissing }) => firstMissing === null)) send(answers);
		else goToFirstMissing();
	};
	return (
		<>
			<Container>
				<Stack gap="large">
					<StepList current="questions" />
					<h1>{t('free.questions.title')}</h1>
					<p>{t('free.questions.lead', { count: allQuestionsOf(paper).length })}</p>
					<Introduction text={paper.introduction} />
					<Banner tone="warning" title={t('free.questions.lost')} />
				</Stack>
				<div className={columns}>
					<CategorySteps categories={categories} current={step} onChoose={goToStep} />
					<QuestionList paper={paper} answers={answers} current={step} missingAt={missingAt} onAnswer={answer} />
				</div>
			</Container>
			<QuestionsBar
				categories={categories}
				current={step}
				showMissing={missingAt !== null}
				busy={isSending}
				onStep={goToStep}
				onFirstMissing={goToFirstMissing}
				onSubmit={submit}
			/>
		</>
	);
};

/** Loading state, and load failures. */
const NotReady = ({ query }: { query: Load }) => {
	const { t } = useText();
	return (
		<Container width="text">
			<Stack gap="large">
				<h1>{t('free.questions.title')}</h1>
				<Loading query={query} heights={[24, 176, 176, 176]} />
			</Stack>
		</Container>
	);
};

/** The questionnaire. Answers are component state: leaving the screen discards them, after a confirmation. */
export const Questions = () => {
	const { t } = useText();
	const refererId = useRefererId();
	const [info] = useState(readInfo);
	const query = useFreePaper();
	const paper = query.data?.data;
	const paperId = paper?.id;
	useTitle(t('free.questions.title'));
	useEffect(() => {
		if (info && paperId !== undefined) rememberPaperId(paperId);
	}, [info, paperId]);
	if (!info) return <Redirect to={paths.free.info(refererId)} replace />;
	return paper ? <Sheet paper={paper} info={info} /> : <NotReady query={query} />;
};
