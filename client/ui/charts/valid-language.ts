/**
 * uPlot formats numbers in the language of the browser, and cannot be loaded where that is no valid tag: headless browsers
 * without a locale call it `en-US@posix`. Imported before it.
 */

const isValid = (language: string): boolean => {
	try {
		return Intl.getCanonicalLocales(language).length === 1;
	} catch {
		return false;
	}
};

if (!isValid(navigator.language)) {
	Object.defineProperty(navigator, 'language', { value: document.documentElement.lang, configurable: true });
}
