import { labelsOf } from '#shared/i18n/labels.ts';

export const proposalLabels = labelsOf({
	proposal_note: ['改善提案', 'Proposal note'],
	confirmed: ['提出済みの内容', 'Submitted content'],
	is_waived: ['改善提案の省略', 'Proposal waived'],
});
