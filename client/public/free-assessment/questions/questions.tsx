import { css } from 'goober';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { Redirect } from 'wouter';
import { Introduction } from '#client/assessment/introduction.tsx';
import { sentenceGap } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';
import { useTitle } from '#client/base/title.ts';
import {
	allQuestionsOf,
	type FreeCategory,
	type FreePaper,
	type FreeQuestion,
	useFreePaper,
} from '#client/public/free-assessment/free-paper.ts';
import { type FreeInfo, readInfo, rememberPaperId } from '#client/public/free-assessment/memory.ts';
import { useRefererId } from '#client/public/free-assessment/referer.ts';
import { StepList } from '#client/public/free-assessment/step-list.tsx';
import { Icon } from '#client/ui/icons.tsx';
import { Container, Stack } from '#client/ui/layout.tsx';
import { type Load, Loading } from '#client/ui/loaded.tsx';
import { phone } from '#client/ui/tokens.ts';
import { CategorySteps } from './category-steps.tsx';
import { Interrupted } from './interrupted.tsx';
import { progressOf } from './progress.ts';
import { QuestionsBar } from './progress-bar.tsx';
import { headingIdOf, QuestionList } from './question-list.tsx';
import { nameOf } from './question-row.tsx';
import { useSendResult } from './send-result.ts';
import { useAnswers } from './use-answers.ts';
import { useCategoryStep } from './use-category-step.ts';

const columns = css`
	display: grid; grid-template-columns: 240px minmax(0, 1fr); gap: 48px; margin-top: 32px;
	@media (max-width: 1023px) { grid-template-columns: minmax(0, 760px); gap: 24px; }
	${phone} { gap: 12px; margin-top: 12px; }
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

/** Where choices begin on the first screen of a phone: the lead and the steps' own heading are left to wider screens. */
const head = css`
	display: flex; flex-direction: column; gap: 16px;
	${phone} { gap: 8px; & .lead { display: none; } }
`;
const lost = css`
	display: flex; align-items: flex-start; gap: 6px; font-size: 16px; font-weight: 700; line-height: 1.5; color: #6e5600;
	& > svg { margin-top: 2px; }
	${phone} { font-size: 14px; font-weight: 400; & > svg { margin-top: 1px; } }
`;

/** One category per step, each a history entry of this page. */
const Sheet = ({ paper, info }: { paper: FreePaper; info: FreeInfo }) => {
	const { t, locale } = useText();
	const { answers, interrupted, answer, resume, beginAnew } = useAnswers(paper, info);
	const [missingAt, setMissingAt] = useState<number | null>(null);
	const { send, isSending } = useSendResult(paper, info);
	const categories = useMemo(() => progressOf(paper, answers), [paper, answers]);
	const { step, goTo } = useCategoryStep(categories.length, (index) => {
		const category = categories[index];
		if (category) focusHeading(category);
	});
	const goToStep = (index: number): void => {
		setMissingAt(null);
		goTo(index);
	};
	/** Elements must be rendered before they can be focused. */
	const goToQuestion = (index: number, question: FreeQuestion): void => {
		flushSync(() => index !== step && goTo(index));
		focusQuestion(question.id);
	};
	const goToFirstMissing = (): void => {
		const index = categories.findIndex(({ firstMissing }) => firstMissing !== null);
		const question = categories[index]?.firstMissing;
		if (!question) return;
		setMissingAt(question.id);
		goToQuestion(index, question);
	};
	const goOn = (): void => {
		const resumed = progressOf(paper, flushSync(resume));
		const index = resumed.findIndex(({ firstMissing }) => firstMissing !== null);
		const question = resumed[index]?.firstMissing;
		if (question) goToQuestion(index, question);
	};
	const submit = (): void => {
		if (categories.every(({ firstMissing }) => firstMissing === null)) send(answers);
		else goToFirstMissing();
	};
	const count = allQuestionsOf(paper).length;
	return (
		<>
			<Container>
				<div className={head}>
					<StepList current="questions" />
					<h1>{t('free.questions.title')}</h1>
					<p className="lead">{t('free.questions.lead', { count })}</p>
					<p className={lost}>
						<Icon name="error" size={20} />
						<span>
							{t('free.questions.lost')}
							{`${sentenceGap(locale)}${t('public.landing.kept')}`}
						</span>
					</p>
					{interrupted && (
						<Interrupted answered={interrupted.size} count={count} onResume={goOn} onBeginAnew={beginAnew} />
					)}
					<Introduction text={paper.introduction} />
				</div>
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

/** The questionnaire. Leaving the screen empties the form, after a confirmation; the device keeps the answers for a day. */
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
