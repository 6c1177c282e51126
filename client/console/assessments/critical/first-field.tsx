import { css } from 'goober';
import { failureOf } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { phone } from '#client/ui/tokens.ts';
import type { NamedQuestion } from '#shared/checking/schemas.ts';
import { NamedQuestions } from './named-questions.tsx';
import type { Checked } from './place.ts';
import { ReasonField } from './reason-field.tsx';
import type { Decision } from './use-decision.ts';

/** However many questions failed, the field below them stays in sight; on low windows the dialog scrolls as a whole. */
const questions = css`
	@media (min-height: 561px) {
		max-height: 24dvh; overflow-y: auto; overscroll-behavior: contain; padding: 4px; margin: -4px;
		${phone} { max-height: 13dvh; }
	}
`;
/** On a phone the note above the buttons says the same, and what is decided about needs the room. */
const intro = css`${phone} { display: none; }`;

type FirstFieldProps = {
	decision: Decision;
	checked: Checked;
	failures: readonly NamedQuestion[];
	/** What else requires a reason. */
	needsReason: string | undefined;
};

/** The input that a decision requires, at the top of its dialog; nothing if it requires none. */
export const FirstField = ({ decision, checked, failures, needsReason }: FirstFieldProps) => {
	const { t } = useText();
	const { query, isUnseen, goesOn, goOn } = decision;
	if (!isUnseen) {
		return (
			<Stack gap="small">
				{needsReason && <p>{needsReason}</p>}
				{failures.length > 0 && (
					<>
						<p className={intro}>{t('console.critical.decideText')}</p>
						<div className={questions}>
							<NamedQuestions
								{...checked}
								title={t('console.critical.failures', { count: failures.length })}
								questions={failures}
							/>
						</div>
					</>
				)}
				<ReasonField decision={decision} />
			</Stack>
		);
	}
	return (
		<Banner tone="error" title={failureOf(query.error).message} alert>
			<p>{t('console.critical.unseen')}</p>
			{needsReason && <p>{needsReason}</p>}
			<div>
				<Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
					{t('common.tryAgain')}
				</Button>
			</div>
			<Checkbox
				label={t('console.critical.goOnUnseen')}
				checked={goesOn}
				onChange={({ target }) => goOn(target.checked)}
			/>
		</Banner>
	);
};
