import { failureOf } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { ReasonField } from './reason-field.tsx';
import type { Decision } from './use-decision.ts';

/** The input that a decision requires, at the top of its dialog; nothing if it requires none. */
export const FirstField = ({ decision }: { decision: Decision }) => {
	const { t } = useText();
	const { query, isUnseen, goesOn, goOn } = decision;
	if (!isUnseen) {
		return (
			<Stack gap="small">
				<p>{t('console.critical.decideText')}</p>
				<ReasonField decision={decision} />
			</Stack>
		);
	}
	return (
		<Banner tone="error" title={failureOf(query.error).message} alert>
			<p>{t('console.critical.unseen')}</p>
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
