import { css } from 'goober';
import { useState } from 'react';
import { type AccountArea, factorCalls } from '#client/accounts/calls.ts';
import { NoPasskeysNote } from '#client/accounts/second-factor/no-passkeys.tsx';
import { whyNoPasskeys } from '#client/accounts/second-factor/offered.ts';
import type { Outputs } from '#client/api/client.ts';
import { failureOf } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import type { FactorAdded } from '#shared/accounts/second-factor.ts';
import { CodesStep } from './codes-step.tsx';
import { EnrolApp } from './enrol-app.tsx';
import { EnrolPasskey } from './enrol-passkey.tsx';
import type { Part } from './step.ts';

const back = css`text-align: center;`;

type SignIn = Outputs['app']['session']['login']['data'];

type EnrolmentStepProps = {
	area: AccountArea;
	email: string;
	part: Part;
	onPart: (part: Part) => void;
	onSignedIn: (answer: SignIn) => void;
	/** Leads back to email and password; with the reason unless the person chose to go back. */
	onBack: (ended: string | null) => void;
};

const Choice = ({ area, onChoose }: { area: AccountArea; onChoose: (part: Part) => void }) => {
	const { t } = useText();
	const factor = factorCalls(area).get.useQuery(undefined, { meta: { handlesFailure: true } });
	const why = whyNoPasskeys() ?? factor.data?.data.no_passkeys ?? null;
	return (
		<Stack>
			<p>{t('session.enrolment.lead')}</p>
			<Button size="large" kind="primary" onClick={() => onChoose('app')}>
				{t('session.enrolment.chooseApp')}
			</Button>
			<p>{t('session.enrolment.appHelp')}</p>
			{why ? (
				<NoPasskeysNote why={why} />
			) : (
				<>
					<Button size="large" onClick={() => onChoose('passkey')}>
						{t('session.enrolment.choosePasskey')}
					</Button>
					<p>{t('session.enrolment.passkeyHelp')}</p>
				</>
			)}
		</Stack>
	);
};

/** Sets up the second factor that the account requires before it is signed in. */
export const EnrolmentStep = ({ area, email, part, onPart, onSignedIn, onBack }: EnrolmentStepProps) => {
	const { t } = useText();
	const [added, setAdded] = useState<FactorAdded | null>(null);
	/** The ticket expires ten minutes after the password was entered: then calls return 401. */
	const guard = async <T,>(work: Promise<T>): Promise<T> => {
		try {
			return await work;
		} catch (error) {
			if (failureOf(error).status === 401) onBack(t('session.enrolment.over'));
			throw error;
		}
	};
	const finish = ({ sign_in: signIn }: FactorAdded): void => (signIn ? onSignedIn(signIn) : onBack(null));
	const take = (answer: FactorAdded): void => (answer.recovery_codes ? setAdded(answer) : finish(answer));
	if (added?.recovery_codes) {
		return <CodesStep codes={added.recovery_codes} email={email} onDone={() => finish(added)} />;
	}
	return (
		<>
			{part === 'start' && <Choice area={area} onChoose={onPart} />}
			{part === 'app' && <EnrolApp area={area} guard={guard} onAdded={take} />}
			{part === 'passkey' && <EnrolPasskey area={area} guard={guard} onAdded={take} />}
			<div className={back}>
				<Button kind="text" onClick={() => (part === 'start' ? onBack(null) : onPart('start'))}>
					{part === 'start' ? t('session.second.back') : t('session.enrolment.chooseAgain')}
				</Button>
			</div>
		</>
	);
};
