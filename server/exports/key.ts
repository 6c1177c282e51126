export const pdfKey = (hash: string): string => `pdf/${hash.slice(0, 2)}/${hash}.pdf`;
