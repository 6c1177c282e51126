import { css } from 'goober';
import type { ComponentProps, FocusEvent, PointerEvent, ReactNode } from 'react';
import { formatNumber } from '#client/base/format.ts';
import { controlLook as control, type InputWidth, selectLook, inputWidths as widths } from './control.ts';
import { Field, type FieldTexts } from './field.tsx';
import { groupDigits } from './group-digits.ts';
import { PasswordControl } from './password-control.tsx';
import { color } from './tokens.ts';

/** Form controls. Each accepts the result of react-hook-form's `register()`. */

const area = css`padding: 16px; line-height: 1.7; field-sizing: content; resize: vertical; overflow-y: auto; font-feature-settings: normal;`;
const counterText = css`font-size: 14px; color: ${color.grey600}; text-align: right; margin-top: 4px; font-variant-numeric: tabular-nums;`;

type InputProps = FieldTexts & { width?: InputWidth } & Omit<ComponentProps<'input'>, 'width' | 'id'>;
type TextInputProps = InputProps & Pick<ComponentProps<typeof Field>, 'note'>;

const labelled = <P extends FieldTexts>({ label, need, help, error, ...rest }: P) => ({
	texts: { label, ...(need ? { need } : {}), ...(help ? { help } : {}), error },
	rest,
});

/** Not an input of type email, which refuses full width, and for which some browsers rewrite domains that are not ASCII. */
const emailInput = {
	type: 'text',
	inputMode: 'email',
	autoCapitalize: 'none',
	autoCorrect: 'off',
	spellCheck: false,
} as const;

/** A single-line input; `type` as in HTML: text, email, password (which can be shown), tel, url, date. */
export const TextInput = ({ note, ...props }: TextInputProps) => {
	const { texts, rest } = labelled(props);
	const { width = 'full', type = 'text', ...input } = rest;
	return (
		<Field {...texts} note={note}>
			{(aria) =>
				type === 'password' ? (
					<PasswordControl {...input} {...aria} width={width} />
				) : (
					<input
						{...input}
						{...aria}
						{...(type === 'email' ? emailInput : { type })}
						className={`${control} ${widths[width]}`}
					/>
				)
			}
		</Field>
	);
};

/**
 * A number input of type text, since browsers reject full-width digits, which the schema converts. With `grouped`, an
 * integer gets separators on blur.
 */
export const NumberInput = ({
	width = 'short',
	unit,
	grouped = false,
	...props
}: InputProps & { unit?: string; grouped?: boolean }) => {
	const { texts, rest } = labelled(props);
	const leave = (event: FocusEvent<HTMLInputElement>): void => {
		const shown = grouped ? groupDigits(event.target.value) : event.target.value;
		if (shown !== event.target.value) {
			event.target.value = shown;
			rest.onChange?.(event);
		}
		rest.onBlur?.(event);
	};
	return (
		<Field {...texts}>
			{(aria) => (
				<div className={withUnit}>
					<input
						{...rest}
						{...aria}
						onBlur={leave}
						type="text"
						inputMode="numeric"
						autoComplete="off"
						className={`${control} ${widths[width]}`}
					/>
					{unit && <span>{unit}</span>}
				</div>
			)}
		</Field>
	);
};

const withUnit = css`display: flex; align-items: center; gap: 8px;`;

type SelectProps = FieldTexts & { width?: InputWidth; children: ReactNode } & Omit<ComponentProps<'select'>, 'id'>;

export const Select = (props: SelectProps) => {
	const { texts, rest } = labelled(props);
	const { width = 'medium', children, ...input } = rest;
	return (
		<Field {...texts}>
			{(aria) => (
				<select {...input} {...aria} className={`${control} ${selectLook} ${widths[width]}`}>
					{children}
				</select>
			)}
		</Field>
	);
};

/** Height of a line, and of borders and padding. */
const LOOKS = { form: { line: 27, around: 34 }, dense: { line: 22, around: 14 } } as const;

const denseArea = css`min-height: 36px; padding: 6px 10px; border-radius: 6px; font-size: 14px; line-height: 22px; field-sizing: content; resize: vertical; overflow-y: auto;`;

type TextAreaProps = FieldTexts & {
	value: string;
	onValue: (value: string) => void;
	maxLength?: number;
	/** A fixed height in px instead of growing. */
	height?: number;
	/** Lines between which it grows with its text; 3 to 10 by default. */
	lines?: { from: number; to: number };
	/** Shows the character count, as specified for notes. */
	counted?: boolean;
	/** `dense` among many others: small, with the label for screen readers only. */
	look?: keyof typeof LOOKS;
} & Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'id' | 'maxLength' | 'height'>;

const GROWING = { from: 3, to: 10 };

/** Side of the square in the corner of a text area by which it is dragged. */
const HANDLE_PX = 20;

/** Lets a text area be dragged higher than it grows. */
const releaseHeight = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLTextAreaElement>): void => {
	const { right, bottom, height } = currentTarget.getBoundingClientRect();
	if (right - clientX > HANDLE_PX || bottom - clientY > HANDLE_PX) return;
	Object.assign(currentTarget.style, { height: `${height}px`, maxHeight: 'none' });
};

/** A multi-line input with a live count. Accepts more than the limit, which validation reports. */
export const TextArea = (props: TextAreaProps) => {
	const { texts, rest } = labelled(props);
	const { value, onValue, maxLength, height, lines = GROWING, counted = true, look = 'form', ...input } = rest;
	const { line, around } = LOOKS[look];
	const growing = { minHeight: lines.from * line + around, maxHeight: lines.to * line + around };
	const count = [...value].length;
	return (
		<Field
			{...texts}
			hideLabel={look === 'dense'}
			counter={
				counted && (
					<p className={counterText}>
						{formatNumber(count)}
						{maxLength ? ` / ${formatNumber(maxLength)}` : ''}
					</p>
				)
			}
		>
			{(aria) => (
				<textarea
					{...input}
					{...aria}
					rows={lines.from}
					value={value}
					onChange={(event) => onValue(event.target.value)}
					className={`${control} ${look === 'dense' ? denseArea : area}`}
					style={height ? { height } : growing}
					onPointerDown={height ? undefined : releaseHeight}
				/>
			)}
		</Field>
	);
};
