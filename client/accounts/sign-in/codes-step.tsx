import { useEffect, useId, useRef, useState } from 'react';
import { RecoveryCodes } from '#client/accounts/second-factor/recovery-codes.tsx';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';

type CodesStepProps = { codes: readonly string[]; email: string; onDone: () => void };

/** Recovery codes after setting up the first factor; confirming that they are saved completes the sign-in. */
export const CodesStep = ({ codes, email, onDone }: CodesStepProps) => {
	const { t } = useText();
	const reasonId = useId();
	const heading = useRef<HTMLHeadingElement>(null);
	const [isSaved, setSaved] = useState(false);
	useEffect(() => heading.current?.focus(), []);
	return (
		<Stack>
			<h2 ref={heading} tabIndex={-1}>
				{t('accounts.secondFactor.codes')}
			</h2>
			<RecoveryCodes codes={codes} email={email} isSaved={isSaved} onSaved={setSaved} />
			{!isSaved && <p id={reasonId}>{t('accounts.secondFactor.saveFirst')}</p>}
			<Button kind="primary" size="large" disabled={!isSaved} disabledReasonId={reasonId} onClick={onDone}>
				{t('session.enrolment.goOn')}
			</Button>
		</Stack>
	);
};
