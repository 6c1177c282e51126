import '@fontsource/noto-sans-jp/400.css';
import '@fontsource/noto-sans-jp/700.css';
import { OWN_FONT, OWN_FONT_NAME, ownFonts } from '#client/ui/tokens.ts';

/** Texts on the screen by font weight, without those of off-screen parts that are not laid out. */
const shownTexts = (): Map<string, string> => {
	const texts = new Map<string, string>();
	const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
		const { parentElement } = node;
		if (!parentElement?.checkVisibility({ contentVisibilityAuto: true })) continue;
		const { fontWeight } = getComputedStyle(parentElement);
		texts.set(fontWeight, (texts.get(fontWeight) ?? '') + (node.textContent ?? ''));
	}
	return texts;
};

/**
 * Applies the font with the slices of what is shown, together: a slice that comes to an applied font lays the whole page
 * out again. Other slices are loaded as characters need them. A slice that fails leaves its characters to the system.
 */
const apply = async (): Promise<void> => {
	const slices = [...shownTexts()].map(([weight, text]) =>
		document.fonts.load(`${weight} 16px '${OWN_FONT_NAME}'`, text),
	);
	await Promise.allSettled(slices);
	document.documentElement.style.setProperty(OWN_FONT, ownFonts);
};

void apply();
