import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';
import { useTitle } from '#client/base/title.ts';
import { BackToTop } from '#client/public/free-assessment/back-to-top.tsx';
import {
	allQuestionsOf,
	type FreePaper,
	questionsOf,
	useFreePaper,
} from '#client/public/free-assessment/free-paper.ts';
import { useRefererId } from '#client/public/free-assessment/referer.ts';
import { StepList } from '#client/public/free-assessment/step-list.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Container, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { color } from '#client/ui/tokens.ts';

const list = css`
	margin: 0; padding: 0; list-style: none; background: ${color.white}; border: 1px solid ${color.grey200}; border-radius: 8px;
	& > li { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 24px; padding: 16px 24px; }
	& > li + li { border-top: 1px solid ${color.grey200}; }
	& h2 { font-size: 18px; flex: 1 1 260px; }
	& .counts { display: grid; grid-template-columns: 8.5em 7em; gap: 16px; color: ${color.grey700}; font-variant-numeric: tabular-nums; }
`;

const Items = ({ paper }: { paper: FreePaper }) => {
	const { t } = useText();
	const refererId = useRefererId();
	const categories = paper.main_categories;
	return (
		<>
			<p>{t('free.overview.lead', { categories: categories.length, questions: allQuestionsOf(paper).length })}</p>
			<ol className={list}>
				{categories.map((category, index) => (
					<li key={category.id}>
						<h2>
							{index + 1}. {category.content}
						</h2>
						<p className="counts">
							<span>{t('free.overview.subCategories', { count: category.sub_categories.length })}</span>
							<span>{t('free.overview.questionCount', { count: questionsOf(category).length })}</span>
						</p>
					</li>
				))}
			</ol>
			<div>
				<ButtonLink to={paths.free.questions(refererId)} kind="primary" size="large">
					{t('free.overview.continue')}
				</ButtonLink>
			</div>
		</>
	);
};

/** Overview step: the categories of the questionnaire. */
export const Overview = () => {
	const { t } = useText();
	const query = useFreePaper();
	useTitle(t('free.overview.title'));
	return (
		<Container width="text">
			<Stack gap="large">
				<StepList current="overview" />
				<h1>{t('free.overview.title')}</h1>
				<Loaded query={query} heights={[24, 420, 56]}>
					{(paper) => <Items paper={paper} />}
				</Loaded>
				<BackToTop />
			</Stack>
		</Container>
	);
};
