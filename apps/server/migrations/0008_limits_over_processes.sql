CREATE TABLE "call_count" (
	"key" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "call_count_key_ends_at_pk" PRIMARY KEY("key","ends_at")
);
--> statement-breakpoint
CREATE INDEX "call_count_ends_at_idx" ON "call_count" USING btree ("ends_at");