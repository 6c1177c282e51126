import './form-texts.ts';
import { css } from 'goober';
import { useEffect, useRef } from 'react';
import { useText } from '#client/base/locale.tsx';
import type { ComboboxGroup, ComboboxOption } from './combobox-options.ts';
import { color, shadow } from './tokens.ts';

const list = css`
	position: absolute; z-index: 20; top: calc(100% + 4px); left: 0; right: 0; max-height: 320px; overflow-y: auto; padding: 8px 0;
	border: 1px solid ${color.grey420}; border-radius: 8px; background: ${color.white}; box-shadow: ${shadow.menu};
`;
const group = css`padding: 8px 16px 4px; font-size: 14px; font-weight: 700; color: ${color.grey700};`;
const row = css`
	padding: 8px 16px; min-height: 40px; cursor: pointer;
	&[aria-selected='true'] { font-weight: 700; background: ${color.blue50}; }
	&[data-active='true'] { background: ${color.blue100}; outline: 2px solid ${color.black}; outline-offset: -2px; }
`;

type OptionProps = {
	id: string;
	option: ComboboxOption;
	isSelected: boolean;
	isActive: boolean;
	onTake: (value: string) => void;
};

const Option = ({ id, option, isSelected, isActive, onTake }: OptionProps) => (
	// biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and handles the keys
	<div
		id={id}
		role="option"
		tabIndex={-1}
		aria-selected={isSelected}
		data-active={isActive}
		className={row}
		// Keeps the focus in the field: its blur would close the list before the click.
		onMouseDown={(event) => event.preventDefault()}
		onClick={() => onTake(option.value)}
	>
		{option.label}
	</div>
);

export const listId = (id: string): string => `${id}-list`;
export const optionId = (id: string, value: string): string => `${id}-${value}`;

type ComboboxListProps = {
	/** The id of the combobox. */
	id: string;
	groups: readonly ComboboxGroup[];
	value: string;
	/** The value of the active option, which the keys move. */
	active: string | null;
	isOpen: boolean;
	onTake: (value: string) => void;
};

/** The listbox of a combobox, in groups. Scrolls to the active option. */
export const ComboboxList = ({ id, groups, value, active, isOpen, onTake }: ComboboxListProps) => {
	const { t } = useText();
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (isOpen && active) box.current?.querySelector(`[data-active='true']`)?.scrollIntoView({ block: 'nearest' });
	}, [isOpen, active]);
	return (
		<div
			ref={box}
			role="listbox"
			id={listId(id)}
			aria-label={t('forms.combobox.options')}
			className={list}
			hidden={!isOpen}
		>
			{groups.map(({ label, options }, index) => (
				// biome-ignore lint/a11y/useSemanticElements: a group inside a listbox has no element of its own
				<div key={label} role="group" aria-labelledby={`${id}-group-${index}`}>
					<div id={`${id}-group-${index}`} role="presentation" className={group}>
						{label}
					</div>
					{options.map((option) => (
						<Option
							key={option.value}
							id={optionId(id, option.value)}
							option={option}
							isSelected={option.value === value}
							isActive={option.value === active}
							onTake={onTake}
						/>
					))}
				</div>
			))}
		</div>
	);
};
