import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { api, type Outputs } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { overviewOf, type PaperKind } from '#client/console/management/papers/kinds.ts';
import { Page } from '#client/console/shell/page.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { EditorForm } from './editor-form.tsx';
import { formerTextsOf } from './identity.ts';
import { nodesOf } from './nodes.ts';
import { NEW_STATEMENTS, statementsOf } from './statements.ts';

type Papers = Outputs['console']['papers']['list']['data'];

type StartProps = { kind: PaperKind; papers: Papers; isDuplicate: boolean };

/** Initializes the editor once: from the draft, from the paper to duplicate, or empty. */
const Start = ({ kind, papers, isDuplicate }: StartProps) => {
	const [start] = useState(() => {
		const draft = papers.find((paper) => !paper.is_published);
		const active = papers.find((paper) => paper.is_published);
		const source = draft ?? (isDuplicate ? active : undefined);
		return {
			loaded: {
				nodes: nodesOf(source?.main_categories ?? []),
				statements: source ? statementsOf(source, source === draft) : NEW_STATEMENTS,
				version: draft?.version ?? 0,
			},
			published: { categories: active?.main_categories ?? null, running: active?.running_assessments ?? 0 },
			formerTexts: formerTextsOf(active?.main_categories ?? []),
		};
	});
	return <EditorForm isPremium={kind === 'regular'} overviewPath={overviewOf(kind)} {...start} />;
};

/** Edits the draft of a kind: the existing one, or a new one, empty or copied from the active paper. */
export const PaperEditor = ({ kind }: { kind: PaperKind }) => {
	const { t } = useText();
	const [parameters] = useSearchParams();
	const isPremium = kind === 'regular';
	// The first two are the draft, if any, and the active paper. Refetched each time the editor opens.
	const query = api.console.papers.list.useQuery(
		{ is_premium: isPremium, page: 1, per_page: 2 },
		{ gcTime: 0, staleTime: 0, refetchOnWindowFocus: false },
	);
	const overview = t(`console.shell.links.${isPremium ? 'regularPapers' : 'simplePapers'}`);
	const fresh = query.isFetchedAfterMount ? query.data : undefined;
	return (
		<Page title={t(`management.editor.title.${kind}`)} parents={[{ label: overview, to: overviewOf(kind) }]}>
			<Loaded query={{ ...query, data: fresh }} heights={[44, 44, 44, 200, 200]}>
				{(papers) => <Start kind={kind} papers={papers} isDuplicate={parameters.get('duplicate') === 'true'} />}
			</Loaded>
		</Page>
	);
};
