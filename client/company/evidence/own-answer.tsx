import { css } from 'goober';
import { Link } from 'wouter';
import { api } from '#client/api/client.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { useAnswerChoices } from '#client/company/sheet/question.tsx';
import { Facts, Panel, Stack } from '#client/ui/layout.tsx';
import { Loading } from '#client/ui/loaded.tsx';
import type { RequestRow } from '#shared/evidence/requests.ts';

const asked = css`font-weight: 700; overflow-wrap: anywhere;`;

type Question = NonNullable<RequestRow['question']>;

/** The company's answer to the question; nothing if its sheet no longer exists. */
const Answer = ({ id, subCategoryId }: { id: number; subCategoryId: number }) => {
	const { t } = useText();
	const choices = useAnswerChoices();
	const query = api.app.assessment.subCategory.useQuery({ id: subCategoryId }, { meta: { handlesFailure: true } });
	if (!query.data) return <Loading query={query} heights={[24, 48]} />;
	const content = query.data.data.answer_contents.find((one) => one.id === id);
	if (!content) return null;
	const answer = choices.find(({ value }) => value === content.answer)?.label ?? t('company.conflict.noAnswer');
	return (
		<Facts
			entries={[
				[t('company.requests.ownAnswer'), answer],
				[t('labels.assessment.extension_note'), content.extension_note || t('company.sheet.noNote')],
			]}
		/>
	);
};

/** The question of a request with the company's own answer and a link to it. */
export const RequestedQuestion = ({ question }: { question: Question }) => {
	const { t } = useText();
	const { answer_content_id: id, sub_category: sub, category, number, content } = question;
	return (
		<Panel label={t('company.requests.question')}>
			<Stack>
				<h2>{t('company.requests.question')}</h2>
				<div>
					<p>{t('company.sheet.questionOf', { number })}</p>
					<p className={asked}>{content}</p>
				</div>
				{id !== null && sub.id !== null && <Answer id={id} subCategoryId={sub.id} />}
				{sub.id !== null && category.id !== null && (
					<p>
						<Link to={companyPaths.subCategory(category.id, sub.id)}>{t('company.requests.toAnswer')}</Link>
					</p>
				)}
			</Stack>
		</Panel>
	);
};
