import '#client/documents/texts.ts';
import '#client/plans/texts.ts';
import { css } from 'goober';
import type { ReactNode } from 'react';
import { formatDate, MISSING_CODE } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Cover } from '#client/documents/cover.tsx';
import { isLongNote } from '#client/documents/noted-card.tsx';
import { CategoryBlock, Section, sheet } from '#client/documents/parts.tsx';
import { ActionFacts } from '#client/plans/action-facts.tsx';
import { PlanBadge } from '#client/plans/badge.tsx';
import { CurrentReview } from '#client/plans/reviews.tsx';
import { byMainCategory } from '#client/plans/standing.ts';
import { PlanTimeLine } from '#client/plans/time-line.tsx';
import { color } from '#client/ui/tokens.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { ImprovementPlan, PlanAction, PlanItem } from '#shared/plans/schemas.ts';

const card = css`
	border: 1px solid ${color.grey200}; border-radius: 8px; padding: 16px; break-inside: avoid;
	/* A card that breaks has its own border on both pages. */
	&.long { break-inside: auto; box-decoration-break: clone; -webkit-box-decoration-break: clone; }
	& > * + * { margin-top: 12px; }
	& .head { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; break-after: avoid; }
	& .head h4 { margin-inline-end: auto; }
	& .proposal:not(:last-child) { padding-bottom: 12px; border-bottom: 1px solid ${color.grey200}; }
	& .proposal strong { display: block; font-size: 14px; color: ${color.grey600}; }
	& .proposal p { white-space: pre-wrap; overflow-wrap: anywhere; text-wrap: pretty; orphans: 4; widows: 4; }
	@media print { padding: 12px 14px; & > * + * { margin-top: 8px; } & .proposal:not(:last-child) { padding-bottom: 8px; } & .proposal strong { font-size: 9pt; } }
`;

const textOf = ({ proposal_note, action }: PlanItem): string =>
	[proposal_note, action?.measure, action?.why_not, action?.review?.content].filter(Boolean).join('\n');

type ItemProps = { item: PlanItem; proofs?: ((action: PlanAction) => ReactNode) | undefined };

const Item = ({ item, proofs }: ItemProps) => {
	const { t } = useText();
	const { content, proposal_note, action } = item;
	return (
		<article className={isLongNote(textOf(item)) ? `${card} long` : card}>
			<div className="head">
				<h4>{content}</h4>
				<PlanBadge item={item} />
			</div>
			<div className="proposal">
				<strong>{t('labels.proposals.proposal_note')}</strong>
				<p>{proposal_note || t('plans.noProposal')}</p>
			</div>
			{action && <ActionFacts action={action} {...(proofs ? { proofs: proofs(action) } : {})} />}
			{action && <CurrentReview action={action} />}
		</article>
	);
};

type PlanProps = {
	plan: ImprovementPlan;
	/** Links to the proofs of an action; by default only their names, for paper. */
	proofs?: (action: PlanAction) => ReactNode;
};

/** The read-only improvement plan, for screen and PDF. */
export const Plan = ({ plan, proofs }: PlanProps) => {
	const { t, locale } = useText();
	const { company, counts } = plan;
	return (
		<article className={sheet}>
			<Cover
				title={t('plans.title')}
				company={company.company_name}
				facts={[
					[t('labels.companies.registration_number'), company.registration_number || MISSING_CODE],
					...(plan.updated_at
						? [[t('documents.proposal.updatedOn'), formatDate(plan.updated_at, locale)] as const]
						: []),
				]}
				paperFacts={[[t('documents.plan.printedOn'), formatDate(tokyoDate(new Date()), locale)]]}
			/>
			<Section title={t('documents.plan.summary')}>
				<p>{t('plans.answered', counts)}</p>
				<p>{t('plans.summary', counts)}</p>
				<PlanTimeLine items={plan.items} />
			</Section>
			<Section title={t('documents.plan.details')}>
				{plan.items.length === 0 && <p>{t('plans.empty')}</p>}
				{byMainCategory(plan.items).map(({ title, items }) => (
					<CategoryBlock key={title} title={title}>
						{items.map((item) => (
							<Item key={item.sub_category_id} item={item} proofs={proofs} />
						))}
					</CategoryBlock>
				))}
			</Section>
		</article>
	);
};
