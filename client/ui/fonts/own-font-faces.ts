import '@fontsource/noto-sans-jp/400.css';
import '@fontsource/noto-sans-jp/700.css';
import { OWN_FONT, ownFonts } from '#client/ui/tokens.ts';

/** Runs once the style sheets are loaded; slices of the font are loaded as characters need them. */
document.documentElement.style.setProperty(OWN_FONT, ownFonts);
