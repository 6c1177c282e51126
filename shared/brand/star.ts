/** An earned star, as documents and `/verify` draw it. */

export const STAR_VIEW_BOX = '0 0 24 24';
export const STAR_PATH = 'M12 2l3 6.5 7.1.8-5.3 4.8 1.5 7L12 17.5 5.7 21.1l1.5-7L1.9 9.3 9 8.5z';
export const STAR_COLOR = '#b27700';
