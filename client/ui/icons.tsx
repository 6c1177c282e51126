/** Our own line icons, 24 × 24. Each needs a text or label beside it. */

export const shapes = {
	check: 'M5 12.5l4.5 4.5L19 7.5',
	close: 'M6 6l12 12M18 6L6 18',
	chevronDown: 'M6 9l6 6 6-6',
	chevronUp: 'M6 15l6-6 6 6',
	chevronLeft: 'M15 6l-6 6 6 6',
	chevronRight: 'M9 6l6 6-6 6',
	error: 'M12 8v5M12 16.5v.5M12 3l9.5 17h-19z',
	info: 'M12 11v6M12 7v.5M12 2.8a9.2 9.2 0 100 18.4 9.2 9.2 0 000-18.4z',
	success: 'M8 12.3l2.8 2.7L16 9.5M12 2.8a9.2 9.2 0 100 18.4 9.2 9.2 0 000-18.4z',
	more: 'M12 5.5v.01M12 12v.01M12 18.5v.01',
	external: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 01-1 1H5a1 1 0 01-1-1V7a1 1 0 011-1h5',
	upload: 'M12 20V9M7 13.5l5-5 5 5M5 4h14',
	download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
	logout: 'M15 4h3a1 1 0 011 1v14a1 1 0 01-1 1h-3M10 8l-4 4 4 4M6 12h9',
	user: 'M12 12a4 4 0 100-8 4 4 0 000 8zM4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
	search: 'M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L20 20',
	plus: 'M12 5v14M5 12h14',
	drag: 'M9 6v.01M9 12v.01M9 18v.01M15 6v.01M15 12v.01M15 18v.01',
	up: 'M12 19V6M6.5 11L12 5.5 17.5 11',
	down: 'M12 5v13M6.5 13L12 18.5 17.5 13',
	menu: 'M4 7h16M4 12h16M4 17h16',
	file: 'M7 3h7l4 4v13a1 1 0 01-1 1H7a1 1 0 01-1-1V4a1 1 0 011-1zM14 3v4h4',
	phone: 'M8 3h8a1 1 0 011 1v16a1 1 0 01-1 1H8a1 1 0 01-1-1V4a1 1 0 011-1zM11 18h2',
} as const;

export type IconName = keyof typeof shapes;

export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
	<svg
		aria-hidden="true"
		width={size}
		height={size}
		viewBox="0 0 24 24"
		fill="none"
		stroke="currentColor"
		strokeWidth={name === 'more' || name === 'drag' ? 3 : 2}
		strokeLinecap="round"
		strokeLinejoin="round"
	>
		<path d={shapes[name]} />
	</svg>
);
