import { css } from 'goober';
import { useId, useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { isComposing } from '#client/ui/composing.ts';
import { FieldGroup } from '#client/ui/field.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { Loading } from '#client/ui/loaded.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { finder } from '#shared/fold.ts';
import { useLoadText } from './load-text.ts';
import { type AssessorChoice, useAssessors } from './use-assessors.ts';

const hits = css`
	max-height: 264px; overflow-y: auto; border: 1px solid ${color.grey420}; border-radius: 8px; padding: 4px 12px; margin: 8px 0 0; list-style: none;
	& > li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; }
	& .load { margin-inline-start: 12px; font-size: 14px; color: ${color.grey700}; white-space: nowrap; ${phone} { white-space: normal; margin-inline-start: 36px; } }
	& .load > .work { display: block; }
	& .load > .conflict { color: ${color.errorText}; font-weight: 700; }
	& .free { color: ${color.successText}; font-weight: 700; }
`;

/** How many companies an assessor has, what waits with them, and since when; zero companies are highlighted. */
const Load = ({ id, person, note }: { id: string; person: AssessorChoice; note: string | null }) => {
	const { t } = useText();
	const loadText = useLoadText();
	const { company_count: count, load } = person;
	return (
		<span id={id} className={count === 0 ? 'load free' : 'load'}>
			{count === 0 ? t('console.work.picker.free') : t('console.work.picker.load', { count })}
			{count > 0 && <span className="work">{loadText(load)}</span>}
			{note && <span className="work conflict">{note}</span>}
		</span>
	);
};

type PickerProps = {
	chosen: readonly number[];
	onChange: (chosen: number[]) => void;
	/** The companies to be assigned, since who has a conflict of interest cannot be. */
	companyIds: readonly number[];
};

/** That a person cannot be chosen for the only company, or for some of several. */
const useConflict = (companyIds: readonly number[]) => {
	const { t } = useText();
	return ({ interest_company_ids: interests }: AssessorChoice): { note: string | null; isBlocked: boolean } => {
		const count = companyIds.filter((id) => interests.includes(id)).length;
		if (count === 0) return { note: null, isBlocked: false };
		const isBlocked = count === companyIds.length;
		return {
			note: isBlocked ? t('console.interests.conflicted') : t('console.interests.someConflicted', { count }),
			isBlocked,
		};
	};
};

const Choices = ({ people, chosen, onChange, companyIds }: PickerProps & { people: readonly AssessorChoice[] }) => {
	const { t } = useText();
	const listId = useId();
	const [typed, setTyped] = useState('');
	const conflictOf = useConflict(companyIds);
	const holds = finder(typed);
	const shown = people.filter(({ name }) => holds(name));
	if (people.length === 0) return <p>{t('console.work.picker.empty')}</p>;
	return (
		<>
			<p>{t('console.work.picker.chosen', { count: chosen.length })}</p>
			<TextInput
				label={t('console.work.picker.find')}
				need="unmarked"
				value={typed}
				autoComplete="off"
				onChange={(event) => setTyped(event.target.value)}
				onKeyDown={(event) => {
					// Enter would submit the surrounding form.
					if (event.key === 'Enter' && !isComposing(event.nativeEvent)) event.preventDefault();
				}}
			/>
			<ul className={hits} aria-label={t('console.work.picker.legend')}>
				{shown.map((person) => {
					const { id, name } = person;
					const { note, isBlocked } = conflictOf(person);
					return (
						<li key={id}>
							<Checkbox
								label={name}
								aria-describedby={`${listId}-${id}`}
								checked={chosen.includes(id)}
								disabled={isBlocked && !chosen.includes(id)}
								onChange={({ target }) =>
									onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
								}
							/>
							<Load id={`${listId}-${id}`} person={person} note={note} />
						</li>
					);
				})}
				{shown.length === 0 && <li>{t('console.work.picker.noHit')}</li>}
			</ul>
		</>
	);
};

/** Chooses assessors by name with a search; shows how many companies each has, and who cannot be chosen. */
export const AssessorPicker = (props: PickerProps) => {
	const { t } = useText();
	const query = useAssessors();
	return (
		<FieldGroup label={t('console.work.picker.legend')} need="unmarked">
			{query.data ? (
				<Choices {...props} people={query.data.data} />
			) : (
				<Loading query={query} heights={[24, 48, 44, 44, 44]} />
			)}
		</FieldGroup>
	);
};
