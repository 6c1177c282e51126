import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { assigneeSelect } from '#client/company/colleagues/assignee.tsx';
import type { Colleague } from '#client/company/colleagues/use-members.ts';
import { controlLook, selectLook } from '#client/ui/control.ts';
import { color } from '#client/ui/tokens.ts';

/** With more people than these, names in a row are slower to find than in a list. */
const MOST_BUTTONS = 6;

const group = css`display: flex; flex-wrap: wrap; gap: 8px;`;
const person = css`
	min-height: 44px; padding: 8px 16px; border: 1px solid ${color.grey600}; border-radius: 22px; background: ${color.white}; color: ${color.grey900};
	font-size: 14px; font-weight: 700; line-height: 1.4; cursor: pointer; overflow-wrap: anywhere;
	&:hover { background: ${color.blue50}; text-decoration: underline; }
	&[aria-pressed='true'] { border-color: ${color.blue900}; background: ${color.blue900}; color: ${color.white}; }
	&:disabled { cursor: default; opacity: 0.6; }
`;

/** Who has all of them: null for nobody, undefined if several people. */
export type Holder = number | null | undefined;

type GiveToProps = {
	/** What is given, for screen readers. */
	label: string;
	members: readonly Colleague[];
	holder: Holder;
	busy: boolean;
	onGive: (userId: number | null) => void;
};

const NOBODY = '';
const SEVERAL = 'several';

const Choose = ({ label, members, holder, busy, onGive }: GiveToProps) => {
	const { t } = useText();
	return (
		<select
			className={`${controlLook} ${selectLook} ${assigneeSelect}`}
			aria-label={label}
			disabled={busy}
			value={holder === undefined ? SEVERAL : (holder ?? NOBODY)}
			onChange={({ target }) => onGive(target.value === NOBODY ? null : Number(target.value))}
		>
			{holder === undefined && (
				<option value={SEVERAL} disabled>
					{t('company.colleagues.several')}
				</option>
			)}
			<option value={NOBODY}>{t('company.colleagues.none')}</option>
			{members.map(({ id, name }) => (
				<option key={id} value={id}>
					{name}
				</option>
			))}
		</select>
	);
};

/** Gives several sub-categories to one person in one press, in a large company by a list. */
export const GiveTo = (props: GiveToProps) => {
	const { t } = useText();
	const { label, members, holder, busy, onGive } = props;
	if (members.length > MOST_BUTTONS) return <Choose {...props} />;
	const choices = [...members, { id: null, name: t('company.colleagues.none') }];
	return (
		<fieldset className={group}>
			<legend className="visually-hidden">{label}</legend>
			{choices.map(({ id, name }) => (
				<button
					key={id}
					type="button"
					className={person}
					aria-pressed={holder === id}
					disabled={busy}
					onClick={() => onGive(id)}
				>
					{name}
				</button>
			))}
		</fieldset>
	);
};
