import { type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { useText } from '#client/base/locale.tsx';

type Change = {
	/** The e-mail that is stored. */
	former: string;
	/** One's own account: then the mail has a link that undoes the change. */
	isOwn?: boolean;
};

/** What saving another e-mail does, told below the field; undefined while it is the stored one. */
export const useFormerAddressNote = <T extends { email: string }, O>(
	form: UseFormReturn<T, unknown, O>,
	{ former, isOwn = false }: Change,
): string | undefined => {
	const { t } = useText();
	const typed: unknown = useWatch({ control: form.control, name: 'email' as Path<T> });
	const isSame = typeof typed !== 'string' || typed.trim().toLowerCase() === former.toLowerCase();
	if (former === '' || isSame) return undefined;
	return t(isOwn ? 'accounts.formerToldOwn' : 'accounts.formerTold', { email: former });
};
