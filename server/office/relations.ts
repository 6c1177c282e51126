import path from 'node:path';
import type { OfficePackage } from './package.ts';
import { Refused } from './refused.ts';

/** A reference from a part to another part of its package. References to targets outside the package are dropped. */
export type Relation = { id: string; type: string; part: string };

const partOf = (target: string, from: string): string =>
	target.startsWith('/') ? target.slice(1) : path.posix.join(path.posix.dirname(from), target);

/** The relations of a part; `from` is '' for the package itself. */
export const readRelations = async ({ read }: OfficePackage, from: string): Promise<Relation[]> => {
	const relations: Relation[] = [];
	const { dir, base } = path.posix.parse(from);
	await read(path.posix.join(dir, '_rels', `${base}.rels`), {
		open: (name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) => {
			if (name !== 'Relationship' || mode?.toLowerCase() === 'external') return;
			// Only the last segment: the rest of the URI differs between the editions of ISO/IEC 29500.
			relations.push({ id, type: type.slice(type.lastIndexOf('/') + 1), part: partOf(target, from) });
		},
	});
	return relations;
};

export const partOfType = (relations: readonly Relation[], type: string): string | null =>
	relations.find((relation) => relation.type === type)?.part ?? null;

/** @throws Refused */
export const mainPart = async (file: OfficePackage): Promise<string> => {
	const part = partOfType(await readRelations(file, ''), 'officeDocument');
	if (part === null) throw new Refused('broken');
	return part;
};
