import '#client/documents/programme/texts.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { AT_ONCE, api, type Inputs } from '#client/api/client.ts';
import { formatDateTime } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { AssessorsSection } from './assessors.tsx';
import { CertificatesSection } from './certificates.tsx';
import { Contents } from './contents.tsx';
import { CriticalSection } from './critical-questions.tsx';
import { Files } from './files.tsx';
import { ProgrammeFilters } from './filters.tsx';
import { FlowSection } from './flow.tsx';
import { rememberOverview } from './place.ts';
import { QuestionsSection } from './questions.tsx';
import { ResultsSection } from './results.tsx';
import { Now, StockSection } from './stock.tsx';
import { useProgramme } from './use-programme.ts';
import { useWayBack } from './use-way-back.ts';
import { VoiceSection } from './voice.tsx';
import { WayInSection } from './way-in.tsx';
import { WorkSection } from './work.tsx';

/** The previous figures stay while others are counted; what is on top does not wait for the rest. */
const OPTIONS = { placeholderData: keepPreviousData, trpc: { context: { [AT_ONCE]: true } } } as const;
/** One chart that fails says so in its place; the others stay. A session that is over shows at those on top. */
const IN_PLACE = { ...OPTIONS, meta: { handlesFailure: true } } as const;

type Input = Exclude<Inputs['console']['programme']['flow'], void>;

const OfAdmins = ({ input: { month_from, month_to } }: { input: Input }) => {
	const wayIn = api.console.programme.wayIn.useQuery({ month_from, month_to }, IN_PLACE);
	const voice = api.console.programme.voice.useQuery(undefined, IN_PLACE);
	return (
		<>
			<Loaded query={wayIn} heights={[32, 120]}>
				{(data) => <WayInSection wayIn={data} />}
			</Loaded>
			<Loaded query={voice} heights={[32, 120]}>
				{(data) => <VoiceSection voice={data} />}
			</Loaded>
		</>
	);
};

/** How the programme does: what waits where, then what flows, then results. Assessors see their own companies. */
export const ProgrammeScreen = () => {
	const { t, locale } = useText();
	const programme = useProgramme();
	const search = useSearch();
	useEffect(() => rememberOverview(search), [search]);
	useWayBack();
	const input = programme.filters as Input;
	const { programme: calls } = api.console;
	const stock = calls.stock.useQuery(input, OPTIONS);
	const certificates = calls.certificates.useQuery(input, OPTIONS);
	const flow = calls.flow.useQuery(input, IN_PLACE);
	const results = calls.results.useQuery(input, IN_PLACE);
	const questions = calls.questions.useQuery(input, IN_PLACE);
	const work = calls.work.useQuery(input, IN_PLACE);
	const assessors = calls.assessors.useQuery(input, IN_PLACE);
	return (
		<Page title={t('programme.title')} actions={<Files programme={programme} />}>
			<p>{t(programme.isAdmin ? 'programme.lead' : 'programme.leadOwn')}</p>
			<ProgrammeFilters programme={programme} />
			<Contents isAdmin={programme.isAdmin} />
			<Loaded query={stock} heights={[80, 32, 320]}>
				{(data) => (
					<>
						<p>
							{data.facts_as_of
								? t('programme.asOf', { time: formatDateTime(data.facts_as_of, locale) })
								: t('programme.notSwept')}
						</p>
						<Now programme={programme} stock={data} certificates={certificates.data?.data} />
						<StockSection programme={programme} stock={data} />
					</>
				)}
			</Loaded>
			<Loaded query={certificates} heights={[32, 240]}>
				{(data) => <CertificatesSection programme={programme} certificates={data} />}
			</Loaded>
			<Loaded query={flow} heights={[32, 320]}>
				{(data) => <FlowSection programme={programme} flow={data} />}
			</Loaded>
			<Loaded query={results} heights={[32, 320]}>
				{(data) => <ResultsSection programme={programme} results={data} />}
			</Loaded>
			<Loaded query={questions} heights={[32, 320]}>
				{(data) => (
					<>
						<QuestionsSection programme={programme} questions={data} />
						<CriticalSection programme={programme} questions={data} />
					</>
				)}
			</Loaded>
			<Loaded query={work} heights={[32, 120]}>
				{(data) => <WorkSection programme={programme} work={data} />}
			</Loaded>
			<Loaded query={assessors} heights={[32, 120]}>
				{(data) => <AssessorsSection programme={programme} figures={data} />}
			</Loaded>
			{programme.isAdmin && <OfAdmins input={input} />}
		</Page>
	);
};
