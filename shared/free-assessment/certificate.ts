/** View model of the free self-assessment's certificate, from the stored result alone. */
export type FreeCertificate = {
	company_name: string;
	client_name: string;
	/** Total percent. */
	score: number;
	/** Tokyo date on which the result was sent. */
	issued_at: string;
	categories: { id: number; content: string; score: number }[];
};
