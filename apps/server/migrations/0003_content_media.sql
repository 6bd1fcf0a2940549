CREATE TABLE "content_media" (
	"id" text PRIMARY KEY NOT NULL,
	"script" jsonb,
	"svg" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_media_kind_check" CHECK (("content_media"."script" is null) <> ("content_media"."svg" is null))
);
