import { css } from 'goober';
import { Link } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { AnswerBadge } from '#client/console/assessments/checking/answer-badge.tsx';
import { ROUND_SCREENS, useSubCategory } from '#client/console/assessments/checking/rounds.ts';
import { Facts, Panel, Stack } from '#client/ui/layout.tsx';
import { Loading } from '#client/ui/loaded.tsx';
import type { EvidenceRequest } from '#shared/evidence/requests.ts';

const asked = css`font-weight: 700; overflow-wrap: anywhere;`;

type Question = NonNullable<EvidenceRequest['question']>;

type AnswerProps = { round: EvidenceRequest['round']; id: number; subCategoryId: number };

/** The company's answer; nothing if the sheet no longer exists. */
const CompanyAnswer = ({ round, id, subCategoryId }: AnswerProps) => {
	const { t } = useText();
	const query = useSubCategory(round, subCategoryId);
	if (!query.data) return <Loading query={query} heights={[24, 48]} />;
	const contents: readonly { id: number; answer: 1 | 2 | 3 | null; extension_note: string | null }[] =
		query.data.data.answer_contents;
	const content = contents.find((one) => one.id === id);
	if (!content) return null;
	return (
		<Facts
			entries={[
				[t('console.checking.companyAnswer'), <AnswerBadge key="answer" answer={content.answer} />],
				[t('labels.assessment.extension_note'), content.extension_note || t('console.checking.noNote')],
			]}
		/>
	);
};

/** The question of a request with the company's answer and a link to its check. */
export const RequestedQuestion = ({ request, question }: { request: EvidenceRequest; question: Question }) => {
	const { t } = useText();
	const { answer_content_id: id, sub_category: sub, category } = question;
	const screens = ROUND_SCREENS[request.round];
	return (
		<Panel label={t('console.requests.question')}>
			<Stack>
				<h2>{t('console.requests.question')}</h2>
				<div>
					<p>{t('console.checking.question', { number: question.number })}</p>
					<p className={asked}>{question.content}</p>
				</div>
				{id !== null && sub.id !== null && <CompanyAnswer round={request.round} id={id} subCategoryId={sub.id} />}
				{id !== null && sub.id !== null && category.id !== null && (
					<p>
						<Link to={`${screens.subCategory(request.progress_id, category.id, sub.id)}#question-${id}`}>
							{t('console.requests.toCheck')}
						</Link>
					</p>
				)}
			</Stack>
		</Panel>
	);
};
