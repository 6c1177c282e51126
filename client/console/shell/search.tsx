import { css } from 'goober';
import { useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Palette } from '#client/console/palette/palette.tsx';
import { isComposing } from '#client/ui/composing.ts';
import { Icon } from '#client/ui/icons.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { useWindowKeys } from '#client/ui/use-window-keys.ts';
import { opensSearch, searchKeys } from './shortcut.ts';

const opener = css`
	display: inline-flex; align-items: center; gap: 8px; min-height: 44px; padding: 0 12px; border: 1px solid ${color.grey300}; border-radius: 8px;
	background: ${color.white}; color: ${color.grey800}; font: inherit; font-size: 14px; cursor: pointer;
	&:hover { background: ${color.blue50}; border-color: ${color.grey600}; }
	& > .keys { padding: 0 6px; border: 1px solid ${color.grey420}; border-radius: 4px; font: inherit; line-height: 22px; color: ${color.grey700}; white-space: nowrap; }
	@media (max-width: 1180px) { & > .keys { display: none; } }
	${phone} { width: 44px; padding: 0; justify-content: center; & > span:not(.keys) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } }
`;

/** Over another dialog, which may hold what somebody has typed, the search does not open. */
const isBeneathDialog = (): boolean => document.querySelector('dialog[open]') !== null;

/**
 * The search of the console: a button that names its keys, which open it everywhere and close it again. It comes with the shell
 * and opens within the key press: letters that are typed at once would otherwise be lost.
 */
export const Search = () => {
	const { t } = useText();
	const [isOpen, setOpen] = useState(false);
	useWindowKeys((event) => {
		if (event.defaultPrevented || isComposing(event) || !opensSearch(event)) return;
		event.preventDefault();
		if (isOpen) setOpen(false);
		else if (!isBeneathDialog()) setOpen(true);
	});
	return (
		<>
			<button
				type="button"
				className={opener}
				aria-haspopup="dialog"
				aria-keyshortcuts={searchKeys().replace('⌘', 'Meta+').replace('Ctrl', 'Control')}
				onClick={() => setOpen(true)}
			>
				<Icon name="search" />
				<span>{t('console.shell.search')}</span>
				<span className="keys" aria-hidden="true">
					{searchKeys()}
				</span>
			</button>
			{isOpen && <Palette onClose={() => setOpen(false)} />}
		</>
	);
};
