/** The name of an organization around a seal. */

/** 9 points in millimeters: smaller text cannot be read on paper. */
const LEAST_MM = 9.05 / (72 / 25.4);
/** Share of the ring that stays free at the foot, between the end and the beginning. */
const GAP = 0.08;
/** Letters stand apart by at most this, relative to their own width. */
const WIDEST = 1.3;
const NARROW_EM = 0.58;

/** Width in em: Latin letters are about half as wide as Japanese ones. */
const widthOf = (text: string): number =>
	[...text].reduce((sum, character) => sum + (/[\u0020-\u024f]/.test(character) ? NARROW_EM : 1), 0);

/** Without what stands in brackets, which is no part of a name on a seal. */
const nameOf = (organization: string): string => organization.replace(/[（(][^）)]*[）)]/g, '').trim();

type Ring = { radius: number; widthMm: number };

/** Text, font size and length in hundredths of the seal's width; null if the name is too long to be read there. */
export const ringText = (
	organization: string,
	{ radius, widthMm }: Ring,
): { text: string; size: number; length: number } | null => {
	const text = nameOf(organization);
	const size = (LEAST_MM / widthMm) * 100;
	const room = 2 * Math.PI * radius * (1 - GAP);
	const width = widthOf(text) * size;
	if (text === '' || width > room) return null;
	return { text, size, length: Math.min(room, width * WIDEST) };
};
