export const inOneLine = (styles: string): string => styles.replaceAll(/\s+/g, ' ').trim();
