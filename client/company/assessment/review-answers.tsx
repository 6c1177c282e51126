import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';

const counts = css`
	display: grid; grid-template-columns: repeat(4, 1fr); gap: 8px; margin: 0;
	& > div { display: flex; flex-direction: column; padding: 12px 16px; border: 1px solid ${color.grey200}; border-radius: 8px; }
	& dt { font-size: 14px; font-weight: 700; color: ${color.grey700}; }
	& dd { font-size: 20px; font-weight: 700; color: ${color.grey900}; font-variant-numeric: tabular-nums; }
	${phone} { grid-template-columns: 1fr 1fr; & > div { padding: 8px 12px; } }
`;

/** The numbers of questions answered with yes, no and not applicable, and of unanswered ones. */
export const AnswerCounts = ({ counts: of }: { counts: AssessmentOverview['answer_counts'] }) => {
	const { t } = useText();
	const entries = [
		[t('company.sheet.yes'), of.yes],
		[t('company.sheet.no'), of.no],
		[t('company.sheet.notApplicable'), of.not_applicable],
		[t('company.review.unanswered'), of.unanswered],
	] as const;
	return (
		<dl className={counts}>
			{entries.map(([label, count]) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{t('company.review.questions', { count })}</dd>
				</div>
			))}
		</dl>
	);
};
