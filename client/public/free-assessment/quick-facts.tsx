import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';

const FACTS = ['time', 'cost', 'questions', 'result'] as const;

const list = css`
	display: grid; grid-template-columns: 1fr;
	& > div { display: grid; grid-template-columns: 7em 1fr; gap: 16px; padding: 12px 0; border-bottom: 1px solid ${color.grey200}; }
	& > div:first-child { border-top: 1px solid ${color.grey200}; }
	& dt { color: ${color.grey700}; }
	& dd { color: ${color.grey900}; font-weight: 700; }
`;

export const QuickFacts = () => {
	const { t } = useText();
	return (
		<dl className={list}>
			{FACTS.map((fact) => (
				<div key={fact}>
					<dt>{t(`public.facts.${fact}`)}</dt>
					<dd>{t(`public.facts.${fact}Value`)}</dd>
				</div>
			))}
		</dl>
	);
};
