DROP INDEX "notices_inbox";--> statement-breakpoint
DROP INDEX "notices_unread";--> statement-breakpoint
CREATE INDEX "notices_inbox" ON "notices" USING btree ("recipient_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "notices"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("recipient_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "notices"."voided_at" is null and "notices"."read_at" is null;