/** The anchor of a set of the explanation, to which the overview leads. */
export const setAnchor = (number: number): string => `explanation-set-${number}`;
