ALTER TABLE "bulk_jobs" DROP CONSTRAINT "bulk_jobs_act";--> statement-breakpoint
ALTER TABLE "bulk_job_rows" ALTER COLUMN "company_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_job_rows" ADD COLUMN "label" text;--> statement-breakpoint
ALTER TABLE "bulk_job_rows" ADD COLUMN "contents" jsonb;--> statement-breakpoint
ALTER TABLE "bulk_job_rows" ADD COLUMN "user_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD COLUMN "mails_per_hour" integer;--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD COLUMN "import_id" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "your_number" text;--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD CONSTRAINT "bulk_jobs_import_id" FOREIGN KEY ("import_id") REFERENCES "public"."bulk_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_jobs_import" ON "bulk_jobs" USING btree ("import_id") WHERE "bulk_jobs"."import_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_your_number" ON "companies" USING btree ("your_number") WHERE "companies"."your_number" is not null;--> statement-breakpoint
ALTER TABLE "bulk_job_rows" ADD CONSTRAINT "bulk_job_rows_contents" CHECK ("bulk_job_rows"."contents" is null or "bulk_job_rows"."state" = 'waiting');--> statement-breakpoint
ALTER TABLE "bulk_job_rows" ADD CONSTRAINT "bulk_job_rows_company_known" CHECK ("bulk_job_rows"."company_id" is not null or "bulk_job_rows"."label" is not null);--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD CONSTRAINT "bulk_jobs_act" CHECK ("bulk_jobs"."act" in ('assign', 'period', 'start', 'remind', 'import', 'invite'));