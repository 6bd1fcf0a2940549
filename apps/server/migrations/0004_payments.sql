CREATE TABLE "ai_scoped_quota" (
	"user_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ai_scoped_quota_user_id_scope_pk" PRIMARY KEY("user_id","scope"),
	CONSTRAINT "ai_scoped_quota_used_check" CHECK ("ai_scoped_quota"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"percent" integer,
	"amount_minor" bigint,
	"currency" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"total_limit" integer,
	"learner_limit" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_code_unique" UNIQUE("code"),
	CONSTRAINT "coupon_kind_check" CHECK (("coupon"."percent" is null) <> ("coupon"."amount_minor" is null)),
	CONSTRAINT "coupon_percent_check" CHECK ("coupon"."percent" between 1 and 100),
	CONSTRAINT "coupon_amount_check" CHECK ("coupon"."amount_minor" is null or ("coupon"."amount_minor" > 0 and "coupon"."currency" is not null)),
	CONSTRAINT "coupon_used_check" CHECK ("coupon"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coupon_use" (
	"coupon_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "coupon_use_coupon_id_user_id_pk" PRIMARY KEY("coupon_id","user_id"),
	CONSTRAINT "coupon_use_used_check" CHECK ("coupon_use"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "gateway_event" (
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" integer,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone,
	CONSTRAINT "gateway_event_gateway_event_id_pk" PRIMARY KEY("gateway","event_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"name" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid,
	"token" text NOT NULL,
	"plan_id" integer NOT NULL,
	"plan_name" text NOT NULL,
	"plan_days" integer NOT NULL,
	"list_amount_minor" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"coupon_id" integer,
	"discount_code" text,
	"gateway" text NOT NULL,
	"reference" text,
	"approval_url" text,
	"redirect_url" text NOT NULL,
	"secondary_redirect_url" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"invoice_number" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	CONSTRAINT "payment_order_token_unique" UNIQUE("token"),
	CONSTRAINT "payment_order_invoice_number_unique" UNIQUE("invoice_number"),
	CONSTRAINT "payment_order_reference_key" UNIQUE("gateway","reference"),
	CONSTRAINT "payment_order_state_check" CHECK ("payment_order"."state" in ('created', 'pending', 'paid', 'failed', 'expired', 'refunded')),
	CONSTRAINT "payment_order_amount_check" CHECK ("payment_order"."amount_minor" between 0 and "payment_order"."list_amount_minor"),
	CONSTRAINT "payment_order_paid_check" CHECK ("payment_order"."state" <> 'paid' or "payment_order"."paid_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment" (
	"reference" text PRIMARY KEY NOT NULL,
	"order_token" text NOT NULL,
	"gateway" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_payment_order_token_unique" UNIQUE("order_token"),
	CONSTRAINT "sandbox_payment_state_check" CHECK ("sandbox_payment"."state" in ('open', 'paid', 'declined', 'cancelled', 'closed', 'refunded'))
);
--> statement-breakpoint
ALTER TABLE "ai_credit" ADD COLUMN "scope" text;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "plan_id" integer;--> statement-breakpoint
ALTER TABLE "ai_scoped_quota" ADD CONSTRAINT "ai_scoped_quota_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_event" ADD CONSTRAINT "gateway_event_order_id_payment_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_use_user_idx" ON "coupon_use" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "gateway_event_open_idx" ON "gateway_event" USING btree ("received_at") WHERE "gateway_event"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "payment_order_user_idx" ON "payment_order" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "payment_order_next_check_idx" ON "payment_order" USING btree ("next_check_at") WHERE "payment_order"."next_check_at" is not null;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_order_id_payment_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_order_id_unique" UNIQUE("order_id");