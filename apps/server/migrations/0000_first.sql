-- Substring search over titles and texts; a trusted extension, shipped with PostgreSQL and with PGlite.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "ai_credit" (
	"attempt_id" integer PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "ai_credit_state_check" CHECK ("ai_credit"."state" in ('reserved', 'charged', 'released'))
);
--> statement-breakpoint
CREATE TABLE "ai_quota" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ai_quota_used_check" CHECK ("ai_quota"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "answer_consent" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"agrees" boolean NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"question_revision" integer NOT NULL,
	"task_id" text NOT NULL,
	"variant" text NOT NULL,
	"format" text NOT NULL,
	"status" text NOT NULL,
	"answer" jsonb NOT NULL,
	"duration_seconds" real,
	"score" jsonb,
	"engine" jsonb,
	"is_shared" boolean DEFAULT false NOT NULL,
	"after_reveal" boolean DEFAULT false NOT NULL,
	"mode" text DEFAULT 'practice' NOT NULL,
	"lease_until" timestamp with time zone,
	"lease_owner" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"failure_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"scored_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "attempt_status_check" CHECK ("attempt"."status" in ('queued', 'scoring', 'scored', 'failed', 'deleted')),
	CONSTRAINT "attempt_scored_check" CHECK ("attempt"."status" <> 'scored' or "attempt"."score" is not null)
);
--> statement-breakpoint
CREATE TABLE "bookmark" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookmark_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"mark" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookmark_user_question_key" UNIQUE("user_id","question_id"),
	CONSTRAINT "bookmark_mark_check" CHECK ("bookmark"."mark" in ('VERY_EASY', 'EASY', 'AVERAGE', 'HARD', 'VERY_HARD'))
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "oidc_model" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"user_code" text,
	"uid" text,
	"expires_at" timestamp with time zone,
	"consumed_at" timestamp with time zone,
	CONSTRAINT "oidc_model_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "question" (
	"id" integer PRIMARY KEY NOT NULL,
	"task_id" text NOT NULL,
	"title" text NOT NULL,
	"complexity" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"prompt" jsonb NOT NULL,
	"answer_key" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"source" text DEFAULT 'content' NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL,
	"image_type" text,
	"variants" text[] NOT NULL,
	"search" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_id_check" CHECK ("question"."id" > 0),
	CONSTRAINT "question_complexity_check" CHECK ("question"."complexity" in ('EASY', 'AVERAGE', 'HARD'))
);
--> statement-breakpoint
CREATE TABLE "question_revision" (
	"question_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"prompt" jsonb NOT NULL,
	"answer_key" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_revision_question_id_revision_pk" PRIMARY KEY("question_id","revision")
);
--> statement-breakpoint
CREATE TABLE "recording" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recording_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"attempt_id" integer,
	"object_key" text NOT NULL,
	"seconds" real NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recording_object_key_unique" UNIQUE("object_key")
);
--> statement-breakpoint
CREATE TABLE "reveal" (
	"user_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reveal_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "sighting" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sighting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"user_id" uuid,
	"seen_on" date NOT NULL,
	"country" text NOT NULL,
	"variant" text NOT NULL,
	"description" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_key" (
	"id" text PRIMARY KEY NOT NULL,
	"jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_period_check" CHECK ("subscription"."starts_at" < "subscription"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"username" text,
	"nickname" text NOT NULL,
	"password_hash" text,
	"issuer" text,
	"subject" text,
	"role" text DEFAULT 'learner' NOT NULL,
	"language" text,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"exam_variant" text DEFAULT 'ACADEMIC' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"demo_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_role_check" CHECK ("users"."role" in ('learner', 'admin')),
	CONSTRAINT "users_issuer_subject_check" CHECK (("users"."issuer" is null) = ("users"."subject" is null))
);
--> statement-breakpoint
ALTER TABLE "ai_credit" ADD CONSTRAINT "ai_credit_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_credit" ADD CONSTRAINT "ai_credit_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_quota" ADD CONSTRAINT "ai_quota_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_consent" ADD CONSTRAINT "answer_consent_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_question_revision_fk" FOREIGN KEY ("question_id","question_revision") REFERENCES "public"."question_revision"("question_id","revision") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmark" ADD CONSTRAINT "bookmark_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmark" ADD CONSTRAINT "bookmark_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency" ADD CONSTRAINT "idempotency_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_revision" ADD CONSTRAINT "question_revision_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording" ADD CONSTRAINT "recording_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording" ADD CONSTRAINT "recording_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reveal" ADD CONSTRAINT "reveal_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reveal" ADD CONSTRAINT "reveal_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sighting" ADD CONSTRAINT "sighting_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sighting" ADD CONSTRAINT "sighting_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_credit_user_idx" ON "ai_credit" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "attempt_claim_idx" ON "attempt" USING btree ("id","lease_until") WHERE "attempt"."status" in ('queued', 'scoring');--> statement-breakpoint
CREATE INDEX "attempt_question_user_idx" ON "attempt" USING btree ("question_id","user_id","id");--> statement-breakpoint
CREATE INDEX "attempt_user_idx" ON "attempt" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "attempt_community_idx" ON "attempt" USING btree ("question_id","id") WHERE "attempt"."is_shared" and "attempt"."status" = 'scored';--> statement-breakpoint
CREATE INDEX "bookmark_question_idx" ON "bookmark" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "idempotency_created_at_idx" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "oidc_model_grant_idx" ON "oidc_model" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oidc_model_uid_idx" ON "oidc_model" USING btree ("kind","uid");--> statement-breakpoint
CREATE INDEX "oidc_model_user_code_idx" ON "oidc_model" USING btree ("kind","user_code");--> statement-breakpoint
CREATE INDEX "oidc_model_expires_at_idx" ON "oidc_model" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_reset_user_idx" ON "password_reset" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "question_task_idx" ON "question" USING btree ("task_id","id");--> statement-breakpoint
CREATE INDEX "question_task_title_idx" ON "question" USING btree ("task_id","title","id");--> statement-breakpoint
CREATE INDEX "question_search_idx" ON "question" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "recording_attempt_idx" ON "recording" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "recording_user_idx" ON "recording" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sighting_question_seen_on_idx" ON "sighting" USING btree ("question_id","seen_on");--> statement-breakpoint
CREATE INDEX "subscription_user_ends_at_idx" ON "subscription" USING btree ("user_id","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_issuer_subject_key" ON "users" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "users_demo_expires_at_idx" ON "users" USING btree ("demo_expires_at") WHERE "users"."is_demo";