import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { AssessorsSection } from '#client/console/assessments/programme/assessors.tsx';
import { CertificatesSection } from '#client/console/assessments/programme/certificates.tsx';
import { CriticalSection } from '#client/console/assessments/programme/critical-questions.tsx';
import { FlowSection } from '#client/console/assessments/programme/flow.tsx';
import type { ProgrammeFilters } from '#client/console/assessments/programme/links.ts';
import { QuestionsSection } from '#client/console/assessments/programme/questions.tsx';
import { ResultsSection } from '#client/console/assessments/programme/results.tsx';
import { Now, StockSection } from '#client/console/assessments/programme/stock.tsx';
import { useProgramme } from '#client/console/assessments/programme/use-programme.ts';
import { WorkSection } from '#client/console/assessments/programme/work.tsx';
import { StaffProvider } from '#client/console/shell/staff.ts';
import type {
	AssessorFigures,
	CertificateFigures,
	Flow,
	Questions,
	Results,
	Stock,
	WorkFigures,
} from '#shared/programme/schemas.ts';
import type { Person } from '#tests/support/factories.ts';

/** The links of the programme's screen, from its components. */

export type ShownFigures = {
	stock: Stock;
	flow: Flow;
	results: Results;
	questions: Questions;
	work: WorkFigures;
	assessors: AssessorFigures;
	certificates: CertificateFigures;
};

const Sections = ({ stock, flow, results, questions, work, assessors, certificates }: ShownFigures) => {
	const programme = useProgramme();
	return (
		<>
			<Now programme={programme} stock={stock} certificates={certificates} />
			<StockSection programme={programme} stock={stock} />
			<CertificatesSection programme={programme} certificates={certificates} />
			<FlowSection programme={programme} flow={flow} />
			<ResultsSection programme={programme} results={results} />
			<QuestionsSection programme={programme} questions={questions} />
			<CriticalSection programme={programme} questions={questions} />
			<WorkSection programme={programme} work={work} />
			<AssessorsSection programme={programme} figures={assessors} />
		</>
	);
};

/** Each address once, as a browser reads it from the markup. */
export const shownLinks = (
	filters: ProgrammeFilters,
	{ name, role, email }: Person['user'],
	figures: ShownFigures,
): readonly string[] => {
	const markup = renderToStaticMarkup(
		<Router ssrPath="/console/programme" ssrSearch={new URLSearchParams(filters).toString()}>
			<StaffProvider value={{ name, role, email }}>
				<Sections {...figures} />
			</StaffProvider>
		</Router>,
	);
	const addresses = [...markup.matchAll(/<a [^>]*?href="([^"#]+)"/g)].map(([, address = '']) =>
		address.replaceAll('&amp;', '&'),
	);
	return [...new Set(addresses)];
};
