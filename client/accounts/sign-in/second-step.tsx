import { css } from 'goober';
import { type AccountArea, signInCalls } from '#client/accounts/calls.ts';
import { whyNoPasskeys } from '#client/accounts/second-factor/offered.ts';
import { PasskeyButton, usePasskeyUse } from '#client/accounts/second-factor/passkey-button.tsx';
import { signWithPasskey } from '#client/accounts/second-factor/passkeys.ts';
import type { Inputs, Outputs } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { OwnFolded } from '#client/ui/folded.tsx';
import { color } from '#client/ui/tokens.ts';
import type { SecondFactorAsked } from '#shared/accounts/second-factor.ts';
import { CodeForm, RecoveryForm } from './code-forms.tsx';
import { endOf, type Part } from './step.ts';

const or = css`
	display: flex; align-items: center; gap: 16px; color: ${color.grey700};
	&::before, &::after { content: ''; flex: 1; border-top: 1px solid ${color.grey200}; }
`;
const others = css`display: flex; flex-direction: column; align-items: center; gap: 8px;`;

type Body = Omit<Inputs['app']['session']['secondFactorLogin'], 'challenge'>;

type SecondStepProps = {
	area: AccountArea;
	email: string;
	asked: SecondFactorAsked;
	part: Part;
	onPart: (part: Part) => void;
	onSignedIn: (answer: Outputs['app']['session']['secondFactorLogin']['data']) => void;
	/** Leads back to email and password; with the reason unless the person chose to go back. */
	onBack: (ended: string | null) => void;
};

/** Which of the requested factors work in this browser. */
const waysOf = ({ methods, passkey }: SecondFactorAsked) => ({
	passkey: methods.includes('passkey') && whyNoPasskeys() === null ? passkey : null,
	hasPasskeyElsewhere: methods.includes('passkey') && whyNoPasskeys() === 'ip_address',
	hasCode: methods.includes('totp'),
	hasRecovery: methods.includes('recovery_code'),
});

/** The second step of a sign-in: a passkey, a code of the authenticator app, or a recovery code. */
export const SecondStep = ({ area, email, asked, part, onPart, onSignedIn, onBack }: SecondStepProps) => {
	const { t } = useText();
	const { passkey, hasPasskeyElsewhere, hasCode, hasRecovery } = waysOf(asked);
	const isDaily = passkey !== null || hasCode;
	const isRecovering = hasRecovery && (part === 'recovery' || !isDaily);
	const using = usePasskeyUse();
	const login = signInCalls(area).secondFactorLogin.useMutation({ meta: { handlesFailure: true } });
	const confirm = async (body: Body): Promise<void> => {
		try {
			onSignedIn((await login.mutateAsync({ challenge: asked.challenge, ...body })).data);
		} catch (error) {
			const ended = endOf(error);
			if (ended === null) throw error;
			onBack(ended);
		}
	};
	return (
		<>
			<p>{t('session.second.lead', { email })}</p>
			{isRecovering ? (
				<RecoveryForm onSubmit={confirm} />
			) : (
				<>
					{passkey && (
						<PasskeyButton
							kind="primary"
							using={using}
							onUse={async () => confirm({ passkey: await signWithPasskey(passkey) })}
						>
							{t('session.second.usePasskey')}
						</PasskeyButton>
					)}
					{passkey && hasCode && <p className={or}>{t('session.second.or')}</p>}
					{hasCode && <CodeForm isFirst={!passkey} onSubmit={confirm} />}
				</>
			)}
			{hasPasskeyElsewhere && <p>{t('session.second.passkeyElsewhere')}</p>}
			<div className={others}>
				{isRecovering
					? isDaily && (
							<Button kind="text" onClick={() => onPart('start')}>
								{t('session.second.useOthers')}
							</Button>
						)
					: hasRecovery && (
							<Button kind="text" onClick={() => onPart('recovery')}>
								{t('session.second.useRecovery')}
							</Button>
						)}
				<Button kind="text" onClick={() => onBack(null)}>
					{t('session.second.back')}
				</Button>
			</div>
			<OwnFolded title={t('session.second.lost')}>
				<p>{t('session.second.lostHelp')}</p>
			</OwnFolded>
		</>
	);
};
