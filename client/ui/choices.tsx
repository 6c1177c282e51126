import { css } from 'goober';
import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError, FieldGroup, type FieldTexts } from './field.tsx';
import { color, focusRing, phone } from './tokens.ts';

const cards = css`
	display: grid; grid-template-columns: repeat(auto-fit, minmax(140px, 1fr)); gap: 8px;
	${phone} { grid-template-columns: 1fr; }
`;
const card = css`
	display: flex; align-items: center; gap: 12px; min-height: 56px; padding: 12px 16px; border: 1px solid ${color.grey600}; border-radius: 8px;
	background: ${color.white}; cursor: pointer; font-size: 16px; line-height: 1.4; position: relative;
	&:hover { border-color: ${color.black}; background: ${color.grey50}; }
	&:has(input:checked) { border: 2px solid ${color.blue900}; padding: 11px 15px; background: ${color.blue50}; font-weight: 700; }
	&:has(input:focus-visible) { ${focusRing} }
	&:has(input:disabled) { cursor: default; color: ${color.grey700}; background: ${color.white}; }
	&:has(input:disabled:checked) { background: ${color.blue50}; color: ${color.grey900}; }
	& input:focus-visible { outline: none; box-shadow: none; }
`;
/** On phones all choices in one row, the circle above its word: for short words only. */
const row = css`
	${phone} {
		grid-template-columns: none; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr);
		& > label {
			flex-direction: column; justify-content: center; gap: 2px; padding: 4px; font-size: 14px; line-height: 1.2; text-align: center;
			&:has(input:checked) { padding: 3px; }
			& > input { width: 22px; height: 22px; }
		}
	}
`;
const radio = css`
	appearance: none; flex: none; width: 24px; height: 24px; margin: 0; border: 2px solid ${color.grey600}; border-radius: 50%; background: ${color.white};
	display: grid; place-content: center; cursor: inherit;
	&:checked { border-color: ${color.blue900}; }
	&:checked::before { content: ''; width: 12px; height: 12px; border-radius: 50%; background: ${color.blue900}; print-color-adjust: exact; }
	&:disabled { border-color: ${color.grey420}; }
	@media (forced-colors: active) { appearance: auto; }
`;

export type Choice<V extends string | number> = { value: V; label: ReactNode };

type RadioCardsProps<V extends string | number> = FieldTexts & {
	name: string;
	choices: readonly Choice<V>[];
	value: V | null;
	onChoose: (value: V) => void;
	disabled?: boolean;
	hideLegend?: boolean;
	/** At most three short words, in one row on phones too. */
	isRow?: boolean;
};

/** A radio group of large cards; arrow keys work natively. */
export const RadioCards = <V extends string | number>(props: RadioCardsProps<V>) => {
	const { name, choices, value, onChoose, disabled = false, isRow = false, ...texts } = props;
	return (
		<FieldGroup {...texts}>
			<div className={isRow ? `${cards} ${row}` : cards}>
				{choices.map((choice) => (
					<label key={choice.value} className={card}>
						<input
							type="radio"
							className={radio}
							name={name}
							value={choice.value}
							checked={value === choice.value}
							disabled={disabled}
							onChange={() => onChoose(choice.value)}
						/>
						<span>{choice.label}</span>
					</label>
				))}
			</div>
		</FieldGroup>
	);
};

const checkboxRow = css`
	display: flex; align-items: flex-start; gap: 12px; min-height: 44px; padding: 8px 0; cursor: pointer; font-size: 16px;
	&:has(input:disabled) { cursor: default; color: ${color.grey600}; }
`;
const box = css`
	appearance: none; flex: none; width: 24px; height: 24px; margin: 2px 0 0; border: 2px solid ${color.grey600}; border-radius: 4px; background: ${color.white};
	display: grid; place-content: center; cursor: inherit;
	&:checked { background: ${color.blue900}; border-color: ${color.blue900}; print-color-adjust: exact; }
	&:checked::before { content: ''; width: 14px; height: 8px; margin-top: -4px; border: solid ${color.white}; border-width: 0 0 3px 3px; rotate: -45deg; }
	&:disabled { border-color: ${color.grey420}; background: ${color.grey50}; }
	&:disabled:checked { border-color: ${color.grey500}; background: ${color.grey500}; }
	&[aria-invalid='true'] { border-color: ${color.error}; }
	@media (forced-colors: active) { appearance: auto; }
`;

type CheckboxProps = { label: ReactNode; error?: string | undefined } & Omit<ComponentProps<'input'>, 'type'>;

export const Checkbox = ({ label, error, ...input }: CheckboxProps) => {
	const id = useId();
	const described = error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {};
	return (
		<div>
			<label className={checkboxRow}>
				<input {...input} {...described} type="checkbox" className={box} />
				<span>{label}</span>
			</label>
			{error && <FieldError id={`${id}-error`}>{error}</FieldError>}
		</div>
	);
};

const tickArea = css`display: grid; place-content: center; width: 44px; min-height: 44px; cursor: pointer;`;
const tickBox = css`
	&& { margin: 0; }
	&:indeterminate { background: ${color.blue900}; border-color: ${color.blue900}; }
	&:indeterminate::before { content: ''; width: 12px; height: 3px; background: ${color.white}; }
`;

type TickBoxProps = {
	/** For screen readers. */
	label: string;
	checked: boolean;
	/** Some, but not all, of the rows it stands for are ticked. */
	isPartly?: boolean;
	/** `withShift`: the Shift key was held, as for a range of rows. */
	onTick: (isTicked: boolean, withShift: boolean) => void;
};

/** Whether the click, or the space bar's, came with the Shift key. */
const hasShift = ({ nativeEvent }: ChangeEvent): boolean => (nativeEvent as Partial<MouseEvent>).shiftKey === true;

/** A checkbox in a table, without a visible label. */
export const TickBox = ({ label, checked, isPartly = false, onTick }: TickBoxProps) => (
	<label className={tickArea}>
		<input
			type="checkbox"
			className={`${box} ${tickBox}`}
			aria-label={label}
			checked={checked}
			ref={(input) => {
				if (input) input.indeterminate = isPartly;
			}}
			onChange={(event) => onTick(event.target.checked, hasShift(event))}
		/>
	</label>
);
