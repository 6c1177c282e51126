CREATE TABLE "certificate_files" (
	"certificate_id" integer NOT NULL,
	"locale" text NOT NULL,
	"sha256" text NOT NULL,
	"byte_size" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificate_files_certificate_id_locale_pk" PRIMARY KEY("certificate_id","locale"),
	CONSTRAINT "certificate_files_locale" CHECK ("certificate_files"."locale" in ('ja', 'en')),
	CONSTRAINT "certificate_files_sha256" CHECK ("certificate_files"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
DROP INDEX "certificates_progress";--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "coded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "industry_code" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "prefecture" smallint;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "expires_on" date GENERATED ALWAYS AS ((issue_date + interval '1 year')::date) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "reissue_reason" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "withdrawn_by" integer;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "withdrawal_reason" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "replaced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "is_listed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate_files" ADD CONSTRAINT "certificate_files_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_current" ON "certificates" USING btree ("progress_id") WHERE "certificates"."withdrawn_at" is null and "certificates"."replaced_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_code" ON "certificates" USING btree ("code");--> statement-breakpoint
CREATE INDEX "certificates_listed" ON "certificates" USING btree ("expires_on") WHERE "certificates"."is_listed";--> statement-breakpoint
CREATE INDEX "certificates_progress" ON "certificates" USING btree ("progress_id","id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_prefecture" CHECK ("certificates"."prefecture" between 1 and 47);--> statement-breakpoint
-- A company with a certificate stays in the certification list while its next assessment goes on.
UPDATE "companies" SET "certification_since" = "issued"."created_at"
FROM (SELECT "company_id", max("created_at") AS "created_at" FROM "certificates" GROUP BY "company_id") AS "issued"
WHERE "issued"."company_id" = "companies"."id" AND "companies"."certification_since" IS NULL;
