ALTER TABLE "free_contacts" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "free_contacts" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "free_contacts" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "free_contacts" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "free_contacts" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "free_contacts" ADD CONSTRAINT "free_contacts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_contacts" ADD CONSTRAINT "free_contacts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "free_contacts_owner" ON "free_contacts" USING btree ("owner_id") WHERE "free_contacts"."owner_id" is not null;