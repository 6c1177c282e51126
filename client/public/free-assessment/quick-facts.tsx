import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { color, phone } from '#client/ui/tokens.ts';

const FACTS = ['time', 'cost', 'questions', 'result'] as const;

const list = css`
	display: grid; grid-template-columns: 1fr;
	& > div { display: grid; grid-template-columns: 7em 1fr; gap: 16px; padding: 12px 0; border-bottom: 1px solid ${color.grey200}; }
	& > div:first-child { border-top: 1px solid ${color.grey200}; }
	& dt { color: ${color.grey700}; }
	& dd { color: ${color.grey900}; font-weight: 700; }
`;

/** Four columns, on a phone two. */
const columns = css`
	display: grid; grid-template-columns: repeat(4, auto); gap: 4px 24px;
	& dt { font-size: 14px; color: ${color.grey700}; }
	& dd { color: ${color.grey900}; font-weight: 700; line-height: 1.5; }
	${phone} { grid-template-columns: 1fr 1fr; gap: 8px 16px; }
`;

export const QuickFacts = ({ inColumns = false }: { inColumns?: boolean }) => {
	const { t } = useText();
	return (
		<dl className={inColumns ? columns : list}>
			{FACTS.map((fact) => (
				<div key={fact}>
					<dt>{t(`public.facts.${fact}`)}</dt>
					<dd>{t(`public.facts.${fact}Value`)}</dd>
				</div>
			))}
		</dl>
	);
};
