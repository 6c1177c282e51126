ALTER TABLE "improvement_actions" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "improvement_actions" ADD CONSTRAINT "improvement_actions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "improvement_actions_owner" ON "improvement_actions" USING btree ("owner_id");