CREATE TABLE "dictionary_import" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"sources" text NOT NULL,
	"parts_done" integer NOT NULL,
	"complete_since" timestamp with time zone,
	CONSTRAINT "dictionary_import_one_row_check" CHECK ("dictionary_import"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "dictionary_word" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"uses" integer NOT NULL,
	"entry" jsonb NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL,
	CONSTRAINT "dictionary_word_key_key" UNIQUE("key")
);
