import './texts.ts';
import { css } from 'goober';
import { useCallback, useId, useRef } from 'react';
import { useLocation } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { controlLook } from '#client/ui/control.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Banner } from '#client/ui/states.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { WITHIN_WORDS } from '#shared/search/limits.ts';
import { ActBar } from './act-bar.tsx';
import { optionIdOf, Results } from './results.tsx';
import { usePalette } from './use-palette.ts';

/** As high whatever is found, so that nothing moves while one types. */
const room = css`height: min(440px, calc(100dvh - 440px)); min-height: 160px; overflow-y: auto;`;
const below = css`min-height: 42px; margin-top: 6px; font-size: 14px; line-height: 1.5; color: ${color.grey700};`;
const foot = css`width: 100%; text-align: start; min-height: 112px; ${phone} { min-height: 0; }`;

/** Keys and what they do, for who has a keyboard. */
const keys = css`
	display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 8px 0 0; font-size: 14px; color: ${color.grey700};
	& kbd { margin-inline-end: 4px; padding: 0 6px; border: 1px solid ${color.grey420}; border-radius: 4px; font: inherit; }
	@media (hover: none) { display: none; }
`;

const KEYS = [
	['↑ ↓', 'choose'],
	['Enter', 'open'],
	['Tab', 'acts'],
	['Esc', 'close'],
] as const;

const Keys = ({ hasActs }: { hasActs: boolean }) => {
	const { t } = useText();
	return (
		<p className={keys}>
			{KEYS.filter(([, meaning]) => hasActs || meaning !== 'acts').map(([key, meaning]) => (
				<span key={key}>
					<kbd>{key}</kbd>
					{t(`palette.keys.${meaning}`)}
				</span>
			))}
		</p>
	);
};

/** One field for everything: what is found, screens, what was opened last, and acts on the company that is chosen. */
export const Palette = ({ onClose }: { onClose: () => void }) => {
	const { t } = useText();
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const [, navigate] = useLocation();
	const open = useCallback(
		(to: string): void => {
			onClose();
			navigate(to);
		},
		[navigate, onClose],
	);
	const { typed, q, entries, more, active, state, type, onKeyDown, retry } = usePalette(open);
	const acting = active && 'company' in active && active.acts.length > 0 ? active : null;
	// Of so few characters the middles of words are not searched.
	const isBeginning = [...q].length < WITHIN_WORDS;
	const found = t('palette.found', { count: entries.length });
	const line = {
		resting: t('palette.hint'),
		short: t('palette.tooShort'),
		searching: t('palette.searching'),
		found: isBeginning ? `${found} · ${t('palette.beginnings')}` : found,
		nothing: '',
		failed: '',
	}[state];
	return (
		<Dialog
			title={t('palette.title')}
			width="large"
			focus={input}
			onClose={onClose}
			first={
				<>
					<input
						ref={input}
						type="text"
						role="combobox"
						autoComplete="off"
						spellCheck={false}
						maxLength={255}
						className={controlLook}
						aria-label={t('palette.field')}
						aria-autocomplete="list"
						aria-expanded={entries.length > 0}
						aria-controls={`${id}-list`}
						aria-activedescendant={active ? optionIdOf(`${id}-list`, active) : undefined}
						aria-describedby={`${id}-line`}
						value={typed}
						onChange={(event) => type(event.target.value)}
						onKeyDown={onKeyDown}
					/>
					<div id={`${id}-line`} className={below} role="status">
						{line}
					</div>
				</>
			}
			note={
				<div className={foot}>
					{acting && <ActBar company={acting.company.company_name} acts={acting.acts} onOpen={open} />}
					<Keys hasActs={acting !== null} />
				</div>
			}
			actions={<Button onClick={onClose}>{t('common.close')}</Button>}
		>
			<div className={room}>
				{state === 'failed' && (
					<Banner tone="error" title={t('palette.failed')} alert>
						<div>
							<Button size="small" onClick={retry}>
								{t('palette.retry')}
							</Button>
						</div>
					</Banner>
				)}
				{state === 'nothing' && (
					<EmptyState>
						{t(isBeginning ? 'palette.nothingBeginning' : 'palette.nothing', { q })}
						<br />
						{t(isBeginning ? 'palette.beginnings' : 'palette.hint')}
					</EmptyState>
				)}
				<Results id={`${id}-list`} entries={entries} more={more} active={active} onOpen={({ to }) => open(to)} />
			</div>
		</Dialog>
	);
};
