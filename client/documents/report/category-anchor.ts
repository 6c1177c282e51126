/** Id of a main category's part of the details, to which its bar leads. */
export const categoryAnchor = (id: number): string => `report-category-${id}`;
