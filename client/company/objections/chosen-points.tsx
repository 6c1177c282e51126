import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { TextArea } from '#client/ui/inputs.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { color } from '#client/ui/tokens.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Choice, ChoiceGroup } from './choices.ts';

const list = css`
	display: flex; flex-direction: column; margin: 0; padding: 0; list-style: none;
	& > li { border-top: 1px solid ${color.grey200}; padding: 4px 0; }
	& > li:first-child { border-top: 0; }
`;
const rated = css`display: block; font-size: 14px; color: ${color.grey600}; font-variant-numeric: tabular-nums;`;
const reason = css`padding: 0 0 12px 36px;`;

type Reasons = Readonly<Record<string, string>>;

const Rating = ({ rating }: Pick<Choice, 'rating'>) => {
	const { t } = useText();
	if (!rating) return <span className={rated}>{t('company.objections.notScored')}</span>;
	return (
		<span className={rated}>
			{'score' in rating
				? t('company.objections.subScore', { score: rating.score })
				: t('company.objections.earned', { earned: rating.earned, possible: rating.possible })}
		</span>
	);
};

type ChosenPointsProps = {
	groups: readonly ChoiceGroup[];
	reasons: Reasons;
	/** Whether no more can be chosen. */
	mostChosen: boolean;
	onChange: (reasons: Reasons) => void;
};

/** The questions of a result with their ratings, of which those that are ticked get a reason. */
export const ChosenPoints = ({ groups, reasons, mostChosen, onChange }: ChosenPointsProps) => {
	const { t } = useText();
	const tick = (key: string, isTicked: boolean): void => {
		const { [key]: _former, ...others } = reasons;
		onChange(isTicked ? { ...others, [key]: '' } : others);
	};
	return groups.map(({ key: group, title, choices }) => (
		<Panel key={group} label={title}>
			<Stack gap="small">
				<h2>{title}</h2>
				<ul className={list}>
					{choices.map((choice) => {
						const typed = reasons[choice.key];
						return (
							<li key={choice.key}>
								<Checkbox
									label={
										<>
											{choice.title}
											<Rating rating={choice.rating} />
										</>
									}
									checked={typed !== undefined}
									disabled={typed === undefined && mostChosen}
									onChange={(event) => tick(choice.key, event.target.checked)}
								/>
								{typed !== undefined && (
									<div className={reason}>
										<TextArea
											label={t('company.objections.reasonFor', { point: choice.number })}
											need="required"
											value={typed}
											maxLength={LIMITS.comment}
											error={
												typed.trim().length > LIMITS.comment ? t('editing.tooLong', { max: LIMITS.comment }) : undefined
											}
											onValue={(value) => onChange({ ...reasons, [choice.key]: value })}
										/>
									</div>
								)}
							</li>
						);
					})}
				</ul>
			</Stack>
		</Panel>
	));
};
