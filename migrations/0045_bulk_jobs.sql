CREATE TABLE "bulk_job_rows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_job_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"progress_id" integer,
	"assessor_id" integer,
	"due_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"done_at" timestamp (3) with time zone,
	"status" smallint,
	"refusal" text,
	"refusal_variables" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"waits" text,
	CONSTRAINT "bulk_job_rows_state" CHECK ("bulk_job_rows"."state" in ('waiting', 'done', 'refused', 'stopped')),
	CONSTRAINT "bulk_job_rows_waits" CHECK ("bulk_job_rows"."waits" in ('answers', 'evidence')),
	CONSTRAINT "bulk_job_rows_ran" CHECK (("bulk_job_rows"."state" in ('done', 'refused')) = ("bulk_job_rows"."done_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "bulk_jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"act" text NOT NULL,
	"maker_id" integer NOT NULL,
	"user_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"replaces" boolean DEFAULT false NOT NULL,
	"start_date" text,
	"end_date" text,
	"assessors" text,
	"per_day" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "bulk_jobs_act" CHECK ("bulk_jobs"."act" in ('assign', 'period', 'start', 'remind')),
	CONSTRAINT "bulk_jobs_state" CHECK ("bulk_jobs"."state" in ('running', 'stopped', 'done'))
);
--> statement-breakpoint
ALTER TABLE "bulk_job_rows" ADD CONSTRAINT "bulk_job_rows_job_id_bulk_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."bulk_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_job_rows" ADD CONSTRAINT "bulk_job_rows_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_job_rows" ADD CONSTRAINT "bulk_job_rows_progress_id_assessment_progresses_id_fk" FOREIGN KEY ("progress_id") REFERENCES "public"."assessment_progresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_job_rows" ADD CONSTRAINT "bulk_job_rows_assessor_id_users_id_fk" FOREIGN KEY ("assessor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD CONSTRAINT "bulk_jobs_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_job_rows_job" ON "bulk_job_rows" USING btree ("job_id","id");--> statement-breakpoint
CREATE INDEX "bulk_job_rows_waiting" ON "bulk_job_rows" USING btree ("job_id","due_at","id") WHERE "bulk_job_rows"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "bulk_job_rows_company" ON "bulk_job_rows" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "bulk_job_rows_progress" ON "bulk_job_rows" USING btree ("progress_id") WHERE "bulk_job_rows"."progress_id" is not null;--> statement-breakpoint
CREATE INDEX "bulk_jobs_maker" ON "bulk_jobs" USING btree ("maker_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bulk_jobs_running" ON "bulk_jobs" USING btree ("id") WHERE "bulk_jobs"."state" = 'running';