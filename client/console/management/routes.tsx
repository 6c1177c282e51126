import { lazy } from 'react';
import { addLabels, addTexts } from '#client/base/locale.tsx';
import { ConsoleNotFound } from '#client/console/not-found.tsx';
import { AdminOnly } from '#client/console/shell/admin-only.tsx';
import { RouteTable, route } from '#client/ui/route-table.tsx';
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

const SCREENS = [
	route(consolePages.companies, CompanyList),
	route(consolePages.newCompany, NewCompany),
	route(consolePages.company, CompanyScreen),
	route(consolePages.editCompany, EditCompany),
	route(consolePages.assessors, Assessors, AdminOnly),
	route(consolePages.regularPapers, () => <PaperOverview kind="regular" />),
	route(consolePages.createRegularPaper, () => <PaperEditor kind="regular" />),
	route(consolePages.simplePapers, () => <PaperOverview kind="simple" />),
	route(consolePages.createSimplePaper, () => <PaperEditor kind="simple" />),
	route(consolePages.paperSimulation, PaperSimulation),
	route(consolePages.phrases, Phrases),
	route(consolePages.inquiries, Inquiries, AdminOnly),
	route(consolePages.jobs, Jobs, AdminOnly),
	route(consolePages.mails, Mails, AdminOnly),
];

export const ManagementRoutes = () => <RouteTable rows={SCREENS} notFound={<ConsoleNotFound />} />;
