import type { ComponentType } from 'react';
import { useText } from '#client/base/locale.tsx';
import { lazyDialog } from '#client/ui/lazy-part.tsx';
import { Menu, type MenuItem } from '#client/ui/menu.tsx';
import { EndSignIns, RemoveFactor, RemovePerson } from './confirmed.tsx';
import type { PeoplePort, Person, PersonDialogProps } from './port.ts';

/** The dialogs that all lists of people share; editing has one for each area. */
const DIALOGS = {
	setPassword: lazyDialog(async () => (await import('./password-dialog.tsx')).PasswordDialog),
	endSignIns: EndSignIns,
	removeFactor: RemoveFactor,
	remove: RemovePerson,
} satisfies Record<string, ComponentType<PersonDialogProps>>;

export type PersonAct = keyof typeof DIALOGS | 'edit';

type PersonMenuProps = {
	port: PeoplePort;
	person: Person;
	onAct: (act: PersonAct) => void;
	/** Items after 'Edit'. */
	further?: readonly MenuItem[];
};

export const PersonMenu = ({ port, person, onAct, further = [] }: PersonMenuProps) => {
	const { t } = useText();
	const isOwn = port.isOwn(person);
	const item = (label: string, act: PersonAct): MenuItem => ({ label, onSelect: () => onAct(act) });
	return (
		<Menu
			label={t('accounts.people.actionsOf', { name: person.name })}
			items={[
				item(port.words.edit, 'edit'),
				...further,
				item(port.words.setPassword, 'setPassword'),
				...(isOwn ? [] : [item(t('accounts.signIns.endAll'), 'endSignIns')]),
				...(port.mayRemoveFactors && person.has_second_factor && !isOwn
					? [item(t('accounts.secondFactor.removeOthers'), 'removeFactor')]
					: []),
				{ ...item(port.words.remove, 'remove'), danger: true },
			]}
		/>
	);
};

export const PersonDialog = ({ act, ...props }: PersonDialogProps & { act: keyof typeof DIALOGS }) => {
	const Dialog = DIALOGS[act];
	return <Dialog {...props} />;
};
