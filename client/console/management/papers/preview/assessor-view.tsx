import { css } from 'goober';
import { api } from '#client/api/client.ts';
import { GuidanceBody } from '#client/assessment/guidance.tsx';
import { useText } from '#client/base/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { color } from '#client/ui/tokens.ts';
import { statesViolation } from '#shared/assessment/substance.ts';
import { readAnchors, readGuidance } from '#shared/papers/shown-guidance.ts';
import { AnchorsView } from './anchors-view.tsx';
import { type PreviewedPart, type PreviewedQuestion, readerContent, readerText } from './previewed.ts';

const outer = css`container-type: inline-size;`;
const frame = css`
	display: grid; grid-template-columns: minmax(0, 1fr); background: ${color.white}; border: 1px solid ${color.grey300}; border-radius: 8px;
	@container (min-width: 720px) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;
const side = css`
	padding: 24px; display: flex; flex-direction: column; gap: 12px;
	& h4 { font-size: 16px; white-space: pre-wrap; }
	& + & { border-top: 1px solid ${color.grey300}; }
	@container (min-width: 720px) { & + & { border-top: 0; border-inline-start: 1px solid ${color.grey300}; } }
`;
const small = css`font-size: 14px; color: ${color.grey700}; white-space: pre-wrap;`;
const items = css`
	list-style: none; margin: 0; padding: 0; display: flex; flex-direction: column; gap: 16px;
	& > li + li { border-top: 1px solid ${color.grey200}; padding-top: 16px; }
	& .text { white-space: pre-wrap; }
`;

const useTargetNames = (ids: readonly number[]): string[] => {
	const targets = api.console.papers.sdgTargets.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
	return (targets.data?.data ?? [])
		.filter(({ id }) => ids.includes(id))
		.map(({ goal_id, target_number }) => `${goal_id}.${target_number}`);
};

type QuestionProps = { question: PreviewedQuestion; number: number; isPremium: boolean };

const Question = ({ question, number, isPremium }: QuestionProps) => {
	const { t, locale } = useText();
	const condition = readerText(question.na_condition, question.na_condition_en, locale);
	const guidance = readGuidance(question.guidance ?? null, locale);
	const targets = useTargetNames(question.sdg_target_ids);
	return (
		<section className={outer} aria-label={t('management.preview.questionOf', { number })}>
			<div className={frame}>
				<div className={side}>
					<Row>
						<span className={small}>{t('management.preview.questionOf', { number })}</span>
						{question.is_critical && <Badge tone="red">{t('labels.papers.is_critical')}</Badge>}
					</Row>
					<h4>{readerContent(question, locale) || t('management.editor.untitled')}</h4>
					<div className={small}>
						<p>{t('management.editor.pointsOf', { points: question.points })}</p>
						<p>
							{condition ? t('management.preview.naCondition', { condition }) : t('management.preview.noNaCondition')}
						</p>
						{targets.length > 0 && <p>{t('management.preview.targets', { targets: targets.join(', ') })}</p>}
					</div>
					{guidance && <GuidanceBody guidance={guidance} />}
				</div>
				{isPremium && (
					<div className={side}>
						<ul className={items}>
							{question.evaluations.map((item, index) => {
								const anchors = readAnchors(item.anchors ?? null, locale);
								const isViolation = statesViolation({
									hasHalf: item.anchors ? item.anchors.half !== null : null,
									isCritical: item.is_critical_item === true,
								});
								return (
									// biome-ignore lint/suspicious/noArrayIndexKey: a preview has no state to keep
									<li key={index}>
										<Stack gap="small">
											<p className="text">
												{number}-{index + 1} {readerContent(item, locale)}
											</p>
											<p className={small}>{t('management.editor.weightOf', { weight: item.weight.toFixed(1) })}</p>
											{question.is_critical && isViolation && (
												<div>
													<Badge tone="red">{t('labels.papers.is_critical_item')}</Badge>
												</div>
											)}
											{anchors && <AnchorsView anchors={anchors} />}
										</Stack>
									</li>
								);
							})}
						</ul>
					</div>
				)}
			</div>
		</section>
	);
};

/** A sub-category as assessors check it, with all guidance of each question. */
export const AssessorView = ({ part, isPremium }: { part: PreviewedPart; isPremium: boolean }) => {
	const { locale } = useText();
	return (
		<Stack>
			<h3>
				{part.number} {readerContent(part.subCategory, locale)}
			</h3>
			{part.questions.map((question, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a preview has no state to keep
				<Question key={index} question={question} number={index + 1} isPremium={isPremium} />
			))}
		</Stack>
	);
};
