import { lazy, type ReactNode, Suspense, useState } from 'react';
import { AccountPage } from '#client/accounts/account-page.tsx';
import { type AccountArea, signInCalls } from '#client/accounts/calls.ts';
import { holdTicket, rememberSignIn, type SignedInUser } from '#client/api/session.ts';
import { fetchCsrfCookie } from '#client/api/transport.ts';
import { useText } from '#client/base/locale.tsx';
import { LOGIN_REASONS, type LoginReason } from '#shared/pages/public.ts';
import { PasswordStep } from './password-step.tsx';
import { FIRST, type Part, type Step } from './step.ts';

/** Loaded once an account asks for them. */
const SecondStep = lazy(() => import('./second-step.tsx').then((module) => ({ default: module.SecondStep })));
const EnrolmentStep = lazy(() => import('./enrolment-step.tsx').then((module) => ({ default: module.EnrolmentStep })));

type LoginScreenProps = {
	area: AccountArea;
	title: string;
	forgotTo: string;
	/** Filled in already, if known. */
	email?: string;
	/** The query string of the page. */
	search: string;
	/** Navigates to the screen after the login. */
	onSignedIn: (user: SignedInUser) => void;
	/** Below the form. */
	more?: ReactNode;
};

type SignIn = { user: SignedInUser; token: string };

/**
 * The path to return to after the login: `next` if it is a path within the area (no open redirects), else the fallback.
 */
export const nextOf = (search: string, area: '/app' | '/console', fallback: string): string => {
	const next = new URLSearchParams(search).get('next') ?? '';
	return next.startsWith(`${area}/`) && !next.startsWith(`${area}/login`) && !next.includes('\\') ? next : fallback;
};

/**
 * Why the person was redirected here: a screen requires a sign-in, or the session has ended. Null if they opened the
 * login themselves.
 */
const whyOf = (search: string): LoginReason | 'goesOn' | null => {
	const query = new URLSearchParams(search);
	if (!query.get('next')) return null;
	return LOGIN_REASONS.find((reason) => reason === query.get('reason')) ?? 'goesOn';
};

/**
 * The login of both areas: the password, then the second factor or its setup if the server requires it. It fetches the
 * CSRF cookie first, and stores token and user for 24 hours.
 */
export const LoginScreen = ({ area, title, forgotTo, email = '', search, onSignedIn, more }: LoginScreenProps) => {
	const { t } = useText();
	const [step, setStep] = useState<Step>({ ...FIRST, email });
	const [part, setPart] = useState<Part>('start');
	const go = (next: Step): void => {
		setStep(next);
		setPart('start');
	};
	const login = signInCalls(area).login.useMutation({ meta: { hasForm: true, hasToast: true } });
	const finish = (signIn: SignIn): void => {
		rememberSignIn(signIn);
		onSignedIn(signIn.user);
	};
	const startAgain = (ended: string | null): void => {
		holdTicket(null);
		go({ name: 'password', email: step.email, ended });
	};
	const submit = async (credentials: { email: string; password: string }): Promise<void> => {
		await fetchCsrfCookie();
		try {
			finish((await login.mutateAsync(credentials)).data);
		} catch (error) {
			const { stepAfter } = await import('./step-after.ts');
			const next = stepAfter(error, credentials.email);
			if (next.name === 'enrolment') holdTicket(next.asked.ticket);
			go(next);
		}
	};
	const titles = { password: title, secondFactor: t('session.second.title'), enrolment: t('session.enrolment.title') };
	return (
		<AccountPage title={titles[step.name]} step={`${step.name} ${part}`}>
			{step.name === 'password' && (
				<PasswordStep
					area={area}
					email={step.email}
					ended={step.ended}
					why={whyOf(search)}
					forgotTo={forgotTo}
					onSubmit={submit}
					onSignedIn={finish}
				/>
			)}
			<Suspense fallback={null}>
				{step.name === 'secondFactor' && (
					<SecondStep
						area={area}
						email={step.email}
						asked={step.asked}
						part={part}
						onPart={setPart}
						onSignedIn={finish}
						onBack={startAgain}
					/>
				)}
				{step.name === 'enrolment' && (
					<EnrolmentStep
						area={area}
						email={step.email}
						part={part}
						onPart={setPart}
						onSignedIn={finish}
						onBack={startAgain}
					/>
				)}
			</Suspense>
			{more}
		</AccountPage>
	);
};
