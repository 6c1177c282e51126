import { css } from 'goober';
import { useRef } from 'react';
import { useText } from '#client/base/locale.tsx';
import { factsOfAll } from '#client/editing/save-facts.ts';
import { SaveLine } from '#client/editing/save-line.tsx';
import { Button } from '#client/ui/button.tsx';
import { useToastsAbove } from '#client/ui/toast.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { Desk } from './use-desk.ts';

const bar = css`
	position: sticky; bottom: 0; z-index: 10; padding: 12px 24px; background: ${color.white}; border: 1px solid ${color.grey300}; border-radius: 8px 8px 0 0;
	display: flex; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: 8px 12px;
	& > :first-child { margin-inline-end: auto; flex: 1 1 160px; }
	&[data-failed='true'] { border-top: 4px solid ${color.errorText}; padding-top: 9px; }
	${phone} { position: static; padding: 8px 12px; & > :first-child { flex-basis: 100%; } & > button { flex: 1 1 auto; } }
`;

/** The bottom bar of the desk: save state, and the actions on the report and, if there is one, the proposal. */
export const DeskBar = ({ desk }: { desk: Desk }) => {
	const { t } = useText();
	const box = useRef<HTMLElement>(null);
	useToastsAbove(box);
	const { aim, reportText, proposalText, isReportEditable, isProposalEditable, isTooLong } = desk;
	const facts = isProposalEditable ? factsOfAll(reportText.facts, proposalText.facts) : reportText.facts;
	const act = (of: 'report' | 'proposal') => (
		<Button
			key={of}
			kind={of === aim || !isProposalEditable ? 'primary' : 'secondary'}
			busy={desk.decide.busy && desk.asking === of}
			disabled={isTooLong || desk.save.busy}
			disabledReasonId="notes-status"
			onClick={() => desk.ask(of)}
		>
			{t(of === 'report' ? 'console.notes.confirmReport' : 'console.notes.submitProposal')}
		</Button>
	);
	return (
		<section ref={box} className={bar} data-failed={facts.state === 'failed'} aria-label={t('console.desk.bar')}>
			<div id="notes-status">{isReportEditable && <SaveLine {...facts} />}</div>
			{isReportEditable && (
				<>
					<Button
						busy={desk.save.busy}
						disabled={desk.changes === 0 || isTooLong}
						disabledReasonId="notes-status"
						onClick={() => void desk.save.run()}
					>
						{t(aim === 'report' ? 'console.notes.saveDraft' : 'console.notes.saveProposal')}
					</Button>
					{aim === 'proposal' && (!isProposalEditable || desk.confirmsToo) && act('report')}
					{isProposalEditable && act('proposal')}
					{aim === 'report' && act('report')}
				</>
			)}
		</section>
	);
};
