CREATE TABLE "audit_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject_id" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"details" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocked_phrase" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blocked_phrase_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phrase" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feed" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"user_id" uuid,
	"sighting_id" integer,
	"text" text NOT NULL,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "comment_sighting_key" UNIQUE("sighting_id"),
	CONSTRAINT "comment_author_check" CHECK ("comment"."sighting_id" is not null or "comment"."user_id" is not null),
	CONSTRAINT "comment_text_check" CHECK ("comment"."sighting_id" is not null or length("comment"."text") > 0)
);
--> statement-breakpoint
CREATE TABLE "comment_like" (
	"comment_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "comment_like_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "comment_reply" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comment_reply_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"comment_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "comment_reply_text_check" CHECK (length("comment_reply"."text") > 0)
);
--> statement-breakpoint
CREATE TABLE "comment_reply_like" (
	"reply_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "comment_reply_like_reply_id_user_id_pk" PRIMARY KEY("reply_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "community_ban" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_post" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community_post_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_change" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbox_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"question_id" integer,
	"comment_id" integer,
	"attempt_id" integer,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "inbox_item_dedupe_key" UNIQUE("user_id","dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "inbox_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"mails_replies" boolean DEFAULT false NOT NULL,
	"mails_likes" boolean DEFAULT false NOT NULL,
	"mails_moderation" boolean DEFAULT false NOT NULL,
	"mails_scores" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prediction_item" (
	"list_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"rank" integer NOT NULL,
	"score" real NOT NULL,
	"reasons" jsonb NOT NULL,
	CONSTRAINT "prediction_item_list_id_question_id_pk" PRIMARY KEY("list_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "prediction_list" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prediction_list_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"variant" text NOT NULL,
	"week_start" date NOT NULL,
	"ranking" text NOT NULL,
	"frozen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prediction_list_week_key" UNIQUE("variant","week_start")
);
--> statement-breakpoint
CREATE TABLE "problem_report" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "problem_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reporter_id" uuid,
	"subject" text NOT NULL,
	"question_id" integer NOT NULL,
	"comment_id" integer,
	"reply_id" integer,
	"attempt_id" integer,
	"description" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "problem_report_subject_check" CHECK (("problem_report"."subject" = 'comment') = ("problem_report"."comment_id" is not null) and ("problem_report"."subject" = 'reply') = ("problem_report"."reply_id" is not null) and ("problem_report"."subject" = 'answer') = ("problem_report"."attempt_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "share_link" (
	"token" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"attempt_id" integer NOT NULL,
	"shows_name" boolean NOT NULL,
	"shows_answer" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "study_plan" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "study_plan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"english_level" text NOT NULL,
	"daily_practice" text NOT NULL,
	"listening" integer NOT NULL,
	"reading" integer NOT NULL,
	"speaking" integer NOT NULL,
	"writing" integer NOT NULL,
	"overall" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "study_plan_user_key" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sighting" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "initials" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "delete_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_sighting_id_sighting_id_fk" FOREIGN KEY ("sighting_id") REFERENCES "public"."sighting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_like" ADD CONSTRAINT "comment_like_comment_id_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_like" ADD CONSTRAINT "comment_like_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reply" ADD CONSTRAINT "comment_reply_comment_id_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reply" ADD CONSTRAINT "comment_reply_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reply_like" ADD CONSTRAINT "comment_reply_like_reply_id_comment_reply_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."comment_reply"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reply_like" ADD CONSTRAINT "comment_reply_like_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_ban" ADD CONSTRAINT "community_ban_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_post" ADD CONSTRAINT "community_post_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_item" ADD CONSTRAINT "inbox_item_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_item" ADD CONSTRAINT "inbox_item_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_item" ADD CONSTRAINT "inbox_item_comment_id_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_item" ADD CONSTRAINT "inbox_item_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_settings" ADD CONSTRAINT "inbox_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prediction_item" ADD CONSTRAINT "prediction_item_list_id_prediction_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."prediction_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prediction_item" ADD CONSTRAINT "prediction_item_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_report" ADD CONSTRAINT "problem_report_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_report" ADD CONSTRAINT "problem_report_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_report" ADD CONSTRAINT "problem_report_comment_id_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_report" ADD CONSTRAINT "problem_report_reply_id_comment_reply_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."comment_reply"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_report" ADD CONSTRAINT "problem_report_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_plan" ADD CONSTRAINT "study_plan_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entry_actor_idx" ON "audit_entry" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_entry_subject_idx" ON "audit_entry" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "blocked_phrase_key" ON "blocked_phrase" USING btree (lower("phrase"));--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feed_token_key" ON "calendar_feed" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "comment_question_idx" ON "comment" USING btree ("question_id","id");--> statement-breakpoint
CREATE INDEX "comment_user_idx" ON "comment" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "comment_like_user_idx" ON "comment_like" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comment_reply_comment_idx" ON "comment_reply" USING btree ("comment_id","id");--> statement-breakpoint
CREATE INDEX "comment_reply_user_idx" ON "comment_reply" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "comment_reply_like_user_idx" ON "comment_reply_like" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "community_post_user_idx" ON "community_post" USING btree ("user_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "community_post_created_at_idx" ON "community_post" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "email_change_token_key" ON "email_change" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "inbox_item_user_idx" ON "inbox_item" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "inbox_item_unread_idx" ON "inbox_item" USING btree ("user_id") WHERE "inbox_item"."read_at" is null;--> statement-breakpoint
CREATE INDEX "inbox_item_unmailed_idx" ON "inbox_item" USING btree ("id") WHERE "inbox_item"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "inbox_item_comment_idx" ON "inbox_item" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "inbox_item_attempt_idx" ON "inbox_item" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "prediction_item_question_idx" ON "prediction_item" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "problem_report_open_idx" ON "problem_report" USING btree ("subject","id") WHERE "problem_report"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "problem_report_reporter_idx" ON "problem_report" USING btree ("reporter_id","created_at");--> statement-breakpoint
CREATE INDEX "problem_report_question_idx" ON "problem_report" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "problem_report_comment_idx" ON "problem_report" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "problem_report_reply_idx" ON "problem_report" USING btree ("reply_id");--> statement-breakpoint
CREATE INDEX "problem_report_attempt_idx" ON "problem_report" USING btree ("attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "share_link_live_key" ON "share_link" USING btree ("attempt_id") WHERE "share_link"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "share_link_user_idx" ON "share_link" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_delete_after_idx" ON "users" USING btree ("delete_after") WHERE "users"."delete_after" is not null;--> statement-breakpoint
INSERT INTO "comment" ("question_id", "user_id", "sighting_id", "text", "created_at", "updated_at")
SELECT "question_id", "user_id", "id", coalesce("description", ''), "created_at", "created_at" FROM "sighting" ORDER BY "id";
