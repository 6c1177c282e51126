import { formatDate, MISSING_CODE } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Cover } from '#client/documents/cover.tsx';
import { CategoryBlock, ScoredItem, Section, sheet } from '#client/documents/parts.tsx';
import type { ImprovementProposal } from '#shared/proposals/schemas.ts';
import '#client/documents/texts.ts';
import { proposedByEffect, withoutProposal } from './by-effect.ts';
import { SubRows } from './sub-rows.tsx';

const anchorOf = ({ id }: { id: number }): string => `proposal-${id}`;

type Mains = { mains: ImprovementProposal['main_category_results'] };

/** The proposals with their texts, in paper order. */
const Details = ({ mains }: Mains) => {
	const { t } = useText();
	return (
		<Section title={t('documents.proposal.details')}>
			{mains
				.map((main) => ({ ...main, subs: main.sub_category_results.filter((sub) => sub.proposal_note) }))
				.filter(({ subs }) => subs.length > 0)
				.map(({ id, content, subs }) => (
					<CategoryBlock key={id} title={content}>
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

/** What to begin with, then the proposals in paper order, and the sub-categories that have none. */
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
						<SubRows rows={proposed} hrefOf={(row) => `#${anchorOf(row)}`} />
					</>
				)}
			</Section>
			{proposed.length > 0 && <Details mains={mains} />}
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
