import { css } from 'goober';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import { color } from './tokens.ts';

/** The controls of a form. Each takes what `register()` of react-hook-form gives. */

const control = css`
	width: 100%; min-height: 48px; padding: 8px 16px; border: 1px solid ${color.grey600}; border-radius: 8px; background: ${color.white};
	font-size: 16px; line-height: 1.5; color: ${color.grey900};
	&:hover { border-color: ${color.black}; }
	&[aria-invalid='true'] { border: 2px solid ${color.error}; }
	&:read-only:not(select) { border-style: dashed; background: ${color.page}; }
	&:disabled { background: ${color.grey50}; color: ${color.grey700}; border-color: ${color.grey300}; }
`;
/** The control styles, for controls defined elsewhere. */
export const controlLook = control;
/** The styles of a select, with its arrow. */
export const selectLook = css`
	appearance: none; padding-right: 44px; cursor: pointer;
	background-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20' fill='none' stroke='%23333' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M5 7.5l5 5 5-5'/%3E%3C/svg%3E");
	background-repeat: no-repeat; background-position: right 12px center;
`;
const area = css`padding: 16px; line-height: 1.7; resize: vertical; overflow-y: auto; font-feature-settings: normal;`;
const counterText = css`font-size: 14px; color: ${color.grey600}; text-align: right; margin-top: 4px; font-variant-numeric: tabular-nums;`;

/** Input widths, by the expected content. */
export type InputWidth = 'full' | 'medium' | 'short' | 'tiny';

const widths: Record<InputWidth, string> = {
	full: '',
	medium: css`max-width: 400px;`,
	short: css`max-width: 240px;`,
	tiny: css`max-width: 140px;`,
};

type InputProps = FieldTexts & { width?: InputWidth } & Omit<ComponentProps<'input'>, 'width' | 'id'>;

const labelled = <P extends FieldTexts>({ label, need, help, error, ...rest }: P) => ({
	texts: { label, ...(need ? { need } : {}), ...(help ? { help } : {}), error },
	rest,
});

/** A single-line input; `type` as in HTML: text, email, password, tel, url, date. */
export const TextInput = (props: InputProps) => {
	const { texts, rest } = labelled(props);
	const { width = 'full', type = 'text', ...input } = rest;
	return (
		<Field {...texts}>
			{(aria) => <input {...input} {...aria} type={type} className={`${control} ${widths[width]}`} />}
		</Field>
	);
};

/** A number input of type text, since the browser would reject full-width digits, which the schema converts. */
export const NumberInput = ({ width = 'short', unit, ...props }: InputProps & { unit?: string }) => {
	const { texts, rest } = labelled(props);
	return (
		<Field {...texts}>
			{(aria) => (
				<div className={withUnit}>
					<input
						{...rest}
						{...aria}
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

const LINE_PX = 27;
const PADDING_PX = 34;

/** Grows with its text from `rows.from` to `rows.to` lines, then scrolls. */
const useGrowing = (value: string, rows: { from: number; to: number }) => {
	const element = useRef<HTMLTextAreaElement | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the text
	useLayoutEffect(() => {
		const { current } = element;
		if (!current) return;
		current.style.height = 'auto';
		const wanted = Math.max(current.scrollHeight + 2, rows.from * LINE_PX + PADDING_PX);
		current.style.height = `${Math.min(wanted, rows.to * LINE_PX + PADDING_PX)}px`;
	}, [value, rows.from, rows.to]);
	return element;
};

type TextAreaProps = FieldTexts & {
	value: string;
	onValue: (value: string) => void;
	maxLength?: number;
	/** A fixed height in px instead of growing. */
	height?: number;
	/** The lines between which it grows; 3 to 10 by default. */
	lines?: { from: number; to: number };
	/** Shows the character count, as the specification asks for notes. */
	counted?: boolean;
} & Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'id' | 'maxLength' | 'height'>;

const GROWING = { from: 3, to: 10 };

/** A multi-line input with a live count. It accepts more than the limit; validation reports that. */
export const TextArea = (props: TextAreaProps) => {
	const { texts, rest } = labelled(props);
	const { value, onValue, maxLength, height, lines = GROWING, counted = true, ...input } = rest;
	const element = useGrowing(value, lines);
	const count = [...value].length;
	return (
		<Field
			{...texts}
			counter={
				counted && (
					<p className={counterText}>
						{new Intl.NumberFormat('ja-JP').format(count)}
						{maxLength ? ` / ${new Intl.NumberFormat('ja-JP').format(maxLength)}` : ''}
					</p>
				)
			}
		>
			{(aria) => (
				<textarea
					{...input}
					{...aria}
					ref={height ? undefined : element}
					rows={lines.from}
					value={value}
					onChange={(event) => onValue(event.target.value)}
					className={`${control} ${area}`}
					{...(height ? { style: { height } } : {})}
				/>
			)}
		</Field>
	);
};
