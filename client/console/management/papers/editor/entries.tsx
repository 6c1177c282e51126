import { css } from 'goober';
import type { ReactNode } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { FieldError } from '#client/ui/field.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { color } from '#client/ui/tokens.ts';
import { useEditing, useMark } from './editing.ts';
import { type Field, nameOfField } from './problems.ts';

const list = css`list-style: none; margin: 0; padding: 0; display: flex; flex-direction: column; gap: 16px;`;
const entry = css`border: 1px solid ${color.grey420}; border-radius: 8px; padding: 16px;`;
const legend = css`font-weight: 700; padding: 0;`;

type EntriesProps<E> = {
	/** The key of the question. */
	owner: string;
	/** The field that holds the list, such as 'guidance.basis', and the first field of an entry. */
	field: `guidance.${string}`;
	first: string;
	title: string;
	add: string;
	entries: readonly E[];
	empty: E;
	/** The most entries that can be saved. */
	most: number;
	onEntries: (entries: E[]) => void;
	children: (entry: E, field: `guidance.${string}`, change: (values: Partial<E>) => void) => ReactNode;
};

/** A list of entries that can be added, removed and reordered by keyboard; the focus follows the entry. */
export const Entries = <E extends object>(props: EntriesProps<E>) => {
	const { owner, field, first, title, add, entries, empty, most, onEntries, children } = props;
	const { t } = useText();
	const { focus } = useEditing();
	const mark = useMark();
	const message = mark(owner, field);
	const focusOn = (place: Field): void => focus(nameOfField(owner, place));
	const move = (from: number, to: number): void => {
		const [moved] = entries.slice(from, from + 1);
		if (moved) onEntries(entries.toSpliced(from, 1).toSpliced(to, 0, moved));
		focusOn(`${field}.${to}.${first}`);
	};
	const remove = (at: number): void => {
		onEntries(entries.toSpliced(at, 1));
		focusOn(field);
	};
	return (
		<Stack gap="small">
			<h4>{title}</h4>
			<ol className={list}>
				{entries.map((one, at) => {
					const numbered = { name: title, number: at + 1 };
					return (
						// biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity, and their fields no state
						<li key={at}>
							<fieldset className={entry}>
								<legend className="visually-hidden">{t('management.editor.entries.numbered', numbered)}</legend>
								<Stack>
									<Row align="ends">
										<span className={legend} aria-hidden="true">
											{t('management.editor.entries.numbered', numbered)}
										</span>
										<Row>
											<Button
												size="tiny"
												icon="up"
												disabled={at === 0}
												label={t('management.editor.entries.up', numbered)}
												onClick={() => move(at, at - 1)}
											>
												{t('management.editor.entries.upShort')}
											</Button>
											<Button
												size="tiny"
												icon="down"
												disabled={at === entries.length - 1}
												label={t('management.editor.entries.down', numbered)}
												onClick={() => move(at, at + 1)}
											>
												{t('management.editor.entries.downShort')}
											</Button>
											<Button
												size="tiny"
												kind="text"
												label={t('management.editor.entries.remove', numbered)}
												onClick={() => remove(at)}
											>
												{t('management.editor.entries.removeShort')}
											</Button>
										</Row>
									</Row>
									{children(one, `${field}.${at}`, (values) =>
										onEntries(entries.with(at, { ...one, ...values }) as E[]),
									)}
								</Stack>
							</fieldset>
						</li>
					);
				})}
			</ol>
			<div data-spot={nameOfField(owner, field)}>
				<Button
					size="small"
					icon="plus"
					disabled={entries.length >= most}
					onClick={() => {
						onEntries([...entries, empty]);
						focusOn(`${field}.${entries.length}.${first}`);
					}}
				>
					{add}
				</Button>
			</div>
			{message && <FieldError>{message}</FieldError>}
		</Stack>
	);
};
