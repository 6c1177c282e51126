import { css } from 'goober';
import { Icon } from '#client/ui/icons.tsx';
import { color } from '#client/ui/tokens.ts';

const list = css`
	margin: 0; padding: 4px 12px; list-style: none; background: ${color.warningTint}; border-bottom: 1px solid ${color.grey200}; font-size: 14px; line-height: 1.5;
	& li { display: flex; gap: 8px; padding: 2px 0; }
	& svg { flex: none; }
`;

export const Notes = ({ notes }: { notes: readonly (string | false)[] }) => {
	const told = notes.filter((note) => note !== false);
	if (told.length === 0) return null;
	return (
		<ul className={list}>
			{told.map((note) => (
				<li key={note}>
					<Icon name="info" />
					{note}
				</li>
			))}
		</ul>
	);
};
