import { type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useText } from '#client/base/locale.tsx';
import { RadioCards } from '#client/ui/choices.tsx';
import type { PasswordWay, WayFields } from '#shared/accounts/member-form.ts';
import { resetPasswordBody } from '#shared/accounts/schemas.ts';

export const NO_PASSWORD_YET: WayFields = { way: 'password', password: '' };

/** From the fields to the body of the call: where a link is mailed there is no password. */
export const sentFields = <T extends WayFields>({ way, password, ...fields }: T) =>
	way === 'link' ? fields : { ...fields, password };

/** Of a dialog that sets nothing but the password. */
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

/** Whether somebody else's password is set here, or by a link that is mailed to them. */
export const WayChoice = <T extends Pick<WayFields, 'way'>, O>({ form }: { form: UseFormReturn<T, unknown, O> }) => {
	const { t } = useText();
	const way = usePasswordWay(form);
	return (
		<RadioCards<PasswordWay>
			name="way"
			label={t('accounts.way')}
			need="unmarked"
			choices={[
				{ value: 'password', label: t('accounts.byPassword') },
				{ value: 'link', label: t('accounts.byLink') },
			]}
			value={way}
			onChoose={(value) =>
				form.setValue('way' as Path<T>, value as PathValue<T, Path<T>>, { shouldDirty: true, shouldValidate: false })
			}
		/>
	);
};
