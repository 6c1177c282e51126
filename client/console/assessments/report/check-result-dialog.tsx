import { css } from 'goober';
import { useState } from 'react';
import { useText } from '#client/app/locale.tsx';
import { AnswerBadge } from '#client/console/assessments/checking/answer-badge.tsx';
import { useRateText } from '#client/console/assessments/checking/rating.tsx';
import type { CheckItem } from '#client/console/assessments/checking/review-state.ts';
import { type CheckedSubCategory, type Sheet, useSubCategory } from '#client/console/assessments/checking/rounds.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Select } from '#client/ui/inputs.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { color } from '#client/ui/tokens.ts';
import type { Round } from '#shared/assessment/round.ts';

const question = css`
	border-top: 1px solid ${color.grey300}; padding-top: 16px; display: flex; flex-direction: column; gap: 8px;
	& h3 { font-size: 16px; line-height: 1.6; }
	& .note { white-space: pre-wrap; color: ${color.grey700}; }
	& ul { margin: 0; padding-inline-start: 20px; }
	& li { white-space: pre-wrap; }
`;

const Result = ({ sub }: { sub: CheckedSubCategory }) => {
	const { t } = useText();
	const rateText = useRateText();
	return (
		<Stack>
			{sub.answer_contents.map(({ id, content, answer, extension_note, answer_evaluations }, index) => (
				<section key={id} className={question}>
					<h3>
						{t('console.checking.question', { number: index + 1 })} {content}
					</h3>
					<div>
						<AnswerBadge answer={answer} />
					</div>
					{extension_note && <p className="note">{extension_note}</p>}
					<ul>
						{answer_evaluations.map((item: CheckItem) => (
							<li key={item.id}>
								{item.content} <strong>{rateText(item.evaluation_rate)}</strong>
								{item.comment && `\n${item.comment}`}
							</li>
						))}
					</ul>
				</section>
			))}
		</Stack>
	);
};

type DialogProps = {
	round: Round;
	categories: Sheet['answer_categories'];
	/** The id of the sub-category shown first. */
	startAt: number;
	onClose: () => void;
};

/** The results of the check, one sub-category at a time. */
export const CheckResultDialog = ({ round, categories, startAt, onClose }: DialogProps) => {
	const { t } = useText();
	const [shown, setShown] = useState(startAt);
	const query = useSubCategory(round, shown);
	return (
		<Dialog
			title={t('console.notes.checkResult')}
			width="large"
			onClose={onClose}
			actions={<Button onClick={onClose}>{t('common.close')}</Button>}
		>
			<Stack gap="large">
				<Select
					label={t('console.checking.subCategory')}
					need="unmarked"
					width="full"
					value={shown}
					onChange={(event) => setShown(Number(event.target.value))}
				>
					{categories.map((category) => (
						<optgroup key={category.id} label={category.content}>
							{category.answer_sub_categories.map(({ id, content }) => (
								<option key={id} value={id}>
									{content}
								</option>
							))}
						</optgroup>
					))}
				</Select>
				<Loaded query={query} heights={[24, 48, 24, 48]}>
					{(sub) => <Result sub={sub} />}
				</Loaded>
			</Stack>
		</Dialog>
	);
};
