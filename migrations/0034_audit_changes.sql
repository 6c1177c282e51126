CREATE TABLE "unaudited_drafts" (
	"paper_id" integer PRIMARY KEY NOT NULL,
	"before" jsonb NOT NULL,
	"saved_by" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "unaudited_drafts" ADD CONSTRAINT "unaudited_drafts_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unaudited_drafts" ADD CONSTRAINT "unaudited_drafts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Changes of names and addresses were kept as details of the event until now.
UPDATE "audit_events" SET "changes" =
	CASE WHEN "detail" ? 'company_name_to' THEN jsonb_build_array(jsonb_build_object(
		'field', 'company_name', 'from', "detail" -> 'company_name_from', 'to', "detail" -> 'company_name_to')) ELSE '[]' END
	|| CASE WHEN "detail" ? 'company_address_to' THEN jsonb_build_array(jsonb_build_object(
		'field', 'company_address', 'from', "detail" -> 'company_address_from', 'to', "detail" -> 'company_address_to')) ELSE '[]' END
WHERE "action" = 'company.updated' AND "detail" <> '{}';
