ALTER TABLE "share_link" ALTER COLUMN "attempt_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "inbox_settings" ADD COLUMN "mails_mock_tests" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mock_test_item" ADD COLUMN "retried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "share_link" ADD COLUMN "mock_test_id" integer;--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_mock_test_id_mock_test_id_fk" FOREIGN KEY ("mock_test_id") REFERENCES "public"."mock_test"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mock_test_unreported_idx" ON "mock_test" USING btree ("id") WHERE "mock_test"."status" = 'ended' and "mock_test"."report" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "share_link_live_mock_test_key" ON "share_link" USING btree ("mock_test_id") WHERE "share_link"."revoked_at" is null;--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_thing_check" CHECK (num_nonnulls("share_link"."attempt_id", "share_link"."mock_test_id") = 1);