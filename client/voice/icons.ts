/** Line icons, 24 × 24, each explained by adjacent text. */

const SHAPES = {
	nameless: 'M12 12a4 4 0 100-8 4 4 0 000 8zM4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5M3 3l18 18',
	total: 'M17 7V4.5H6.5l6 7.5-6 7.5H17V17',
	people:
		'M8 11a3.2 3.2 0 100-6.4A3.2 3.2 0 008 11zM16.5 11a2.7 2.7 0 100-5.4M2 19.5c.5-3.2 3-5 6-5s5.5 1.8 6 5M16 14.5c2.8 0 5.2 1.5 5.8 4.5',
	unseen:
		'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 100-6 3 3 0 000 6zM4 20L20 4',
	mobile: 'M4 20v-3M9 20v-6M14 20V10M19 20V5',
} as const;

export type IconName = keyof typeof SHAPES;

const SVG = 'http://www.w3.org/2000/svg';

export const icon = (name: IconName): Element => {
	const drawing = document.createElementNS(SVG, 'svg');
	const path = document.createElementNS(SVG, 'path');
	drawing.setAttribute('viewBox', '0 0 24 24');
	drawing.setAttribute('aria-hidden', 'true');
	path.setAttribute('d', SHAPES[name]);
	drawing.appendChild(path);
	return drawing;
};
