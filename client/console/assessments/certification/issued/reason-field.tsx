import type { FocusEventHandler } from 'react';
import { useText } from '#client/base/locale.tsx';
import type { FieldTexts } from '#client/ui/field.tsx';
import { TextArea } from '#client/ui/inputs.tsx';
import { LIMITS } from '#shared/limits.ts';

type ReasonFieldProps = {
	/** What `fieldOf` gives. */
	field: FieldTexts & { name: string; onBlur: FocusEventHandler<HTMLTextAreaElement> };
	value: string;
	onValue: (value: string) => void;
};

/** Why a certificate is withdrawn or re-issued, for staff. */
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
