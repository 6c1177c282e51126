import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { addLabels, addTexts } from '#client/base/locale.tsx';
import { withIds } from '#client/console/assessments/ids.tsx';
import { ConsoleNotFound } from '#client/console/not-found.tsx';
import { AdminOnly } from '#client/console/shell/admin-only.tsx';
import { freeLabels } from '#shared/free-assessment/labels.ts';
import { mailLabels } from '#shared/mails/labels.ts';
import { opsLabels } from '#shared/ops/labels.ts';
import { consolePages } from '#shared/pages/console.ts';
import { paperLabels } from '#shared/papers/labels.ts';
import { phraseLabels } from '#shared/phrases/labels.ts';
import { management as managementEn } from '#shared/texts/client/management.en.ts';
import { management } from '#shared/texts/client/management.ja.ts';
import { Assessors } from './assessors/assessors.tsx';
import { CompanyScreen } from './companies/company/company.tsx';
import { EditCompany } from './companies/edit.tsx';
import { CompanyList } from './companies/list.tsx';
import { NewCompany } from './companies/new.tsx';
import { Inquiries } from './inquiries/inquiries.tsx';
import { Jobs } from './jobs/jobs.tsx';
import { Mails } from './mails/mails.tsx';
import type { PaperKind } from './papers/kinds.ts';
import { PaperOverview } from './papers/overview.tsx';
import { Phrases } from './phrases/phrases.tsx';

addTexts({ ja: { management }, en: { management: managementEn } });
addLabels({ free: freeLabels, mails: mailLabels, ops: opsLabels, papers: paperLabels, phrases: phraseLabels });

const PaperEditor = lazy(() =>
	import('./papers/editor/editor.tsx').then((module) => ({ default: module.PaperEditor })),
);

const PaperSimulation = lazy(() =>
	import('./papers/simulation/simulation.tsx').then((module) => ({ default: module.PaperSimulation })),
);

const paperRoutes = (kind: PaperKind, overview: string, create: string) => [
	<Route key={kind} path={overview}>
		<PaperOverview key={kind} kind={kind} />
	</Route>,
	<Route key={`${kind}-create`} path={create}>
		<PaperEditor key={kind} kind={kind} />
	</Route>,
];

/** The routes of companies, papers, assessor accounts, inquiries, jobs and mails. */
export const ManagementRoutes = () => (
	<Switch>
		<Route path={consolePages.companies}>
			<CompanyList />
		</Route>
		<Route path={consolePages.newCompany}>
			<NewCompany />
		</Route>
		<Route path={consolePages.company}>
			{withIds(['id'], ({ id }) => (
				<CompanyScreen key={id} id={id} />
			))}
		</Route>
		<Route path={consolePages.editCompany}>
			{withIds(['id'], ({ id }) => (
				<EditCompany key={id} id={id} />
			))}
		</Route>
		<Route path={consolePages.assessors}>
			<AdminOnly>
				<Assessors />
			</AdminOnly>
		</Route>
		{paperRoutes('regular', consolePages.regularPapers, consolePages.createRegularPaper)}
		{paperRoutes('simple', consolePages.simplePapers, consolePages.createSimplePaper)}
		<Route path={consolePages.paperSimulation}>
			<PaperSimulation />
		</Route>
		<Route path={consolePages.phrases}>
			<Phrases />
		</Route>
		<Route path={consolePages.inquiries}>
			<AdminOnly>
				<Inquiries />
			</AdminOnly>
		</Route>
		<Route path={consolePages.jobs}>
			<AdminOnly>
				<Jobs />
			</AdminOnly>
		</Route>
		<Route path={consolePages.mails}>
			<AdminOnly>
				<Mails />
			</AdminOnly>
		</Route>
		<Route>
			<ConsoleNotFound />
		</Route>
	</Switch>
);
