import { addLabels, addTexts } from '#client/base/locale.tsx';
import { ConsoleNotFound } from '#client/console/not-found.tsx';
import { AdminOnly } from '#client/console/shell/admin-only.tsx';
import { lazyRoute, RouteTable } from '#client/ui/route-table.tsx';
import { freeLabels } from '#shared/free-assessment/labels.ts';
import { mailLabels } from '#shared/mails/labels.ts';
import { opsLabels } from '#shared/ops/labels.ts';
import { consolePages } from '#shared/pages/console.ts';
import { paperLabels } from '#shared/papers/labels.ts';
import { phraseLabels } from '#shared/phrases/labels.ts';
import { management as managementEn } from '#shared/texts/client/management.en.ts';
import { management } from '#shared/texts/client/management.ja.ts';

addTexts({ ja: { management }, en: { management: managementEn } });
addLabels({ free: freeLabels, mails: mailLabels, ops: opsLabels, papers: paperLabels, phrases: phraseLabels });

const paperEditor = async () => (await import('./papers/editor/editor.tsx')).PaperEditor;
const paperOverview = async () => (await import('./papers/overview.tsx')).PaperOverview;

const SCREENS = [
	lazyRoute(consolePages.companies, async () => (await import('./companies/list.tsx')).CompanyList),
	lazyRoute(consolePages.newCompany, async () => (await import('./companies/new.tsx')).NewCompany),
	lazyRoute(
		consolePages.importCompanies,
		async () => (await import('./companies/import/import.tsx')).CompanyImport,
		AdminOnly,
	),
	lazyRoute(consolePages.company, async () => (await import('./companies/company/company.tsx')).CompanyScreen),
	lazyRoute(consolePages.editCompany, async () => (await import('./companies/edit.tsx')).EditCompany),
	lazyRoute(consolePages.assessors, async () => (await import('./assessors/assessors.tsx')).Assessors, AdminOnly),
	lazyRoute(consolePages.regularPapers, async () => {
		const PaperOverview = await paperOverview();
		return () => <PaperOverview kind="regular" />;
	}),
	lazyRoute(consolePages.createRegularPaper, async () => {
		const PaperEditor = await paperEditor();
		return () => <PaperEditor kind="regular" />;
	}),
	lazyRoute(consolePages.simplePapers, async () => {
		const PaperOverview = await paperOverview();
		return () => <PaperOverview kind="simple" />;
	}),
	lazyRoute(consolePages.createSimplePaper, async () => {
		const PaperEditor = await paperEditor();
		return () => <PaperEditor kind="simple" />;
	}),
	lazyRoute(
		consolePages.paperSimulation,
		async () => (await import('./papers/simulation/simulation.tsx')).PaperSimulation,
	),
	lazyRoute(consolePages.phrases, async () => (await import('./phrases/phrases.tsx')).Phrases),
	lazyRoute(consolePages.inquiries, async () => (await import('./inquiries/inquiries.tsx')).Inquiries, AdminOnly),
	lazyRoute(consolePages.jobs, async () => (await import('./jobs/jobs.tsx')).Jobs, AdminOnly),
	lazyRoute(consolePages.goingLive, async () => (await import('./going-live/going-live.tsx')).GoingLive, AdminOnly),
	lazyRoute(consolePages.mails, async () => (await import('./mails/mails.tsx')).Mails, AdminOnly),
];

export const ManagementRoutes = () => <RouteTable rows={SCREENS} notFound={<ConsoleNotFound />} />;
