import '@fontsource/noto-sans-jp/400.css';
import '@fontsource/noto-sans-jp/700.css';
import { OWN_FONT, ownFonts } from '#client/ui/tokens.ts';

/** Runs once its style sheets are there; the slices of the font follow as characters need them. */
document.documentElement.style.setProperty(OWN_FONT, ownFonts);
