CREATE TABLE "mock_test" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mock_test_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"variant" text NOT NULL,
	"format" text NOT NULL,
	"form" text NOT NULL,
	"seed" integer NOT NULL,
	"extra_time_percent" integer NOT NULL,
	"item_count" integer NOT NULL,
	"status" text NOT NULL,
	"run" jsonb NOT NULL,
	"contact_at" timestamp with time zone NOT NULL,
	"lacks" jsonb NOT NULL,
	"is_free" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"report" jsonb,
	CONSTRAINT "mock_test_status_check" CHECK ("mock_test"."status" in ('running', 'ended', 'deleted')),
	CONSTRAINT "mock_test_ended_check" CHECK ("mock_test"."status" <> 'ended' or "mock_test"."ended_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "mock_test_item" (
	"mock_test_id" integer NOT NULL,
	"position" integer NOT NULL,
	"part" text NOT NULL,
	"task_id" text NOT NULL,
	"question_id" integer NOT NULL,
	"question_revision" integer NOT NULL,
	"has_own_clock" boolean NOT NULL,
	"clock_ms" integer NOT NULL,
	"after_loss" text NOT NULL,
	"was_seen" boolean NOT NULL,
	"opened_at" timestamp with time zone,
	"answer" jsonb,
	"answered_at" timestamp with time zone,
	"fault" text,
	"duration_seconds" real,
	"attempt_id" integer,
	CONSTRAINT "mock_test_item_mock_test_id_position_pk" PRIMARY KEY("mock_test_id","position")
);
--> statement-breakpoint
ALTER TABLE "mock_test" ADD CONSTRAINT "mock_test_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_test_item" ADD CONSTRAINT "mock_test_item_mock_test_id_mock_test_id_fk" FOREIGN KEY ("mock_test_id") REFERENCES "public"."mock_test"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_test_item" ADD CONSTRAINT "mock_test_item_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_test_item" ADD CONSTRAINT "mock_test_item_question_revision_fk" FOREIGN KEY ("question_id","question_revision") REFERENCES "public"."question_revision"("question_id","revision") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mock_test_running_key" ON "mock_test" USING btree ("user_id") WHERE "mock_test"."status" = 'running';--> statement-breakpoint
CREATE INDEX "mock_test_user_idx" ON "mock_test" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "mock_test_contact_idx" ON "mock_test" USING btree ("contact_at") WHERE "mock_test"."status" = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "mock_test_item_question_key" ON "mock_test_item" USING btree ("mock_test_id","question_id");--> statement-breakpoint
CREATE INDEX "mock_test_item_attempt_idx" ON "mock_test_item" USING btree ("attempt_id");