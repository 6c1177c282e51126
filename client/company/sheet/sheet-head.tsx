import { css } from 'goober';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { AssigneeOf, useShowsAssignees } from '#client/company/colleagues/assignee.tsx';
import { FinishedBadge } from '#client/company/finished-badge.tsx';
import { Breadcrumbs } from '#client/ui/breadcrumbs.tsx';
import { Row } from '#client/ui/layout.tsx';
import { ProgressBar } from '#client/ui/progress.tsx';
import { phone } from '#client/ui/tokens.ts';
import type { AnsweredSubCategory } from '#shared/answering/schemas.ts';

const progress = css`display: flex; flex-direction: column; gap: 4px; flex: 1; min-width: 200px; max-width: 320px; font-size: 14px;`;
/** On phones the category alone: the list of items leads to the others. */
const trail = css`
	${phone} {
		&& li { display: none; }
		&& li:nth-last-child(2) { display: flex; }
		&& li + li::before { content: none; }
	}
`;
const title = css`display: flex; flex-direction: column; gap: 8px; ${phone} { gap: 0; & > h1 { font-size: 22px; } & > div { gap: 0 16px; } }`;
const assigneeLine = css`display: flex; align-items: center; gap: 8px; font-size: 14px;`;

/** The assignee of the sheet. */
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

const Answered = ({ answered, total }: { answered: number; total: number }) => {
	const { t } = useText();
	return (
		<div className={progress}>
			<span>{t('company.sheet.answered', { done: answered, total })}</span>
			<ProgressBar
				percent={total === 0 ? 0 : Math.round((answered * 100) / total)}
				label={t('company.sheet.progress')}
			/>
		</div>
	);
};

/** The title with a link back, the assignee, and the number of answered questions. */
export const SheetHead = ({ sheet, answered }: { sheet: AnsweredSubCategory; answered: number }) => {
	const { t } = useText();
	return (
		<>
			<div className={trail}>
				<Breadcrumbs
					crumbs={[
						{ label: t('company.overview.title'), to: companyPaths.assessment },
						{ label: sheet.answer_category.content, to: companyPaths.category(sheet.answer_category.id) },
						{ label: sheet.content },
					]}
				/>
			</div>
			<div className={title}>
				<h1>{sheet.content}</h1>
				<Row align="ends">
					<Row>
						<FinishedBadge finished={sheet.is_answered} />
						<AssigneeLine sheet={sheet} />
					</Row>
					<Answered answered={answered} total={sheet.answer_contents.length} />
				</Row>
			</div>
		</>
	);
};
