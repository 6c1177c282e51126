ALTER TABLE "result_sub_categories" ADD COLUMN "evaluation_note_unedited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "result_sub_categories" ADD COLUMN "evaluation_note_draft_unedited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "result_sub_categories" ADD COLUMN "proposal_note_unedited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "result_sub_categories" ADD COLUMN "proposal_note_draft_unedited" boolean DEFAULT false NOT NULL;