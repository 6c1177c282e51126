import type { Logger } from 'pino';
import type { AuditCounter } from '#server/audit/counter.ts';
import type { Clock } from '#server/base/clock.ts';
import type { Config } from '#server/base/config.ts';
import type { Issuer } from '#server/base/issuer/issuer.ts';
import type { Limits } from '#server/base/limits.ts';
import type { Seal } from '#server/base/seal.ts';
import type { Signer } from '#server/base/secret.ts';
import type { Telemetry } from '#server/base/telemetry/telemetry.ts';
import type { Db } from '#server/db/client.ts';
import type { Replica } from '#server/db/replica.ts';
import type { AnyJob } from '#server/jobs/definition.ts';
import type { OutboxRelay } from '#server/jobs/relay.ts';
import type { SessionStore } from '#server/sessions/sessions.ts';
import type { FileStorage } from '#server/storage/file-storage.ts';
import type { ScanFile } from '#server/storage/malware.ts';
import type { PhotoEngine } from '#server/storage/photos/engine.ts';
import type { PdfDocument } from '#shared/exports/documents.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { Turns } from './turns.ts';

/** The dependencies of services, created by `assemble`. */
export type Deps = {
	config: Config;
	clock: Clock;
	log: Logger;
	db: Db;
	/** Null without DATABASE_REPLICA_URL. Calls marked `fromReplica` get it as their `db`. */
	replica: Replica | null;
	sessions: SessionStore;
	storage: FileStorage;
	/** Null without a malware scanner. */
	scanFile: ScanFile | null;
	photos: PhotoEngine;
	outbox: OutboxRelay;
	/** All job types, for running, counting and retrying. */
	jobs: readonly AnyJob<WorkerDeps>[];
	limits: Limits;
	/** Who issues certificates; null without OPERATOR_NAME. */
	issuer: () => Promise<Issuer | null>;
	turns: Turns;
	auditCounter: AuditCounter;
	signer: Signer;
	/** Null without OTEL_EXPORTER_OTLP_ENDPOINT. */
	telemetry: Telemetry | null;
	/** Seals the secrets of authenticator apps. */
	totpSeal: Seal;
	/** Seals the answers in links to free results. */
	takenSeal: Seal;
};

/** Prints a document into a local file, with the worker's browser. */
export type PrintToFile = (document: PdfDocument, locale: Locale, file: string) => Promise<{ byteSize: number }>;

export type MailPicture = {
	cid: string;
	filename: string;
	contentType: string;
	contentDisposition: 'inline';
	content: Buffer;
};

export type Mail = {
	to: string;
	subject: string;
	text: string;
	html: string;
	/** Pictures of the HTML, shown by their Content-ID. */
	attachments: readonly MailPicture[];
	/** In angle brackets. */
	messageId: string;
	/** One-click unsubscribe link (`List-Unsubscribe`). */
	unsubscribe: string | null;
};

export type WorkerDeps = Deps & { print: PrintToFile; sendMail: (mail: Mail) => Promise<void> };
