import type { ComponentType } from 'react';

/** One look of a part, such as `busy` or `longText`. */
export type State = {
	name: string;
	Show: ComponentType;
	/** Height in px of a document of its own, for what covers the window or is placed in it. */
	frame?: number;
};

/** A group of components that look alike; its id is the name in a `Looks:` trailer, and it has one file here. */
export type Part = { id: string; states: readonly State[] };

export const state = (name: string, Show: ComponentType): State => ({ name, Show });

export const framed = (name: string, frame: number, Show: ComponentType): State => ({ name, Show, frame });

/** The name of a state in an address. */
export const nameOf = (part: Part, { name }: State): string => `${part.id}/${name}`;
