ALTER TABLE "free_contacts" ADD COLUMN "handled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "free_contacts" ADD COLUMN "handled_by" integer;--> statement-breakpoint
ALTER TABLE "free_contacts" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "free_contacts" ADD CONSTRAINT "free_contacts_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_contacts" ADD CONSTRAINT "free_contacts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("actor_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "audit_events"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "free_contacts_open" ON "free_contacts" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "free_contacts"."has_inquiry_request" and "free_contacts"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "free_contacts_company" ON "free_contacts" USING btree ("company_id") WHERE "free_contacts"."company_id" is not null;--> statement-breakpoint
CREATE INDEX "outbox_jobs_failed" ON "outbox_jobs" USING btree ("failed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "outbox_jobs"."finished_at" is null and "outbox_jobs"."failed_at" is not null;