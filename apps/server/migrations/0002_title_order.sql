DROP INDEX "question_task_title_idx";--> statement-breakpoint
CREATE INDEX "question_task_lower_title_idx" ON "question" USING btree ("task_id",lower("title"),"id");