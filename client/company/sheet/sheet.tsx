import { css } from 'goober';
import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { Introduction } from '#client/assessment/introduction.tsx';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { AssigneeOf, useShowsAssignees } from '#client/company/colleagues/assignee.tsx';
import { FinishedBadge } from '#client/company/finished-badge.tsx';
import { QuestionDocuments } from '#client/company/links/question-documents.tsx';
import { useSheetLinks } from '#client/company/links/use-links.ts';
import { SuggestionsBand } from '#client/company/suggestions/band.tsx';
import { SuggestedAnswer } from '#client/company/suggestions/suggestion.tsx';
import { useSuggestions, useSuggestionsQuery } from '#client/company/suggestions/use-suggestions.ts';
import { Breadcrumbs } from '#client/ui/breadcrumbs.tsx';
import { Container, Row, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { ProgressBar } from '#client/ui/progress.tsx';
import { Banner } from '#client/ui/states.tsx';
import { narrow } from '#client/ui/tokens.ts';
import type { AnsweredSubCategory } from '#shared/answering/schemas.ts';
import { LIMITS } from '#shared/fields.ts';
import { isTooLong } from './answers.ts';
import { Notices } from './notices.tsx';
import { Question } from './question.tsx';
import { SaveBar } from './save-bar.tsx';
import { SheetNav } from './sheet-nav.tsx';
import { useSheet } from './use-sheet.ts';

const columns = css`
	display: grid; grid-template-columns: 240px minmax(0, 760px); gap: 32px; align-items: start;
	${narrow} { grid-template-columns: minmax(0, 1fr); gap: 16px; }
`;
const progress = css`display: flex; flex-direction: column; gap: 4px; flex: 1; min-width: 200px; max-width: 320px; font-size: 14px;`;

const radioName = (id: number): string => `answer-${id}`;

const assigneeLine = css`display: flex; align-items: center; gap: 8px; font-size: 14px;`;

/** Who is to answer the sheet. */
const AssigneeLine = ({ sheet }: { sheet: AnsweredSubCategory }) => {
	const { t } = useText();
	if (!useShowsAssignees([sheet.assignee], sheet.is_submitted)) return null;
	return (
		<div className={assigneeLine}>
			<span>{t('labels.assessment.assignee')}</span>
			<AssigneeOf subCategory={sheet} isSubmitted={sheet.is_submitted} />
		</div>
	);
};

const Content = ({ sheet }: { sheet: AnsweredSubCategory }) => {
	const { t } = useText();
	useTitle(sheet.content);
	const tools = useSheet(sheet);
	const suggestions = useSuggestions(sheet, tools);
	const links = useSheetLinks(sheet.id, sheet.company_document_files);
	const [showMissing, setShowMissing] = useState(false);
	const { answerOf } = tools;
	const contents = sheet.answer_contents;
	const done = contents.filter(({ id }) => answerOf(id).answer).length;
	const numbered = contents.map(({ id }, index) => ({ id, number: index + 1 }));
	const tooLong = numbered.filter(({ id }) => isTooLong(answerOf(id).note));
	const missing = numbered.filter(({ id }) => !answerOf(id).answer);
	/** In the middle of the screen: at its edge the bar would cover it. */
	const focusOn = (id: number): void => {
		const input = document.getElementsByName(radioName(id))[0];
		input?.scrollIntoView({ block: 'center' });
		input?.focus({ preventScroll: true });
	};
	const onComplete = (): void => {
		const [first] = missing;
		setShowMissing(first !== undefined);
		if (first) focusOn(first.id);
		else void tools.markAsCompleted();
	};
	const canUse = tools.working === null && !tools.isUndecided;
	const onUse = (ids: readonly number[]): void => {
		const [first] = ids;
		void tools.acceptSuggestions(ids).then((isDone) => {
			// The button that was pressed is gone.
			if (isDone && first !== undefined) focusOn(first);
		});
	};
	const errorsOf = (id: number, number: number) => ({
		answerError: showMissing && !answerOf(id).answer ? t('company.sheet.unansweredError', { number }) : undefined,
		noteError: isTooLong(answerOf(id).note) ? t('company.sheet.noteTooLong', { size: LIMITS.note }) : undefined,
	});

	return (
		<div className={columns}>
			<SheetNav sheet={sheet} />
			<Stack gap="large">
				<Breadcrumbs
					crumbs={[
						{ label: t('company.overview.title'), to: companyPaths.assessment },
						{ label: sheet.answer_category.content, to: companyPaths.category(sheet.answer_category.id) },
						{ label: sheet.content },
					]}
				/>
				<Stack gap="small">
					<h1>{sheet.content}</h1>
					<Row align="ends">
						<Row>
							<FinishedBadge finished={sheet.is_answered} />
							<AssigneeLine sheet={sheet} />
						</Row>
						<div className={progress}>
							<span>{t('company.sheet.answered', { done, total: contents.length })}</span>
							<ProgressBar
								percent={contents.length === 0 ? 0 : Math.round((done * 100) / contents.length)}
								label={t('company.sheet.progress')}
							/>
						</div>
					</Row>
				</Stack>
				{sheet.is_submitted && <Banner tone="info" title={t('company.sheet.readOnly')} />}
				<Notices sheet={sheet} tools={tools} />
				<SuggestionsBand suggestions={suggestions} isReadOnly={sheet.is_submitted} isDisabled={!canUse} onUse={onUse} />
				<Introduction text={sheet.introduction} />
				{contents.map((content, index) => {
					const name = t('company.sheet.questionOf', { number: index + 1 });
					return (
						<Question
							key={content.id}
							name={radioName(content.id)}
							number={index + 1}
							question={content}
							value={answerOf(content.id)}
							isChanged={tools.changed.includes(content.id) && !sheet.is_submitted}
							isReadOnly={sheet.is_submitted}
							onValue={(next) => tools.type(content.id, next)}
							{...errorsOf(content.id, index + 1)}
							former={
								<SuggestedAnswer
									suggestions={suggestions}
									questionId={content.id}
									name={name}
									note={answerOf(content.id).note}
									isDisabled={!canUse}
									onUse={onUse}
								/>
							}
							documents={
								<QuestionDocuments name={name} questionId={content.id} links={links} isReadOnly={sheet.is_submitted} />
							}
						/>
					);
				})}
				<SaveBar
					sheet={sheet}
					tools={tools}
					tooLong={tooLong}
					missing={showMissing ? missing : []}
					onGo={focusOn}
					onComplete={onComplete}
				/>
			</Stack>
		</div>
	);
};

/** The answer sheet of a sub-category. */
export const Sheet = ({ id }: { id: number }) => {
	const sheet = api.app.assessment.subCategory.useQuery({ id });
	useSuggestionsQuery(id);
	return (
		<Container>
			<Loaded query={sheet} heights={[24, 42, 200, 200, 200]}>
				{(data) => <Content sheet={data} />}
			</Loaded>
		</Container>
	);
};
