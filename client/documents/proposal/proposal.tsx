import { formatDate, MISSING_CODE } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Cover } from '#client/documents/cover.tsx';
import { CategoryBlock, ScoredItem, Section, sheet } from '#client/documents/parts.tsx';
import type { ImprovementProposal } from '#shared/proposals/schemas.ts';
import '#client/documents/texts.ts';

export const Proposal = ({ proposal }: { proposal: ImprovementProposal }) => {
	const { t, locale } = useText();
	return (
		<article className={sheet}>
			<Cover
				title={t('documents.proposal.title')}
				company={proposal.company_name}
				facts={[
					[t('labels.companies.registration_number'), proposal.registration_number || MISSING_CODE],
					[t('labels.companies.corporate_number'), proposal.corporate_number || MISSING_CODE],
					[t('documents.proposal.updatedOn'), formatDate(proposal.updated_at, locale)],
				]}
			/>
			<Section title={t('documents.proposal.details')}>
				{proposal.main_category_results
					.filter((category) => category.sub_category_results.length > 0)
					.map((category) => (
						<CategoryBlock key={category.id} title={category.content}>
							{category.sub_category_results.map((sub) => (
								<ScoredItem
									key={sub.id}
									title={sub.content}
									score={sub.score}
									noteLabel={t('labels.proposals.proposal_note')}
									note={sub.proposal_note}
									emptyNote={t('documents.proposal.noNote')}
								/>
							))}
						</CategoryBlock>
					))}
			</Section>
		</article>
	);
};
