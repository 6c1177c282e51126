CREATE TABLE "pdf_documents" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"locale" text NOT NULL,
	"content" jsonb,
	"byte_size" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	CONSTRAINT "pdf_documents_kind" CHECK ("pdf_documents"."kind" in ('report', 'proposal', 'certificate', 'free-certificate')),
	CONSTRAINT "pdf_documents_locale" CHECK ("pdf_documents"."locale" in ('ja', 'en'))
);
--> statement-breakpoint
CREATE INDEX "pdf_documents_open" ON "pdf_documents" USING btree ("created_at") WHERE "pdf_documents"."finished_at" is null and "pdf_documents"."failed_at" is null;