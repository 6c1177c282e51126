import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { squeezed } from '#tests/support/printed/pdf.ts';

/** The accessibility information of a PDF as pdf.js reads it: structure, outline and metadata. */

type Heading = { level: number; text: string };

export type TaggedPdf = {
	language: string | null;
	title: string | null;
	/** From the XMP metadata. */
	metadata: { title: string | null; language: string | null };
	isMarked: boolean;
	/** Whether viewers show the title instead of the file name. */
	showsTitle: boolean;
	pages: number;
	pagesWithStructure: number;
	headings: Heading[];
	outline: Heading[];
	/** Number of elements by role. */
	roles: Map<string, number>;
	/** The alternative text of each figure. */
	figures: (string | null)[];
	/** Texts outside of the structure, by page. */
	outside: string[][];
	hasSignature: boolean;
};

type Loaded = Awaited<ReturnType<typeof getDocument>['promise']>;
type Tree = Awaited<ReturnType<Awaited<ReturnType<Loaded['getPage']>>['getStructTree']>>;
type Node = { role?: string; alt?: string; type?: string; id?: string; children?: Node[] };

/** The texts of a page by the marked content that contains them, and those outside of any. */
const readTexts = async (document: Loaded, number: number) => {
	const { items } = await (await document.getPage(number)).getTextContent({ includeMarkedContent: true });
	const marks: (string | null)[] = [];
	const inside = new Map<string, string>();
	const outside: string[] = [];
	for (const item of items) {
		if ('str' in item) {
			const id = marks.findLast((mark) => mark !== null);
			if (id) inside.set(id, `${inside.get(id) ?? ''}${item.str}`);
			else if (squeezed(item.str) !== '') outside.push(item.str);
		} else if (item.type === 'endMarkedContent') marks.pop();
		else marks.push(item.id || null);
	}
	return { inside, outside };
};

const nodesOf = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

const textOf = (node: Node, texts: ReadonlyMap<string, string>): string =>
	nodesOf(node)
		.map(({ id }) => texts.get(id ?? '') ?? '')
		.join('');

type OutlineItem = Awaited<ReturnType<Loaded['getOutline']>>[number];

const outlineOf = (items: readonly OutlineItem[], level = 1): Heading[] =>
	items.flatMap(({ title, items: below }) => [{ level, text: squeezed(title) }, ...outlineOf(below, level + 1)]);

const levelOf = (role: string | undefined): number | null => Number(/^H([1-6])$/.exec(role ?? '')?.[1]) || null;

const readPage = async (document: Loaded, number: number) => {
	const tree = (await (await document.getPage(number)).getStructTree()) as Tree | null as Node | null;
	const { inside, outside } = await readTexts(document, number);
	const nodes = tree ? nodesOf(tree) : [];
	const known = new Set(nodes.map(({ id }) => id));
	return {
		hasStructure: tree !== null,
		nodes,
		headings: nodes.flatMap((node) => {
			const level = levelOf(node.role);
			return level ? [{ level, text: squeezed(textOf(node, inside)) }] : [];
		}),
		outside: [...outside, ...[...inside].flatMap(([id, text]) => (known.has(id) ? [] : [text]))],
	};
};

/** A value of what pdf.js returns as a Map, although its types say object. */
const valueIn = (values: unknown, key: string): unknown => (values instanceof Map ? values.get(key) : null);

type Info = { Language?: string; Title?: string; IsSignaturesPresent?: boolean };

export const readTaggedPdf = async (bytes: Uint8Array): Promise<TaggedPdf> => {
	const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
	const document = await loading.promise;
	try {
		const pages: Awaited<ReturnType<typeof readPage>>[] = [];
		for (let number = 1; number <= document.numPages; number++) pages.push(await readPage(document, number));
		const { info, metadata } = await document.getMetadata();
		const { Language, Title, IsSignaturesPresent } = info as Info;
		const nodes = pages.flatMap((page) => page.nodes);
		const roles = new Map<string, number>();
		for (const { role } of nodes) if (role) roles.set(role, (roles.get(role) ?? 0) + 1);
		const [marks, preferences] = [await document.getMarkInfo(), await document.getViewerPreferences()];
		return {
			language: Language ?? null,
			title: Title ?? null,
			metadata: { title: metadata?.get('dc:title') ?? null, language: metadata?.get('dc:language') ?? null },
			isMarked: valueIn(marks, 'Marked') === true,
			showsTitle: valueIn(preferences, 'DisplayDocTitle') === true,
			pages: document.numPages,
			pagesWithStructure: pages.filter(({ hasStructure }) => hasStructure).length,
			headings: pages.flatMap(({ headings }) => headings),
			outline: outlineOf((await document.getOutline()) ?? []),
			roles,
			figures: nodes.flatMap(({ role, alt }) => (role === 'Figure' ? [alt ?? null] : [])),
			outside: pages.map(({ outside }) => outside),
			hasSignature: IsSignaturesPresent === true,
		};
	} finally {
		await loading.destroy();
	}
};
