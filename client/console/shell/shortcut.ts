/** The keys that open the search: ⌘K on a Mac, where Ctrl+K deletes the rest of a line in every text field, Ctrl+K elsewhere. */

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

export const searchKeys = (): string => (isMac() ? '⌘K' : 'Ctrl+K');

export const opensSearch = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
	key.toLowerCase() === 'k' && !altKey && !shiftKey && (isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey);
