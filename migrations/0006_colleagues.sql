ALTER TABLE "free_contacts" ALTER COLUMN "score" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_sub_categories" ADD COLUMN "assignee_id" integer;--> statement-breakpoint
ALTER TABLE "answer_sub_categories" ADD CONSTRAINT "answer_sub_categories_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_sub_categories_assignee" ON "answer_sub_categories" USING btree ("assignee_id");