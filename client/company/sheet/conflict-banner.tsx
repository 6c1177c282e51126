import { css } from 'goober';
import { formatTime } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import type { Conflict, Meanwhile } from '#client/editing/state.ts';
import { Button } from '#client/ui/button.tsx';
import { Banner } from '#client/ui/states.tsx';
import { phone } from '#client/ui/tokens.ts';
import type { AnsweredSubCategory } from '#shared/answering/schemas.ts';
import { type AnswerValue, NO_ANSWER } from './answers.ts';
import { TypedText } from './typed-text.tsx';
import type { SheetTools } from './use-sheet.ts';

const halves = css`
	display: grid; grid-template-columns: 1fr 1fr; gap: 12px; align-items: start; margin-top: 4px;
	${phone} { grid-template-columns: 1fr; }
`;
const legend = css`font-weight: 700; padding: 0;`;

type ChoiceProps = { conflict: Conflict<AnswerValue>; number: number; choose: SheetTools['choose'] };

/** Both versions of an answer side by side, to choose one. */
const ConflictChoice = ({ conflict, number, choose }: ChoiceProps) => {
	const { t } = useText();
	const { key, mine, theirs, chosen } = conflict;
	return (
		<fieldset>
			<legend className={legend}>{t('company.conflict.question', { number })}</legend>
			<div className={halves}>
				<TypedText title={t('company.conflict.theirs')} value={theirs ?? NO_ANSWER} isChosen={chosen === 'theirs'}>
					<Button size="small" onClick={() => choose(key, 'theirs')}>
						{t('company.conflict.useTheirs')}
					</Button>
				</TypedText>
				<TypedText title={t('company.conflict.mine')} value={mine} isChosen={chosen === 'mine'}>
					<Button size="small" onClick={() => choose(key, 'mine')}>
						{t('company.conflict.useMine')}
					</Button>
				</TypedText>
			</div>
		</fieldset>
	);
};

/** The element that the save bar scrolls to. */
export const CONFLICT_ID = 'conflict';

type ConflictBannerProps = { sheet: AnsweredSubCategory; tools: SheetTools; meanwhile: Meanwhile };

/** Lists the answers that both sides changed, with a choice for each. */
export const ConflictBanner = ({ sheet, tools, meanwhile }: ConflictBannerProps) => {
	const { t } = useText();
	const { conflicts, choose } = tools;
	const title =
		meanwhile.name && meanwhile.at
			? t('company.conflict.title', { name: meanwhile.name, time: formatTime(meanwhile.at) })
			: t('company.conflict.titleNameless');
	return (
		<div id={CONFLICT_ID} tabIndex={-1}>
			<Banner tone="warning" title={title} alert>
				<p>{t('company.conflict.choose')}</p>
				{conflicts.map((conflict) => (
					<ConflictChoice
						key={conflict.key}
						conflict={conflict}
						number={sheet.answer_contents.findIndex(({ id }) => String(id) === conflict.key) + 1}
						choose={choose}
					/>
				))}
			</Banner>
		</div>
	);
};
