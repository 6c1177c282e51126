DROP INDEX "audit_events_action";--> statement-breakpoint
CREATE INDEX "audit_events_action_created_at" ON "audit_events" USING btree ("action" NULLS FIRST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "free_contacts_applied" ON "free_contacts" USING btree ("has_inquiry_request","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);