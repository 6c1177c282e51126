import { type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useText } from '#client/base/locale.tsx';
import { RadioCards } from '#client/ui/choices.tsx';
import type { PasswordWay, WayFields } from '#shared/accounts/member-form.ts';
import { resetPasswordBody } from '#shared/accounts/schemas.ts';

export const NO_PASSWORD_YET: WayFields = { way: 'password', password: '' };

/** The body of the call; without a password if a link is mailed. */
export const sentFields = <T extends WayFields>({ way, password, ...fields }: T) =>
	way === 'link' ? fields : { ...fields, password };

/** The schema of a dialog that sets only the password. */
export const passwordWaySchema = z.preprocess(
	sentFields<WayFields>,
	z.object({ password: resetPasswordBody.password.optional() }),
);

export const usePasswordWay = <T extends Pick<WayFields, 'way'>, O>(
	form: UseFormReturn<T, unknown, O>,
): PasswordWay => {
	const way: unknown = useWatch({ control: form.control, name: 'way' as Path<T> });
	return way === 'link' ? 'link' : 'password';
};

/** Radio buttons: set somebody else's password here, or mail them a link to set it. */
export const WayChoice = <T extends Pick<WayFields, 'way'>, O>({ form }: { form: UseFormReturn<T, unknown, O> }) => {
	const { t } = useText();
	const way = usePasswordWay(form);
	return (
		<RadioCards<PasswordWay>
			name="way"
			label={t('accounts.way')}
			need="unmarked"
			choices={[
				{ value: 'link', label: t('accounts.byLink') },
				{ value: 'password', label: t('accounts.byPassword') },
			]}
			value={way}
			onChoose={(value) =>
				form.setValue('way' as Path<T>, value as PathValue<T, Path<T>>, { shouldDirty: true, shouldValidate: false })
			}
		/>
	);
};
