/** The company data that the actions need; both the list and the detail have it. */
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
