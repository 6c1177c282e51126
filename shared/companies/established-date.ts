/** Latest date of establishment accepted by the company form: the end of the second month after this one. */
export const latestEstablishedDate = (today: string): string => {
	const [year, month] = today.split('-').map(Number) as [number, number];
	return new Date(Date.UTC(year, month + 2, 0)).toISOString().slice(0, 10);
};
