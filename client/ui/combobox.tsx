import './form-texts.ts';
import { css } from 'goober';
import { useId, useMemo } from 'react';
import { useText } from '#client/base/locale.tsx';
import { ComboboxList, listId, optionId } from './combobox-list.tsx';
import { controlLook } from './control.ts';
import { Field, type FieldTexts } from './field.tsx';
import { color } from './tokens.ts';
import { type ComboboxPort, useCombobox } from './use-combobox.ts';

const anchor = css`position: relative; max-width: 560px;`;
const nothing = css`padding: 8px 16px; color: ${color.grey700};`;

type ComboboxProps = FieldTexts & ComboboxPort & { name: string };

/**
 * A searchable select (WAI-ARIA combobox with a listbox): arrows move, Enter selects, Esc closes. On blur, typed text
 * that was not selected reverts to the current value; an emptied field clears it.
 */
export const Combobox = ({ name, groups, value, onChoose, onType, onBlur, ...texts }: ComboboxProps) => {
	const { t } = useText();
	const id = useId();
	const chosen = useMemo(
		() => groups.flatMap(({ options }) => options).find((option) => option.value === value)?.label ?? '',
		[groups, value],
	);
	const { typed, isOpen, active, shown, ...combobox } = useCombobox({ groups, value, onChoose, onType, onBlur });

	return (
		<Field {...texts}>
			{(aria) => (
				<div className={anchor}>
					<input
						{...aria}
						name={name}
						type="text"
						role="combobox"
						autoComplete="off"
						aria-autocomplete="list"
						aria-expanded={isOpen}
						aria-controls={listId(id)}
						aria-activedescendant={isOpen && active ? optionId(id, active) : undefined}
						className={controlLook}
						value={typed ?? chosen}
						onChange={(event) => combobox.type(event.target.value)}
						onClick={() => !isOpen && combobox.open()}
						onKeyDown={combobox.onKeyDown}
						onBlur={combobox.leave}
					/>
					<ComboboxList id={id} groups={shown} value={value} active={active} isOpen={isOpen} onTake={combobox.take} />
					<div aria-live="polite">
						{isOpen && !combobox.hasOptions && <p className={nothing}>{t('forms.combobox.noHit')}</p>}
					</div>
				</div>
			)}
		</Field>
	);
};
