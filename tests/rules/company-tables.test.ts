import fs from 'node:fs';
import path from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { NOT_OF_A_COMPANY, OWNED_TABLES, type OwnedTable, ownedOf } from '#scripts/company/tables.ts';
import { actionsOf } from '#server/audit-log/kinds.ts';
import { AUDIT_KINDS } from '#shared/audit/schemas.ts';
import { PDF_KINDS } from '#shared/exports/documents.ts';
import { DECIDED, DECIDED_COLUMNS, DECIDED_ROWS, isWhollyLeftOut } from '#tests/support/company-archive/columns.ts';
import { DECIDED_ACTIONS } from '#tests/support/company-archive/events.ts';
import { DECIDED_PDFS } from '#tests/support/company-archive/files.ts';

/** Every table of the schema is known to the export and the erasing of a company (scripts/company/tables.ts). */

const folder = path.join(import.meta.dirname, '../../server/db/tables');

const modules = await Promise.all(
	fs.readdirSync(folder).map((file) => import(path.join(folder, file)) as Promise<Record<string, unknown>>),
);

const isTable = (value: unknown): value is PgTable => is(value, PgTable);

const tables = modules.flatMap((module) => Object.values(module).filter(isTable)).map((table) => getTableConfig(table));

const names = tables.map(({ name }) => name).sort();

const isOwned = (name: string): name is OwnedTable => (OWNED_TABLES as string[]).includes(name);

const referencesOf = ({ foreignKeys }: (typeof tables)[number]) =>
	foreignKeys.map((key) => {
		const { columns, foreignTable } = key.reference();
		return { column: columns[0]?.name ?? '', parent: getTableConfig(foreignTable).name };
	});

it('every table is owned by companies, or named with the reason why not', () => {
	expect(names.length).toBeGreaterThan(50);
	expect([...OWNED_TABLES, ...Object.keys(NOT_OF_A_COMPANY)].sort()).toEqual(names);
});

/** Tables of staff refer to accounts too: only of people of the operator. */
const ONLY_STAFF = [
	'bulk_jobs',
	'coming_papers',
	'interest_confirmations',
	'paper_simulations',
	'papers',
	'phrases',
	'saved_views',
	'unaudited_drafts',
];

it('a table that refers to what a company owns is its own too', () => {
	const reaching = tables.filter((table) => referencesOf(table).some(({ parent }) => isOwned(parent)));
	const others = reaching.map(({ name }) => name).filter((name) => !isOwned(name));
	expect(others.sort()).toEqual(ONLY_STAFF);
});

it('every path is a column of its table that refers to an id of the other', () => {
	for (const name of OWNED_TABLES) {
		const table = tables.find((one) => one.name === name);
		for (const [column, parent] of ownedOf(name).paths) {
			expect(
				table?.columns.map((one) => one.name),
				name,
			).toContain(column);
			expect(isOwned(parent), `${name}.${column}`).toBe(true);
			const key = table && referencesOf(table).find((one) => one.column === column);
			// The cache of PDFs has no foreign key, nor have the facts of the programme.
			if (name !== 'pdf_documents' && !name.startsWith('programme_'))
				expect(key?.parent, `${name}.${column}`).toBe(parent);
		}
	}
});

it('a table with a path to a company has all its paths that lead to one but by an account', () => {
	for (const table of tables.filter(({ name }) => isOwned(name))) {
		const known = ownedOf(table.name as OwnedTable).paths.map(([, parent]) => parent as string);
		const wanted = referencesOf(table).map(({ parent }) => parent);
		if (wanted.includes('companies')) expect(known, table.name).toContain('companies');
		if (wanted.some((parent) => isOwned(parent) && parent !== 'users') && table.name !== 'audit_events') {
			expect(known.length, table.name).toBeGreaterThan(0);
		}
	}
});

/** Columns by whose names a secret or a place in the storage is told. */
const SECRET = /hash|token|secret|hmac|password|public_key|credential|file_path|nonce/;
/** They are told to everybody (`/verify`), and no secret. */
const NOT_SECRET = ['certificate_files.sha256', 'pdf_documents.hash'];

describe('what a company is given', () => {
	const columns = tables
		.filter(({ name }) => isOwned(name) && !isWhollyLeftOut(name))
		.flatMap(({ name, columns: own }) => own.map((column) => `${name}.${column.name}`));

	it('is decided for every table and column that it owns', () => {
		expect([...OWNED_TABLES].sort()).toEqual(Object.keys(DECIDED).sort());
		expect(columns.sort()).toEqual([...DECIDED_COLUMNS.keys()].sort());
	});

	it('is what was decided', () => {
		const leftOut = OWNED_TABLES.flatMap((name): [string, string][] => {
			const { leftOut: table, without = {} } = ownedOf(name);
			if (table) return [[name, table]];
			return Object.entries(without).flatMap(([why, those]) =>
				those.map((column): [string, string] => [`${name}.${column}`, why]),
			);
		});
		const decided = [
			...Object.entries(DECIDED).filter(([, why]) => typeof why === 'string'),
			...[...DECIDED_COLUMNS].filter(([, why]) => why !== null),
		];
		expect(Object.fromEntries(leftOut)).toEqual(Object.fromEntries(decided));
	});

	it('is those rows that were decided', () => {
		const some = OWNED_TABLES.flatMap((name) => {
			const { given } = ownedOf(name);
			return given ? [[name, given.others] as const] : [];
		});
		expect(Object.fromEntries(some)).toEqual(DECIDED_ROWS);
	});

	it('is no secret and no storage key', () => {
		const given = columns.filter((column) => DECIDED_COLUMNS.get(column) === null);
		expect(given.length).toBeGreaterThan(200);
		expect(given.filter((column) => SECRET.test(column) && !NOT_SECRET.includes(column))).toEqual([]);
	});

	it('is decided for every kind of PDF', () => {
		expect(Object.keys(DECIDED_PDFS).sort()).toEqual([...PDF_KINDS].sort());
	});

	it('is decided for every action of the audit log', () => {
		expect(Object.keys(DECIDED_ACTIONS).sort()).toEqual(AUDIT_KINDS.flatMap(actionsOf).sort());
	});
});

/** Hashes of seals, which the database itself keeps. */
const NOT_OF_FILES = ['certificates.seal_sha256', 'issuer_seals.sha256'];

it('a table with keys of the storage is one whose files are erased with a company', () => {
	const keyed = tables.filter(({ name: table, columns }) =>
		columns.some(({ name }) => /file_path|sha256|storage_key/.test(name) && !NOT_OF_FILES.includes(`${table}.${name}`)),
	);
	expect(keyed.map(({ name }) => name).sort()).toEqual([
		'action_proofs',
		'certificate_files',
		'company_documents',
		'evidence_files',
		'objection_files',
		'phone_files',
	]);
});
