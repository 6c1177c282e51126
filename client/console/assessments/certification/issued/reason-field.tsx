import type { FocusEventHandler } from 'react';
import { useText } from '#client/base/locale.tsx';
import type { FieldTexts } from '#client/ui/field.tsx';
import { TextArea } from '#client/ui/inputs.tsx';
import { LIMITS } from '#shared/limits.ts';

type ReasonFieldProps = {
	/** The result of `fieldOf`. */
	field: FieldTexts & { name: string; onBlur: FocusEventHandler<HTMLTextAreaElement> };
	value: string;
	onValue: (value: string) => void;
};

/** The internal reason for withdrawing or re-issuing a certificate. */
export const ReasonField = ({ field: { label, error, name, onBlur }, value, onValue }: ReasonFieldProps) => {
	const { t } = useText();
	return (
		<TextArea
			name={name}
			label={label}
			error={error}
			onBlur={onBlur}
			need="required"
			help={t('console.certificates.reasonHelp')}
			lines={{ from: 2, to: 8 }}
			maxLength={LIMITS.comment}
			value={value}
			onValue={onValue}
		/>
	);
};
