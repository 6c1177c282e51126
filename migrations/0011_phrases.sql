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
ALTER TABLE "phrases" ADD CONSTRAINT "phrases_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phrases" ADD CONSTRAINT "phrases_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phrases_owner" ON "phrases" USING btree ("owner_id","updated_at" DESC NULLS LAST);