/**
 * Kyosei's mark: seven facets, one for each category of a paper, around one star. One path in one color, filled by
 * `evenodd`, so that it stands on light and dark ground and can still be read at 16 px.
 */

export const MARK_VIEW_BOX = '0 0 32 32';

export const MARK_PATH =
	'M14.2 1.4Q16 .6 17.8 1.4L26.9 5.8Q28.7 6.6 29.1 8.6L31.3 18.4Q31.8 20.4 30.5 21.9L24.3 29.8Q23 31.3 21 31.3L11 31.3Q9 31.3 7.7 29.8L1.5 21.9Q.2 20.4.7 18.4L2.9 8.6Q3.3 6.6 5.1 5.8ZM16 11.6L22.3 3.7L20.1 13.5L30.1 13.5L21.1 17.9L27.3 25.8L18.3 21.4L16 31.2L13.7 21.4L4.7 25.8L10.9 17.9L1.9 13.5L11.9 13.5L9.7 3.7Z';
