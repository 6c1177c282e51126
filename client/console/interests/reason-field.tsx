import type { FocusEventHandler } from 'react';
import { useText } from '#client/base/locale.tsx';
import type { FieldTexts } from '#client/ui/field.tsx';
import { TextArea } from '#client/ui/inputs.tsx';
import { LIMITS } from '#shared/limits.ts';

type ReasonFieldProps = {
	/** The result of `fieldOf`. */
	field: FieldTexts & { name: string; onBlur: FocusEventHandler<HTMLTextAreaElement> };
	of: 'declare' | 'remove';
	value: string;
	onValue: (value: string) => void;
};

/** What a conflict of interest is, or why its declaration is removed. */
export const ReasonField = ({ field: { label, error, name, onBlur }, of, value, onValue }: ReasonFieldProps) => {
	const { t } = useText();
	return (
		<TextArea
			name={name}
			label={label}
			error={error}
			onBlur={onBlur}
			need="required"
			help={t(`console.interests.${of}Help`)}
			lines={{ from: 2, to: 8 }}
			maxLength={LIMITS.comment}
			value={value}
			onValue={onValue}
		/>
	);
};
