import { css } from 'goober';
import { type ReactNode, useId } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Icon } from './icons.tsx';
import { color } from './tokens.ts';

const labelRow = css`
	display: flex; flex-wrap: wrap; align-items: center; gap: 8px; font-weight: 700; font-size: 17px; color: ${color.grey900};
	padding: 0;
`;
const tag = css`
	display: inline-flex; align-items: center; height: 22px; padding: 0 6px; border: 1px solid currentColor; border-radius: 4px;
	font-size: 14px; line-height: 1; font-weight: 700; white-space: nowrap;
`;
const required = css`color: ${color.errorText};`;
const optional = css`color: ${color.grey700};`;
const help = css`color: ${color.grey600}; font-size: 16px; margin-top: 4px;`;
const error = css`
	display: flex; gap: 4px; align-items: flex-start; margin-top: 8px; color: ${color.errorText}; font-size: 16px; line-height: 1.5;
	& > svg { margin-top: 2px; }
`;
const stack = css`& > * + * { margin-top: 8px; }`;

/** Whether a field is required; `unmarked` shows no tag, as on a login. */
type Need = 'required' | 'optional' | 'unmarked';

const NeedTag = ({ need }: { need: Need }) => {
	const { t } = useText();
	if (need === 'unmarked') return null;
	return need === 'required' ? (
		<span className={`${tag} ${required}`}>{t('common.required')}</span>
	) : (
		<span className={`${tag} ${optional}`}>{t('common.optional')}</span>
	);
};

export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
	<p id={id} className={error}>
		<Icon name="error" />
		<span>{children}</span>
	</p>
);

export type FieldTexts = {
	label: ReactNode;
	need?: Need;
	/** Help text with an example, in place of a placeholder. */
	help?: ReactNode;
	error?: string | undefined;
};

type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

type FieldProps = FieldTexts & {
	children: (control: ControlProps) => ReactNode;
	counter?: ReactNode;
	/** Consequence of the input; below the control, so that its appearance does not move the control. */
	note?: ReactNode;
	hideLabel?: boolean;
};

const describedBy = (id: string, has: { help: boolean; error: boolean; note?: boolean }): string | undefined =>
	[has.error && `${id}-error`, has.help && `${id}-help`, has.note && `${id}-note`].filter(Boolean).join(' ') ||
	undefined;

/** Label, tag, help, control, counter, note and error of one control, linked for screen readers. */
export const Field = (props: FieldProps) => {
	const {
		label,
		need = 'optional',
		help: helpText,
		error: message,
		counter,
		note,
		hideLabel = false,
		children,
	} = props;
	const id = useId();
	return (
		<div className={stack}>
			<label htmlFor={id} className={hideLabel ? 'visually-hidden' : labelRow}>
				{label}
				<NeedTag need={need} />
			</label>
			{helpText && (
				<p id={`${id}-help`} className={help}>
					{helpText}
				</p>
			)}
			{children({
				id,
				'aria-describedby': describedBy(id, { help: Boolean(helpText), error: Boolean(message), note: Boolean(note) }),
				'aria-invalid': message ? true : undefined,
			})}
			{counter}
			{note && (
				<p id={`${id}-note`} className={help}>
					{note}
				</p>
			)}
			{message && <FieldError id={`${id}-error`}>{message}</FieldError>}
		</div>
	);
};

type GroupProps = FieldTexts & { children: ReactNode; hideLegend?: boolean };

/** A fieldset for a group of controls, with the parts of a `Field`. */
export const FieldGroup = ({
	label,
	need = 'optional',
	help: helpText,
	error: message,
	hideLegend = false,
	children,
}: GroupProps) => {
	const id = useId();
	return (
		<fieldset
			className={stack}
			aria-describedby={describedBy(id, { help: Boolean(helpText), error: Boolean(message) })}
		>
			<legend className={hideLegend ? 'visually-hidden' : labelRow}>
				{label} <NeedTag need={need} />
			</legend>
			{helpText && (
				<p id={`${id}-help`} className={help}>
					{helpText}
				</p>
			)}
			{children}
			{message && <FieldError id={`${id}-error`}>{message}</FieldError>}
		</fieldset>
	);
};
