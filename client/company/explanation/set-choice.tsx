import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { color } from '#client/ui/tokens.ts';
import type { Explanation } from '#shared/explanation/schemas.ts';
import { LineStanding } from './line-standing.tsx';
import { isWritable, type SetLine, simulatedScore } from './set-lines.ts';

const group = css`margin: 0; padding: 0; border: 0; min-width: 0; & legend { padding: 0; font-weight: 700; color: ${color.grey900}; }`;
const line = css`
	display: flex; flex-wrap: wrap; gap: 0 12px;
	& .gain { font-weight: 700; font-variant-numeric: tabular-nums; }
	& .why { flex: 1 0 100%; font-size: 14px; color: ${color.grey700}; }
`;
const total = css`
	padding: 12px 16px; border-radius: 8px; background: ${color.blue50}; font-variant-numeric: tabular-nums;
	& strong { font-size: 20px; }
`;

type ChoiceProps = {
	explanation: Explanation;
	lines: readonly SetLine[];
	unticked: ReadonlySet<number>;
	onChange: (unticked: ReadonlySet<number>) => void;
};

const toggled = (set: ReadonlySet<number>, id: number): Set<number> => {
	const next = new Set(set);
	if (!next.delete(id)) next.add(id);
	return next;
};

/** The score before and after, and what is left to the next star. */
const Total = ({ explanation, after }: { explanation: Explanation; after: number }) => {
	const { t } = useText();
	const { score, next_star: next } = explanation;
	if (score === null || !next) return null;
	const stars = t(`documents.certificate.stars${next.stars}`);
	return (
		<p className={total} role="status">
			<strong>{t('company.plan.set.total', { before: score, after })}</strong>{' '}
			{after >= next.threshold
				? t('company.plan.set.reached', { stars })
				: t('company.plan.set.missing', { stars, missing: next.threshold - after })}
		</p>
	);
};

/** The lines of a set to tick, and the score that they add up to. */
export const SetChoice = ({ explanation, lines, unticked, onChange }: ChoiceProps) => {
	const { t } = useText();
	return (
		<>
			<fieldset className={group}>
				<legend>{t('company.plan.set.lines')}</legend>
				{lines.map((one) => {
					const { subCategoryId: id, content, gain, standing } = one;
					return (
						<Checkbox
							key={id}
							disabled={!isWritable(one)}
							checked={standing === 'planned' || (isWritable(one) && !unticked.has(id))}
							onChange={() => onChange(toggled(unticked, id))}
							label={
								<span className={line}>
									<span>{content}</span>
									<span className="gain">{t('plans.list.gain', { points: gain.toFixed(1) })}</span>
									{standing !== 'open' && (
										<span className="why">
											<LineStanding line={one} />
										</span>
									)}
								</span>
							}
						/>
					);
				})}
			</fieldset>
			<Total explanation={explanation} after={simulatedScore(explanation, lines, unticked)} />
		</>
	);
};
