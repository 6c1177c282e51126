CREATE TABLE "document_questions" (
	"document_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	CONSTRAINT "document_questions_document_id_question_id_pk" PRIMARY KEY("document_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "evidence_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evidence_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"extension" text NOT NULL,
	"file_path" text NOT NULL,
	"content_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"uploaded_by" integer NOT NULL,
	"is_by_phone" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "evidence_files_size" CHECK ("evidence_files"."byte_size" >= 0)
);
--> statement-breakpoint
CREATE TABLE "evidence_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evidence_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "evidence_messages_kind" CHECK ("evidence_messages"."kind" in ('message', 'answer', 'return'))
);
--> statement-breakpoint
CREATE TABLE "evidence_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evidence_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"progress_id" integer NOT NULL,
	"round" smallint NOT NULL,
	"question_id" integer,
	"content" text NOT NULL,
	"due_on" date,
	"status" text DEFAULT 'open' NOT NULL,
	"withdrawn_because" text,
	"created_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_by" integer,
	"answered_at" timestamp (3) with time zone,
	"decided_by" integer,
	"decided_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "evidence_requests_round" CHECK ("evidence_requests"."round" in (1, 2)),
	CONSTRAINT "evidence_requests_status" CHECK ("evidence_requests"."status" in ('open', 'answered', 'accepted', 'withdrawn')),
	CONSTRAINT "evidence_requests_withdrawal" CHECK ("evidence_requests"."withdrawn_because" in ('staff', 'grading', 'cancelled')),
	CONSTRAINT "evidence_requests_withdrawn" CHECK (("evidence_requests"."status" = 'withdrawn') = ("evidence_requests"."withdrawn_because" is not null)),
	CONSTRAINT "evidence_requests_decided" CHECK (("evidence_requests"."status" in ('accepted', 'withdrawn')) = ("evidence_requests"."decided_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "phone_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"upload_id" integer NOT NULL,
	"extension" text NOT NULL,
	"file_path" text NOT NULL,
	"byte_size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_uploads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hmac" text NOT NULL,
	"progress_id" integer NOT NULL,
	"request_id" integer,
	"user_id" integer NOT NULL,
	"session_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"file_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_documents" ADD COLUMN "is_by_phone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "document_questions" ADD CONSTRAINT "document_questions_document_id_company_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."company_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_questions" ADD CONSTRAINT "document_questions_question_id_paper_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."paper_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_files" ADD CONSTRAINT "evidence_files_request_id_evidence_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."evidence_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_files" ADD CONSTRAINT "evidence_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_messages" ADD CONSTRAINT "evidence_messages_request_id_evidence_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."evidence_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_messages" ADD CONSTRAINT "evidence_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_requests" ADD CONSTRAINT "evidence_requests_progress_id_assessment_progresses_id_fk" FOREIGN KEY ("progress_id") REFERENCES "public"."assessment_progresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_requests" ADD CONSTRAINT "evidence_requests_question_id_paper_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."paper_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_requests" ADD CONSTRAINT "evidence_requests_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_requests" ADD CONSTRAINT "evidence_requests_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_requests" ADD CONSTRAINT "evidence_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_files" ADD CONSTRAINT "phone_files_upload_id_phone_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."phone_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_uploads" ADD CONSTRAINT "phone_uploads_progress_id_assessment_progresses_id_fk" FOREIGN KEY ("progress_id") REFERENCES "public"."assessment_progresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_uploads" ADD CONSTRAINT "phone_uploads_request_id_evidence_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."evidence_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_uploads" ADD CONSTRAINT "phone_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_uploads" ADD CONSTRAINT "phone_uploads_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_questions_question" ON "document_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "evidence_files_request" ON "evidence_files" USING btree ("request_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "evidence_files_path" ON "evidence_files" USING btree ("file_path");--> statement-breakpoint
CREATE INDEX "evidence_messages_request" ON "evidence_messages" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "evidence_requests_progress" ON "evidence_requests" USING btree ("progress_id","round","status");--> statement-breakpoint
CREATE INDEX "evidence_requests_undecided" ON "evidence_requests" USING btree ("progress_id","round") WHERE "evidence_requests"."status" in ('open', 'answered');--> statement-breakpoint
CREATE INDEX "phone_files_upload" ON "phone_files" USING btree ("upload_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "phone_files_path" ON "phone_files" USING btree ("file_path");--> statement-breakpoint
CREATE UNIQUE INDEX "phone_uploads_token" ON "phone_uploads" USING btree ("token_hmac");--> statement-breakpoint
CREATE INDEX "phone_uploads_session" ON "phone_uploads" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "phone_uploads_user" ON "phone_uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "phone_uploads_expires" ON "phone_uploads" USING btree ("expires_at");