CREATE INDEX "oidc_model_account_idx" ON "oidc_model" USING btree (("payload" ->> 'accountId'));--> statement-breakpoint
CREATE INDEX "sighting_user_idx" ON "sighting" USING btree ("user_id");