import { css } from 'goober';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { FieldError } from '#client/ui/field.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { useEditing, useMark } from './editing.ts';
import { Entry } from './entry.tsx';
import { type Field, nameOfField } from './problems.ts';

const list = css`list-style: none; margin: 0; padding: 0; display: flex; flex-direction: column; gap: 16px;`;

type ListField = `guidance.${string}`;

type EntriesProps<E> = {
	/** Key of the question. */
	owner: string;
	/** The field of the list, such as 'guidance.basis', and the first field of an entry. */
	field: ListField;
	first: string;
	title: string;
	add: string;
	entries: readonly E[];
	empty: E;
	most: number;
	onEntries: (entries: E[]) => void;
	children: (entry: E, field: ListField, change: (values: Partial<E>) => void) => ReactNode;
};

/** A list whose entries can be added, removed and reordered by keyboard; the focus follows the moved entry. */
export const Entries = <E extends object>(props: EntriesProps<E>) => {
	const { owner, field, first, title, add, entries, empty, most, onEntries, children } = props;
	const { focus } = useEditing();
	const mark = useMark();
	const message = mark(owner, field);
	const focusOn = (place: Field): void => focus(nameOfField(owner, place));
	const put = (entry: E, at: number, others: readonly E[]): void => {
		onEntries(others.toSpliced(at, 0, entry));
		focusOn(`${field}.${at}.${first}`);
	};
	const remove = (at: number): void => {
		onEntries(entries.toSpliced(at, 1));
		focusOn(field);
	};
	return (
		<Stack gap="small">
			<h4>{title}</h4>
			<ol className={list}>
				{entries.map((entry, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity, and their fields no state
					<li key={at}>
						<Entry
							numbered={{ name: title, number: at + 1 }}
							isLast={at === entries.length - 1}
							onMove={(by) => put(entry, at + by, entries.toSpliced(at, 1))}
							onRemove={() => remove(at)}
						>
							{children(entry, `${field}.${at}`, (values) => onEntries(entries.with(at, { ...entry, ...values })))}
						</Entry>
					</li>
				))}
			</ol>
			<div data-spot={nameOfField(owner, field)}>
				<Button
					size="small"
					icon="plus"
					disabled={entries.length >= most}
					onClick={() => put(empty, entries.length, entries)}
				>
					{add}
				</Button>
			</div>
			{message && <FieldError>{message}</FieldError>}
		</Stack>
	);
};
