import './form-texts.ts';
import { css } from 'goober';
import { type ComponentProps, useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { keepFocus } from './button.tsx';
import { controlLook, type InputWidth, inputWidths } from './control.ts';
import { color } from './tokens.ts';

const box = css`position: relative; & > input { padding-inline-end: 84px; }`;
const toggle = css`
	position: absolute; inset-inline-end: 2px; top: 2px; bottom: 2px; min-width: 72px; padding: 0 12px; border: 0; border-radius: 6px; background: none; cursor: pointer;
	color: ${color.blue1000}; font-size: 14px; font-weight: 700; text-decoration: underline; text-underline-offset: 3px;
	&:hover { background: ${color.blue50}; }
`;

type PasswordProps = { width: InputWidth } & Omit<ComponentProps<'input'>, 'width' | 'type'>;

/** A password input with a button that toggles its visibility. */
export const PasswordControl = ({ width, ...input }: PasswordProps) => {
	const { t } = useText();
	const [isShown, setShown] = useState(false);
	return (
		<div className={`${box} ${inputWidths[width]}`}>
			<input {...input} type={isShown ? 'text' : 'password'} spellCheck={false} className={controlLook} />
			<button
				type="button"
				className={toggle}
				aria-controls={input.id}
				onMouseDown={keepFocus}
				onClick={() => setShown(!isShown)}
			>
				<span aria-hidden="true">{t(isShown ? 'forms.password.hide' : 'forms.password.show')}</span>
				<span className="visually-hidden">{t(isShown ? 'forms.password.hideIt' : 'forms.password.showIt')}</span>
			</button>
		</div>
	);
};
