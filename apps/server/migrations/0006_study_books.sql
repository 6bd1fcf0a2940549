CREATE TABLE "dictation_answer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dictation_answer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"words" jsonb NOT NULL,
	"correct_count" integer NOT NULL,
	"total_count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dictation_answer_count_check" CHECK ("dictation_answer"."correct_count" between 0 and "dictation_answer"."total_count")
);
--> statement-breakpoint
CREATE TABLE "misspelt_word" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "misspelt_word_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"word" text NOT NULL,
	"word_key" text NOT NULL,
	"typed" text NOT NULL,
	"source" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "misspelt_word_user_key_key" UNIQUE("user_id","word_key")
);
--> statement-breakpoint
CREATE TABLE "note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"description" text NOT NULL,
	"plain_text" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "note_user_question_key" UNIQUE("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "pronunciation_take" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pronunciation_take_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"pronunciation_word_id" integer NOT NULL,
	"score" real NOT NULL,
	"evidence" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pronunciation_word" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pronunciation_word_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"word" text NOT NULL,
	"word_key" text NOT NULL,
	"dictionary_word_id" integer,
	"reason" text NOT NULL,
	"task_id" text,
	"attempt_id" integer,
	"entered_score" real,
	"best_score" real,
	"last_score" real,
	"take_count" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"mark" text DEFAULT 'UNMARK' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pronunciation_word_user_key_key" UNIQUE("user_id","word_key")
);
--> statement-breakpoint
CREATE TABLE "review_card" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_card_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"vocab_word_id" integer,
	"misspelt_word_id" integer,
	"state" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"stability" real NOT NULL,
	"difficulty" real NOT NULL,
	"scheduled_days" integer NOT NULL,
	"learning_steps" integer NOT NULL,
	"reps" integer NOT NULL,
	"lapses" integer NOT NULL,
	"last_review_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_card_vocab_word_key" UNIQUE("vocab_word_id"),
	CONSTRAINT "review_card_misspelt_word_key" UNIQUE("misspelt_word_id"),
	CONSTRAINT "review_card_word_check" CHECK (("review_card"."vocab_word_id" is null) <> ("review_card"."misspelt_word_id" is null))
);
--> statement-breakpoint
CREATE TABLE "review_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"card_id" integer,
	"grade" text NOT NULL,
	"state_before" text NOT NULL,
	"reviewed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"daily_cap" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "target" (
	"user_id" uuid NOT NULL,
	"variant" text NOT NULL,
	"listening" integer,
	"reading" integer,
	"speaking" integer,
	"writing" integer,
	"overall" integer,
	"exam_date" date NOT NULL,
	"language" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "target_user_id_variant_pk" PRIMARY KEY("user_id","variant")
);
--> statement-breakpoint
CREATE TABLE "translation" (
	"provider" text NOT NULL,
	"target" text NOT NULL,
	"source_hash" text NOT NULL,
	"translated" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "translation_provider_target_source_hash_pk" PRIMARY KEY("provider","target","source_hash")
);
--> statement-breakpoint
CREATE TABLE "vocab_word" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vocab_word_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"word" text NOT NULL,
	"word_key" text NOT NULL,
	"dictionary_word_id" integer,
	"task_id" text,
	"meaning" text,
	"note" text DEFAULT '' NOT NULL,
	"mark" text DEFAULT 'UNMARK' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vocab_word_user_key_key" UNIQUE("user_id","word_key")
);
--> statement-breakpoint
ALTER TABLE "dictation_answer" ADD CONSTRAINT "dictation_answer_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "misspelt_word" ADD CONSTRAINT "misspelt_word_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pronunciation_take" ADD CONSTRAINT "pronunciation_take_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pronunciation_take" ADD CONSTRAINT "pronunciation_take_pronunciation_word_id_pronunciation_word_id_fk" FOREIGN KEY ("pronunciation_word_id") REFERENCES "public"."pronunciation_word"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pronunciation_word" ADD CONSTRAINT "pronunciation_word_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pronunciation_word" ADD CONSTRAINT "pronunciation_word_dictionary_word_id_dictionary_word_id_fk" FOREIGN KEY ("dictionary_word_id") REFERENCES "public"."dictionary_word"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pronunciation_word" ADD CONSTRAINT "pronunciation_word_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_card" ADD CONSTRAINT "review_card_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_card" ADD CONSTRAINT "review_card_vocab_word_id_vocab_word_id_fk" FOREIGN KEY ("vocab_word_id") REFERENCES "public"."vocab_word"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_card" ADD CONSTRAINT "review_card_misspelt_word_id_misspelt_word_id_fk" FOREIGN KEY ("misspelt_word_id") REFERENCES "public"."misspelt_word"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_log" ADD CONSTRAINT "review_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_log" ADD CONSTRAINT "review_log_card_id_review_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."review_card"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_settings" ADD CONSTRAINT "review_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target" ADD CONSTRAINT "target_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vocab_word" ADD CONSTRAINT "vocab_word_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vocab_word" ADD CONSTRAINT "vocab_word_dictionary_word_id_dictionary_word_id_fk" FOREIGN KEY ("dictionary_word_id") REFERENCES "public"."dictionary_word"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dictation_answer_user_idx" ON "dictation_answer" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "misspelt_word_user_last_idx" ON "misspelt_word" USING btree ("user_id","last_at","id");--> statement-breakpoint
CREATE INDEX "note_question_idx" ON "note" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "note_user_updated_idx" ON "note" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "pronunciation_take_word_idx" ON "pronunciation_take" USING btree ("pronunciation_word_id","id");--> statement-breakpoint
CREATE INDEX "pronunciation_take_user_idx" ON "pronunciation_take" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pronunciation_word_user_idx" ON "pronunciation_word" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "pronunciation_word_attempt_idx" ON "pronunciation_word" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "pronunciation_word_dictionary_idx" ON "pronunciation_word" USING btree ("dictionary_word_id");--> statement-breakpoint
CREATE INDEX "review_card_user_due_idx" ON "review_card" USING btree ("user_id","due_at","id");--> statement-breakpoint
CREATE INDEX "review_log_user_idx" ON "review_log" USING btree ("user_id","reviewed_at");--> statement-breakpoint
CREATE INDEX "review_log_card_idx" ON "review_log" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "vocab_word_user_task_idx" ON "vocab_word" USING btree ("user_id","task_id","id");--> statement-breakpoint
CREATE INDEX "vocab_word_dictionary_idx" ON "vocab_word" USING btree ("dictionary_word_id");