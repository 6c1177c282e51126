import { formatDate, MISSING_CODE } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Cover } from '#client/documents/cover.tsx';
import { CategoryBlock, ScoredItem, Section, sheet } from '#client/documents/parts.tsx';
import type { ImprovementProposal } from '#shared/proposals/schemas.ts';
import '#client/documents/texts.ts';
import { type ProposedSub, proposedByEffect, runsOf, withoutProposal } from './by-effect.ts';
import { SubRows } from './sub-rows.tsx';

const anchorOf = ({ id }: { id: number }): string => `proposal-${id}`;

/** The proposals with their texts, in the order of the list above. */
const Details = ({ proposed }: { proposed: readonly ProposedSub[] }) => {
	const { t } = useText();
	return (
		<Section title={t('documents.proposal.details')}>
			{runsOf(proposed).map(({ category, subs }) => (
				<CategoryBlock key={subs[0]?.id} title={category}>
					{subs.map((sub) => (
						<ScoredItem
							key={sub.id}
							id={anchorOf(sub)}
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
	);
};

type Mains = { mains: ImprovementProposal['main_category_results'] };

/** What to begin with, then the proposals with their texts, and the sub-categories that have none. */
const Contents = ({ mains }: Mains) => {
	const { t } = useText();
	const proposed = proposedByEffect(mains);
	const others = withoutProposal(mains);
	return (
		<>
			<Section title={t('documents.proposal.overview')}>
				{proposed.length === 0 && <p>{t('documents.proposal.noNote')}</p>}
				{proposed.length > 0 && (
					<>
						<p>{t('documents.proposal.overviewText', { count: proposed.length })}</p>
						<SubRows rows={proposed} hrefOf={(row) => `#${anchorOf(row)}`} showsGain />
					</>
				)}
			</Section>
			{proposed.length > 0 && <Details proposed={proposed} />}
			{others.length > 0 && (
				<Section title={t('documents.proposal.others')}>
					<p>{t('documents.proposal.othersText', { count: others.length })}</p>
					<SubRows rows={others} />
				</Section>
			)}
		</>
	);
};

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
			<Contents mains={proposal.main_category_results} />
		</article>
	);
};
