CREATE TABLE "shipped_phrases" (
	"id" text PRIMARY KEY NOT NULL,
	"ordinal" smallint NOT NULL,
	"sub_category_key" uuid NOT NULL,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"content_en" text NOT NULL,
	"added_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "phrases" ADD COLUMN "content_en" text;--> statement-breakpoint
ALTER TABLE "phrases" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "phrases" ADD CONSTRAINT "phrases_kind" CHECK ("phrases"."kind" in ('good', 'lacking', 'next'));