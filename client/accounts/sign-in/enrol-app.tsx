import { useEffect } from 'react';
import { type AccountArea, factorCalls } from '#client/accounts/calls.ts';
import { CodeField, codeSchema } from '#client/accounts/second-factor/code-field.tsx';
import { TotpSecret } from '#client/accounts/second-factor/totp-secret.tsx';
import { failureOf } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Form, useForm } from '#client/ui/form.tsx';
import { Banner, Skeleton } from '#client/ui/states.tsx';
import type { FactorAdded } from '#shared/accounts/second-factor.ts';

/** Wraps calls that the enrollment ticket authorizes: leads back to the password once the ticket has expired. */
type Guard = <T>(work: Promise<T>) => Promise<T>;

export type EnrolProps = { area: AccountArea; guard: Guard; onAdded: (added: FactorAdded) => void };

/** Sets up an authenticator app. The enrollment ticket authorizes it, so that no password is asked for again. */
export const EnrolApp = ({ area, guard, onAdded }: EnrolProps) => {
	const { t } = useText();
	const calls = factorCalls(area);
	const start = calls.startTotp.useMutation({ meta: { handlesFailure: true, silent: true } });
	const confirm = calls.confirmTotp.useMutation({ meta: { handlesFailure: true } });
	const form = useForm({ schema: codeSchema, defaultValues: { code: '' } });
	const begin = (): void => void guard(start.mutateAsync({})).catch(() => {});
	// biome-ignore lint/correctness/useExhaustiveDependencies: `begin` is new in each render, and another secret would void the one in sight
	useEffect(begin, []);
	if (start.error) {
		return (
			<Banner tone="error" title={failureOf(start.error).message} alert>
				<div>
					<Button size="small" onClick={begin}>
						{t('common.tryAgain')}
					</Button>
				</div>
			</Banner>
		);
	}
	if (!start.data) return <Skeleton heights={[200, 48]} />;
	return (
		<Form form={form} onSubmit={async (body) => onAdded((await guard(confirm.mutateAsync(body))).data)}>
			<TotpSecret {...start.data.data} />
			<CodeField form={form} help={t('accounts.secondFactor.confirmHelp')} />
			<Button type="submit" kind="primary" size="large" busy={form.formState.isSubmitting}>
				{t('accounts.secondFactor.confirmApp')}
			</Button>
		</Form>
	);
};
