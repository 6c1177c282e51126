CREATE TABLE "phrases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phrases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer,
	"content" text NOT NULL,
	"sub_category_key" uuid,
	"grade_band" text,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "phrases_grade_band" CHECK ("phrases"."grade_band" in ('S', 'A', 'B', 'C', 'D'))
);
--> statement-breakpoint
CREATE TABLE "proposal_waivers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proposal_waivers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"progress_id" integer NOT NULL,
	"reason" text,
	"waived_by" integer NOT NULL,
	"waived_at" timestamp (3) with time zone NOT NULL,
	"resumed_by" integer,
	"resumed_at" timestamp (3) with time zone,
	CONSTRAINT "proposal_waivers_resumed" CHECK (("proposal_waivers"."resumed_by" is null) = ("proposal_waivers"."resumed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "free_contacts" ADD COLUMN "handled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "free_contacts" ADD COLUMN "handled_by" integer;--> statement-breakpoint
ALTER TABLE "free_contacts" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "phrases" ADD CONSTRAINT "phrases_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phrases" ADD CONSTRAINT "phrases_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_waivers" ADD CONSTRAINT "proposal_waivers_progress_id_assessment_progresses_id_fk" FOREIGN KEY ("progress_id") REFERENCES "public"."assessment_progresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_waivers" ADD CONSTRAINT "proposal_waivers_waived_by_users_id_fk" FOREIGN KEY ("waived_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_waivers" ADD CONSTRAINT "proposal_waivers_resumed_by_users_id_fk" FOREIGN KEY ("resumed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phrases_owner" ON "phrases" USING btree ("owner_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_waivers_one" ON "proposal_waivers" USING btree ("progress_id") WHERE "proposal_waivers"."resumed_at" is null;--> statement-breakpoint
CREATE INDEX "proposal_waivers_progress" ON "proposal_waivers" USING btree ("progress_id");--> statement-breakpoint
ALTER TABLE "free_contacts" ADD CONSTRAINT "free_contacts_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_contacts" ADD CONSTRAINT "free_contacts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessment_progresses_since" ON "assessment_progresses" USING btree ("status_since" NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("actor_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "audit_events"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "companies_registration_number" ON "companies" USING gin ("registration_number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "free_contacts_open" ON "free_contacts" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "free_contacts"."has_inquiry_request" and "free_contacts"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "free_contacts_company" ON "free_contacts" USING btree ("company_id") WHERE "free_contacts"."company_id" is not null;--> statement-breakpoint
CREATE INDEX "outbox_jobs_failed" ON "outbox_jobs" USING btree ("failed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "outbox_jobs"."finished_at" is null and "outbox_jobs"."failed_at" is not null;