import { css } from 'goober';
import { useEffect } from 'react';
import { useText } from '#client/base/locale.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { addressOf } from './address.ts';
import { parts } from './all.ts';
import { nameOf, type Part, type State } from './part.ts';

const page = css`padding: 24px; display: flex; flex-direction: column; gap: 48px; ${phone} { padding: 16px; }`;
const section = css`display: flex; flex-direction: column; gap: 16px; min-width: 0;`;
const one = css`display: flex; flex-direction: column; gap: 8px; min-width: 0; & > h3 { font-size: 14px; color: ${color.grey700}; }`;
const box = css`display: block; width: 100%; border: 1px solid ${color.grey200}; background: ${color.white};`;

/** Dialogs lie above everything, and a menu is placed in its window. Inert until it is drawn: `framed.tsx`. */
const OwnDocument = ({ name, height }: { name: string; height: number }) => {
	const { locale } = useText();
	return (
		<iframe className={box} title={name} src={addressOf(locale, { framed: name })} style={{ height }} inert={true} />
	);
};

const OneState = ({ part, state }: { part: Part; state: State }) => {
	const { name, Show, frame } = state;
	return (
		<div className={one}>
			<h3>{name}</h3>
			<div>{frame ? <OwnDocument name={nameOf(part, state)} height={frame} /> : <Show />}</div>
		</div>
	);
};

/** All parts below each other. */
export const PartsSheet = () => {
	// Rendered after the browser has looked for the target of the address.
	useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
	return (
		<main className={page}>
			<h1 className="visually-hidden">Parts</h1>
			{parts.map((part) => (
				<section key={part.id} id={part.id} className={section} aria-labelledby={`${part.id}-name`}>
					<h2 id={`${part.id}-name`}>{part.id}</h2>
					{part.states.map((state) => (
						<OneState key={state.name} part={part} state={state} />
					))}
				</section>
			))}
		</main>
	);
};
