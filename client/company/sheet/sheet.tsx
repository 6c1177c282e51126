import { css } from 'goober';
import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { Introduction } from '#client/assessment/introduction.tsx';
import { useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { useMembers } from '#client/company/colleagues/use-members.ts';
import { useSheetLinks } from '#client/company/links/use-links.ts';
import { SuggestionsBand } from '#client/company/suggestions/band.tsx';
import { useSuggestions, useSuggestionsQuery } from '#client/company/suggestions/use-suggestions.ts';
import { Container } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Banner } from '#client/ui/states.tsx';
import { narrowOrPaper, phone } from '#client/ui/tokens.ts';
import type { AnsweredSubCategory } from '#shared/answering/schemas.ts';
import { isTooLong } from './answers.ts';
import { goToQuestion } from './go-to-question.ts';
import { Notices } from './notices.tsx';
import { SaveBar } from './save-bar.tsx';
import { SheetHead } from './sheet-head.tsx';
import { SheetNav } from './sheet-nav.tsx';
import { SheetQuestion } from './sheet-question.tsx';
import { type SheetTools, useSheet } from './use-sheet.ts';

const columns = css`
	display: grid; grid-template-columns: 240px minmax(0, 760px); gap: 32px; align-items: start;
	${narrowOrPaper} { grid-template-columns: minmax(0, 1fr); gap: 16px; }
	${phone} { gap: 8px; margin-top: -12px; }
`;
/** On phones the choices of the first question are on the first screen. */
const sheetBody = css`display: flex; flex-direction: column; gap: 24px; ${phone} { gap: 8px; & > article { margin-bottom: 8px; } }`;

/** The unanswered questions, marked as missing once the user has tried to complete the sheet. */
const useMissing = (sheet: AnsweredSubCategory, { answerOf, markAsCompleted }: SheetTools) => {
	const [showsMissing, setShowsMissing] = useState(false);
	const numbered = sheet.answer_contents.map(({ id }, index) => ({ id, number: index + 1 }));
	const missing = numbered.filter(({ id }) => !answerOf(id).answer);
	const tooLong = numbered.filter(({ id }) => isTooLong(answerOf(id).note));
	const complete = async (): Promise<boolean> => {
		const [first] = missing;
		setShowsMissing(first !== undefined);
		if (!first) return markAsCompleted();
		goToQuestion(first.id);
		return false;
	};
	return { missing, tooLong, showsMissing, complete };
};

/** Props of everything that offers suggestions: the suggestions, and accepting them. */
const useOffer = (sheet: AnsweredSubCategory, tools: SheetTools) => ({
	suggestions: useSuggestions(sheet, tools),
	isDisabled: tools.working !== null || tools.isUndecided,
	onUse: (ids: readonly number[]): void => {
		const [first] = ids;
		void tools.acceptSuggestions(ids).then((isDone) => {
			// The pressed button has disappeared, so the focus moves to the first question.
			if (isDone && first !== undefined) goToQuestion(first);
		});
	},
});

const Content = ({ sheet }: { sheet: AnsweredSubCategory }) => {
	const { t } = useText();
	useTitle(sheet.content);
	const tools = useSheet(sheet);
	const offer = useOffer(sheet, tools);
	const links = useSheetLinks(sheet.id, sheet.company_document_files);
	const { missing, tooLong, showsMissing, complete } = useMissing(sheet, tools);
	const isReadOnly = sheet.is_submitted;
	const questions = sheet.answer_contents;
	return (
		<div className={columns}>
			<SheetNav sheet={sheet} />
			<div className={sheetBody}>
				<SheetHead sheet={sheet} answered={questions.length - missing.length} />
				{isReadOnly && <Banner tone="info" title={t('company.sheet.readOnly')} />}
				<Notices sheet={sheet} tools={tools} />
				<SuggestionsBand {...offer} isReadOnly={isReadOnly} />
				<Introduction text={sheet.introduction} />
				{questions.map((question, index) => (
					<SheetQuestion
						key={question.id}
						question={question}
						number={index + 1}
						isReadOnly={isReadOnly}
						showsMissing={showsMissing}
						tools={tools}
						offer={offer}
						links={links}
					/>
				))}
				<SaveBar
					sheet={sheet}
					tools={tools}
					tooLong={tooLong}
					missing={showsMissing ? missing : []}
					onGo={goToQuestion}
					onComplete={complete}
				/>
			</div>
		</div>
	);
};

export const Sheet = ({ id }: { id: number }) => {
	const sheet = api.app.assessment.subCategory.useQuery({ id });
	useSuggestionsQuery(id);
	// Asked for together with the sheet: the choice of an assignee, taller than a name, would move what is below.
	useMembers();
	return (
		<Container>
			<Loaded query={sheet} heights={[24, 42, 200, 200, 200]}>
				{(data) => <Content sheet={data} />}
			</Loaded>
		</Container>
	);
};
