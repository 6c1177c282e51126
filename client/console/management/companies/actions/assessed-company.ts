/** What the actions need to know of a company; rows and the detail both say it. */
export type AssessedCompany = {
	id: number;
	company_name: string;
	start_date: string | null;
	end_date: string | null;
	status: { id: number; name: string } | null;
	has_improvement_proposal: boolean;
	move_back_targets: readonly number[];
};

export type ActionProps = { company: AssessedCompany; onClose: () => void };
