import type { z } from 'zod';
import type { Upload } from '#server/storage/upload.ts';
import type { Kind } from './operation.ts';

/** Types of downloads and uploads for a typed client, since tRPC does not carry them. */

type Entry = { path: string };
type ByPath<E extends Entry> = { [Each in E as Each['path']]: Omit<Each, 'path'> };

type FileIn<T> = T extends { kind: Kind }
	? T extends { kind: 'file'; path: infer Path extends string; body: infer Body; input: infer Input extends z.ZodType }
		? { path: Path; method: keyof Body extends never ? 'GET' : 'POST'; input: z.input<Input> }
		: never
	: { [K in keyof T]: FileIn<T[K]> }[keyof T];

/** Inputs of all downloads, by path below /api; one with a body is a POST. */
export type FileCallsOf<T> = ByPath<FileIn<T>>;

type FormOf<Body> = {
	[K in keyof Body]: Body[K] extends z.ZodType ? (z.output<Body[K]> extends Upload ? 'file' : z.input<Body[K]>) : never;
};

type InputOf<Params extends z.ZodRawShape> = keyof Params extends never ? unknown : z.input<z.ZodObject<Params>>;

type UploadIn<T> = T extends { kind: Kind }
	? T extends {
			kind: 'upload';
			path: infer Path extends string;
			params: infer Params extends z.ZodRawShape;
			body: infer Body;
			output: infer O extends z.ZodType;
		}
		? { path: Path; form: InputOf<Params> & FormOf<Body>; data: z.output<O> }
		: never
	: { [K in keyof T]: UploadIn<T[K]> }[keyof T];

/** Parameters, form fields (`'file'` marks the file) and output of all uploads, by path below /api. */
export type UploadCallsOf<T> = ByPath<UploadIn<T>>;
