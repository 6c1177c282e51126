ALTER TABLE "companies" ADD COLUMN "certification_since" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
CREATE INDEX "companies_certification_since" ON "companies" USING btree ("certification_since" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "companies"."certification_since" is not null;--> statement-breakpoint
UPDATE "companies" SET "certification_since" = CASE
	WHEN "newest"."id" IS NULL THEN "companies"."created_at"
	WHEN "newest"."status" IN (7, 11, 12, 13) THEN "newest"."status_since"
END
FROM "companies" AS "listed"
LEFT JOIN LATERAL (
	SELECT "id", "status", "status_since" FROM "assessment_progresses"
	WHERE "company_id" = "listed"."id" ORDER BY "id" DESC LIMIT 1
) AS "newest" ON true
WHERE "listed"."id" = "companies"."id";
