import { glob } from 'goober';
import { color, focusRing, fontFamily } from './tokens.ts';

export const globalStyles = `
	*, *::before, *::after { box-sizing: border-box; }
	html {
		font-family: ${fontFamily};
		font-size: 16px;
		line-height: 1.7;
		letter-spacing: 0.02em;
		color: ${color.grey800};
		background: ${color.page};
		line-break: strict;
		/* The same everywhere: dates and counts read as one word. */
		text-autospace: no-autospace;
		overflow-wrap: anywhere;
		text-size-adjust: 100%;
		-webkit-text-size-adjust: 100%;
		overflow-y: scroll;
	}
	body { margin: 0; min-height: 100vh; font-synthesis: none; }
	#root { min-height: 100vh; display: flex; flex-direction: column; }
	/* As high as its contents: of a whole window's height a second, empty page would be left. */
	@media print { body, #root { min-height: 0; } }
	h1, h2, h3, h4 {
		margin: 0;
		line-height: 1.5;
		font-weight: 700;
		font-feature-settings: 'palt';
		word-break: auto-phrase;
		color: ${color.grey900};
	}
	h1 { font-size: 28px; letter-spacing: 0.01em; }
	h2 { font-size: 20px; }
	h3 { font-size: 18px; line-height: 1.6; }
	h4 { font-size: 16px; line-height: 1.6; }
	@media (max-width: 767px) { h1 { font-size: 24px; } }
	p, ul, ol, dl, dd, figure { margin: 0; }
	ul[role='list'], ol[role='list'] { padding: 0; list-style: none; }
	a { color: ${color.blue1000}; text-underline-offset: 3px; }
	a:visited { color: #8b008b; }
	a:hover { text-decoration-thickness: 3px; }
	a:focus-visible, button:focus-visible, input:focus-visible, select:focus-visible, textarea:focus-visible,
	summary:focus-visible, [tabindex]:focus-visible { ${focusRing} }
	a:focus-visible { background: ${color.focusYellow}; border-radius: 4px; }
	/* The program focuses these, so that a screen reader starts there. */
	h1[tabindex]:focus-visible, h2[tabindex]:focus-visible, h3[tabindex]:focus-visible, main[tabindex]:focus-visible, dialog:focus-visible { outline: none; box-shadow: none; }
	button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
	label, legend, button { word-break: auto-phrase; }
	fieldset { border: 0; margin: 0; padding: 0; min-inline-size: 0; }
	table { border-collapse: collapse; }
	svg { flex: none; }
	.visually-hidden {
		position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; border: 0;
		overflow: hidden; clip-path: inset(50%); white-space: nowrap;
	}
	/* No transitions, rather than short ones: these would apply to all properties, whose new values are then measured too late. */
	@media (prefers-reduced-motion: reduce) {
		*, *::before, *::after { animation-duration: 0.01ms !important; transition: none !important; scroll-behavior: auto !important; }
	}
`;

/** Installs the base styles and `more`: goober keeps one set of global styles. */
export const installGlobalStyles = (more = ''): void => void glob`${globalStyles}${more}`;
