ALTER TABLE "companies" ADD COLUMN "certification_queue" timestamp (3) with time zone DEFAULT now() + interval '2000 years';--> statement-breakpoint
CREATE INDEX "companies_certification_queue" ON "companies" USING btree ("certification_queue" NULLS FIRST,"certification_since" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "companies"."certification_since" is not null;--> statement-breakpoint
UPDATE "companies" SET "certification_queue" = "companies"."certification_since" + CASE
	WHEN "newest"."status" = 12 THEN interval '0'
	WHEN "newest"."status" IN (7, 11) THEN interval '1000 years'
	ELSE interval '2000 years'
END
FROM "companies" AS "listed"
LEFT JOIN LATERAL (
	SELECT "status" FROM "assessment_progresses"
	WHERE "company_id" = "listed"."id" ORDER BY "id" DESC LIMIT 1
) AS "newest" ON true
WHERE "listed"."id" = "companies"."id";
