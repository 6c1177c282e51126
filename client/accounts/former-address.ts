import { type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { useText } from '#client/base/locale.tsx';

type Change = {
	/** The stored email. */
	former: string;
	/** Whether it is the user's own account: then the mail contains a link to undo the change. */
	isOwn?: boolean;
};

/** The text below the email field that says who is notified of a change; undefined while the email is unchanged. */
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
