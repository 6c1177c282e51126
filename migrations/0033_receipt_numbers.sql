CREATE TABLE "receipt_numbers" (
	"year" smallint PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assessment_progresses" ADD COLUMN "receipt_number" text;--> statement-breakpoint
ALTER TABLE "free_contacts" ADD COLUMN "receipt_number" text;--> statement-breakpoint
-- What was submitted and sent before gets its number in the order of its time, by year in Tokyo.
CREATE TEMPORARY TABLE "receipts_given" AS
	SELECT "of", "id", "year", "running",
		'K-' || "year" || '-' || lpad("running"::text, greatest(4, length("running"::text)), '0') AS "number"
	FROM (
		SELECT "of", "id", "year", row_number() OVER (PARTITION BY "year" ORDER BY "at", "of", "id") AS "running"
		FROM (
			SELECT 'assessment' AS "of", "id", "submitted_at" AS "at",
				extract(year FROM "submitted_at" AT TIME ZONE 'Asia/Tokyo')::int AS "year"
			FROM "assessment_progresses" WHERE "submitted_at" IS NOT NULL
			UNION ALL
			SELECT 'contact', "id", "created_at", extract(year FROM "created_at" AT TIME ZONE 'Asia/Tokyo')::int
			FROM "free_contacts"
		) AS "sent"
	) AS "numbered";--> statement-breakpoint
UPDATE "assessment_progresses" AS "p" SET "receipt_number" = "g"."number"
	FROM "receipts_given" AS "g" WHERE "g"."of" = 'assessment' AND "g"."id" = "p"."id";--> statement-breakpoint
UPDATE "free_contacts" AS "c" SET "receipt_number" = "g"."number"
	FROM "receipts_given" AS "g" WHERE "g"."of" = 'contact' AND "g"."id" = "c"."id";--> statement-breakpoint
INSERT INTO "receipt_numbers" ("year", "last")
	SELECT "year", max("running") FROM "receipts_given" GROUP BY "year";--> statement-breakpoint
DROP TABLE "receipts_given";--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_progresses_receipt_number" ON "assessment_progresses" USING btree ("receipt_number");--> statement-breakpoint
CREATE INDEX "assessment_progresses_completed" ON "assessment_progresses" USING btree ("completed_at" DESC NULLS LAST) WHERE "assessment_progresses"."completed_at" is not null;--> statement-breakpoint
CREATE INDEX "assessment_progresses_recompleted" ON "assessment_progresses" USING btree ("recompleted_at" DESC NULLS LAST) WHERE "assessment_progresses"."recompleted_at" is not null;--> statement-breakpoint
CREATE INDEX "assessment_progresses_issued" ON "assessment_progresses" USING btree ("issued_at" DESC NULLS LAST) WHERE "assessment_progresses"."issued_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "free_contacts_receipt_number" ON "free_contacts" USING btree ("receipt_number");