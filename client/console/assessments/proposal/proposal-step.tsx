import { css } from 'goober';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { color } from '#client/ui/tokens.ts';
import { WaiveProposal } from './waive-proposal.tsx';

const frame = css`
	display: flex; flex-direction: column; align-items: flex-end; gap: 4px;
	& > div { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 12px; }
	& > p { font-size: 14px; color: ${color.grey700}; }
`;

type Evaluated = {
	id: number;
	company: { company_name: string };
	has_improvement_proposal: boolean;
	is_proposal_waived: boolean;
};

/** The step after the first report: write a proposal or waive it; says which was decided. */
export const ProposalStep = ({ sheet }: { sheet: Evaluated }) => {
	const { t } = useText();
	const { id, has_improvement_proposal: isBegun, is_proposal_waived: isWaived } = sheet;
	return (
		<div className={frame}>
			<div>
				{!isBegun && <WaiveProposal id={id} company={sheet.company.company_name} isWaived={isWaived} />}
				<ButtonLink kind={isWaived ? 'secondary' : 'primary'} to={consolePaths.editProposal(id)}>
					{isBegun ? t('console.lists.actions.editProposal') : t('console.lists.actions.createProposal')}
				</ButtonLink>
			</div>
			<p>{t(`console.proposal.now.${isBegun ? 'begun' : isWaived ? 'waived' : 'undecided'}`)}</p>
		</div>
	);
};
