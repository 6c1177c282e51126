import type { FinalState, Register } from './final-state.ts';
import { latestEffect, mayHaveHappened, type Operation, ofKind } from './operation.ts';
import { type Violation, violation } from './violation.ts';

/**
 * Versioned texts. Every save that took effect has its own version, one more than the one before; so the versions are
 * the order in which they took effect, and that order must agree with the times at which the calls began and ended.
 */

type Save = ReturnType<typeof ofKind<'save'>>[number];
type Read = ReturnType<typeof ofKind<'read'>>[number];

const describe = ({ id, name, act }: Save | Read): string =>
	`operation ${id} (${name} of ${act.register}, version ${act.version})`;

/** Each acknowledged save has a version of its own: the one after that on which it was based. */
const checkVersions = (saves: readonly Save[]): Violation[] => {
	const found: Violation[] = [];
	const byVersion = new Map<number, Save>();
	for (const save of saves) {
		const { basedOn, version } = save.act;
		if (save.outcome !== 'done') continue;
		if (version === null) {
			found.push(violation('torn or unknown content', `${describe(save)} was acknowledged without a version`));
			continue;
		}
		if (basedOn !== null && version !== basedOn + 1)
			found.push(violation('stale version won', `${describe(save)} was based on version ${basedOn}`));
		const other = byVersion.get(version);
		if (other) found.push(violation('stale version won', `${describe(save)} and ${describe(other)} have one version`));
		byVersion.set(version, save);
	}
	return found;
};

/** No call that saw or made a later version may end before one that saw or made an earlier version begins. */
const checkOrder = (acts: readonly (Save | Read)[]): Violation[] => {
	const found: Violation[] = [];
	const done = acts.filter(({ outcome, act }) => outcome === 'done' && act.version !== null);
	// A read of a version comes after the save that made it.
	const place = ({ act }: Save | Read): number => (act.version ?? 0) * 2 + (act.kind === 'read' ? 1 : 0);
	let earliest: Save | Read | null = null;
	let ofPlace: Save | Read | null = null;
	let current = Number.NaN;
	for (const next of done.toSorted((a, b) => place(b) - place(a))) {
		if (place(next) !== current) {
			if (ofPlace && (!earliest || ofPlace.endedAt < earliest.endedAt)) earliest = ofPlace;
			ofPlace = null;
			current = place(next);
		}
		if (earliest && earliest.endedAt < next.startedAt) {
			const isRead = next.act.kind === 'read' || earliest.act.kind === 'read';
			const rule = isRead ? 'stale read' : 'stale version won';
			found.push(violation(rule, `${describe(next)} began after ${describe(earliest)} had ended`));
		}
		if (!ofPlace || next.endedAt < ofPlace.endedAt) ofPlace = next;
	}
	return found;
};

/** Finds the values that a version can hold: of the acknowledged save, else of any without an answer that fits. */
const valuesByVersion = (saves: readonly Save[]) => {
	const acknowledged = Map.groupBy(
		saves.filter(({ outcome }) => outcome === 'done'),
		({ act }) => act.version,
	);
	const unanswered = saves.filter(({ outcome }) => outcome === 'unknown');
	return (version: number): string[] => {
		const makers =
			acknowledged.get(version) ?? unanswered.filter(({ act }) => act.basedOn === null || act.basedOn === version - 1);
		return makers.map(({ act }) => act.value);
	};
};

type ValuesOf = ReturnType<typeof valuesByVersion>;

/**
 * What was read is what the save of that version wrote, or of a later one that ran at the same time: a read takes the
 * version first and then the text, so the text may be newer. A save that is based on it is then refused, and nothing is
 * lost; an older text under a newer version would be. What stands in version 0 was never saved.
 */
const checkReads = (saves: readonly Save[], valuesOf: ValuesOf, reads: readonly Read[]): Violation[] => {
	const bySave = new Map(saves.map((save) => [save.act.value, save]));
	const isNewer = ({ startedAt, endedAt, act: { value, version } }: Read): boolean => {
		const save = bySave.get(value ?? '');
		if (!save || save.startedAt > endedAt || latestEffect(save) < startedAt) return false;
		return save.act.version === null || save.act.version > version;
	};
	let initial: string | null | undefined;
	return reads.flatMap((read) => {
		const { version, value } = read.act;
		if (isNewer(read) || valuesOf(version).some((written) => written === value)) return [];
		if (version === 0) initial ??= value;
		if (version === 0 && initial === value) return [];
		return [violation('torn or unknown content', `${describe(read)} shows ${value}, which no such save wrote`)];
	});
};

/** Every version up to the stored one was made by an acknowledged save or by one without an answer. */
const checkGaps = (name: string, saves: readonly Save[], stored: Register): Violation[] => {
	const acknowledged = new Set(saves.flatMap(({ outcome, act }) => (outcome === 'done' ? [act.version] : [])));
	const unanswered = saves.filter(({ outcome }) => outcome === 'unknown');
	const based = new Set(unanswered.flatMap(({ act }) => (act.basedOn === null ? [] : [act.basedOn + 1])));
	let free = unanswered.filter(({ act }) => act.basedOn === null).length;
	for (let version = 1; version <= stored.version; version++) {
		if (acknowledged.has(version) || based.has(version)) continue;
		if (free-- > 0) continue;
		return [violation('effect twice, missing or of a refused call', `${name}: nobody made version ${version}`)];
	}
	return [];
};

/** The stored text is whole, and is that of the last acknowledged save or of one without an answer after it. */
const checkStored = (name: string, saves: readonly Save[], valuesOf: ValuesOf, stored: Register): Violation[] => {
	const last = Math.max(0, ...saves.flatMap(({ outcome, act }) => (outcome === 'done' ? [act.version ?? 0] : [])));
	if (stored.version < last)
		return [violation('acknowledged write lost', `${name} is at version ${stored.version}, ${last} was answered`)];
	if (stored.version === 0) return [];
	const [value, ...others] = stored.values;
	if (others.length > 0)
		return [violation('torn or unknown content', `${name} is of several saves: ${stored.values.join(', ')}`)];
	if (valuesOf(stored.version).some((written) => written === value)) return [];
	const rule = stored.version === last ? 'acknowledged write lost' : 'torn or unknown content';
	return [violation(rule, `${name} holds ${value} as version ${stored.version}`)];
};

export const checkRegisters = (operations: readonly Operation[], { registers }: FinalState): Violation[] => {
	const saves = Map.groupBy(ofKind(operations, 'save').filter(mayHaveHappened), ({ act }) => act.register);
	const reads = Map.groupBy(
		ofKind(operations, 'read').filter(({ outcome }) => outcome === 'done'),
		({ act }) => act.register,
	);
	return [...new Set([...saves.keys(), ...reads.keys()])].flatMap((name) => {
		const ownSaves = saves.get(name) ?? [];
		const ownReads = reads.get(name) ?? [];
		const stored = registers.get(name);
		if (!stored) return [violation('acknowledged write lost', `${name} does not exist any more`)];
		const valuesOf = valuesByVersion(ownSaves);
		return [
			...checkVersions(ownSaves),
			...checkOrder([...ownSaves, ...ownReads]),
			...checkReads(ownSaves, valuesOf, ownReads),
			...checkGaps(name, ownSaves, stored),
			...checkStored(name, ownSaves, valuesOf, stored),
		];
	});
};
