import { useEffect } from 'react';
import { findById, goTo, onceRendered } from '#client/ui/go-to-hash.ts';
import { type FollowedLink, followedHere, rememberLink } from './place.ts';

/** Coming back from a list, one finds the link to it in sight and focused, once all charts stand. */

const linksTo = (href: string): HTMLAnchorElement[] =>
	[...document.querySelectorAll<HTMLAnchorElement>('main a')].filter((link) => link.getAttribute('href') === href);

const remember = (event: MouseEvent): void => {
	if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return;
	const link = event.target.closest<HTMLAnchorElement>('main a');
	const href = link?.getAttribute('href');
	if (!link || !href?.startsWith('/')) return;
	rememberLink({ href, nth: linksTo(href).indexOf(link), part: link.closest('section[id]')?.id ?? null });
};

/** What was counted may have changed meanwhile: then the part of the figures is found instead. */
const find = ({ href, nth, part }: FollowedLink): HTMLElement | null => {
	if (document.querySelector('main [aria-busy="true"]')) return null;
	return linksTo(href)[nth] ?? (part === null ? null : findById(part));
};

const goBackTo = (target: HTMLElement): void => {
	if (!(target instanceof HTMLAnchorElement)) return goTo(target);
	target.scrollIntoView({ block: 'center' });
	target.focus({ preventScroll: true });
};

export const useWayBack = (): void => {
	useEffect(() => {
		document.addEventListener('click', remember, true);
		return () => document.removeEventListener('click', remember, true);
	}, []);
	useEffect(() => {
		const followed = followedHere();
		return followed ? onceRendered(() => find(followed), goBackTo) : undefined;
	}, []);
};
