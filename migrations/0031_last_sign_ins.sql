CREATE TABLE "last_sign_ins" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"last_sign_in_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "last_sign_ins" ADD CONSTRAINT "last_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Sign-ins of the past, as far as the audit log and the known networks reach back.
INSERT INTO "last_sign_ins" ("user_id", "last_sign_in_at")
SELECT "seen"."user_id", max("seen"."at")
FROM (
	SELECT "actor_id" AS "user_id", "created_at" AS "at" FROM "audit_events" WHERE "action" = 'login.succeeded'
	UNION ALL
	SELECT "user_id", "last_success_at" FROM "sign_in_networks"
) AS "seen"
INNER JOIN "users" ON "users"."id" = "seen"."user_id"
GROUP BY "seen"."user_id";
