/** Converts full-width digits, signs and spaces of phone and number fields to half width. */
export const toHalfWidth = (text: string): string =>
	text
		.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
		.replace(/[‐‑‒–—―−ー]/g, '-')
		.replace(/\u3000/g, ' ');
