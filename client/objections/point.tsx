import './texts.ts';
import { css } from 'goober';
import type { ReactNode } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { color } from '#client/ui/tokens.ts';
import type { Objection } from '#shared/objections/schemas.ts';

export type Point = Objection['objection_points'][number];

const frame = css`
	display: flex; flex-direction: column; gap: 8px; padding: 16px 0; border-top: 1px solid ${color.grey200};
	&:first-child { border-top: 0; }
	& > h3 { font-size: 16px; line-height: 1.6; overflow-wrap: anywhere; }
`;
const where = css`font-size: 14px; color: ${color.grey600};`;
const said = css`
	padding: 8px 16px; border-inline-start: 3px solid ${color.grey300}; overflow-wrap: anywhere;
	& > p:first-child { font-size: 14px; color: ${color.grey600}; }
	& > p:last-child { white-space: pre-wrap; text-wrap: pretty; }
`;

/** A text of one side, with who says it. */
const Said = ({ who, text }: { who: string; text: string }) => (
	<div className={said}>
		<p>{who}</p>
		<p>{text}</p>
	</div>
);

/** A point of an objection: what it is about, why, and how it was decided. */
export const ObjectionPoint = ({ point, children }: { point: Point; children?: ReactNode }) => {
	const { t } = useText();
	const { question, sub_category: sub, is_upheld: isUpheld, decision_reason: decided } = point;
	return (
		<section className={frame}>
			<h3>{question ? `${question.number} ${question.content}` : `${sub.number} ${sub.content}`}</h3>
			{question && <p className={where}>{sub.content}</p>}
			<Said who={t('objections.ofCompany')} text={point.reason} />
			{isUpheld !== null && (
				<div>
					<Badge tone={isUpheld ? 'green' : 'grey'}>
						{t(isUpheld ? 'objections.wasUpheld' : 'objections.wasNotUpheld')}
					</Badge>
				</div>
			)}
			{decided !== null && <Said who={t('objections.ofDecision')} text={decided} />}
			{children}
		</section>
	);
};
