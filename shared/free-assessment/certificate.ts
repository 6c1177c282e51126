/** The view-model of the free self-assessment's certificate, made from the stored result alone. */
export type FreeCertificate = {
	company_name: string;
	client_name: string;
	/** Total percent. */
	score: number;
	/** The Tokyo date on which the result was sent. */
	issued_at: string;
	categories: { id: number; content: string; score: number }[];
};
