import { css } from 'goober';
import { useEffect, useState } from 'react';
import { Combobox } from '#client/ui/combobox.tsx';
import type { ComboboxOption } from '#client/ui/combobox-options.ts';
import { phone } from '#client/ui/tokens.ts';

/** As compact as the other filters of a list. */
const compact = css`
	width: 180px; max-width: 100%;
	& label, & div:has(> label) { font-size: 14px; }
	& input { min-height: 40px; padding: 6px 12px; margin-top: 4px; }
	& div > * + * { margin-top: 0; }
	${phone} { width: 100%; }
`;

const PAUSE_MS = 200;

/** The typed text, debounced, so that not every letter is a search. */
export const useTyped = (): readonly [settled: string, type: (text: string) => void] => {
	const [typed, setTyped] = useState('');
	const [settled, setSettled] = useState('');
	useEffect(() => {
		const timer = setTimeout(() => setSettled(typed.trim()), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [typed]);
	return [settled, setTyped];
};

type SearchPickerProps = {
	name: string;
	label: string;
	/** The results of the search. */
	found: readonly ComboboxOption[];
	/** The chosen record, which the results need not contain; null if none is chosen. */
	chosen: ComboboxOption | null;
	onType: (text: string) => void;
	/** Called with '' when the choice is cleared. */
	onChoose: (value: string) => void;
};

/** A filter by a record of a long list, with a search on the server. */
export const SearchPicker = ({ name, label, found, chosen, onType, onChoose }: SearchPickerProps) => {
	const others = found.filter(({ value }) => value !== chosen?.value);
	return (
		<div className={compact}>
			<Combobox
				name={name}
				label={label}
				need="unmarked"
				groups={[{ label, options: chosen ? [chosen, ...others] : others }]}
				value={chosen?.value ?? ''}
				onType={onType}
				onChoose={onChoose}
			/>
		</div>
	);
};
