-- 0001_start.sql
-- makes session, credential, one_use_token, counter, handshake, audit_line, outbox, mail_attempt, mail_suppression, idempotency, file, picture, job_progress, effect, table_version, reckoning, access_group, membership, identity, challenge, recovery_code, second_factor, passkey, bounce, bounce_bulk, bounce_bulk_row, audit_check, download, employee_upload, employee_upload_row, chat_link, api_token, company, company_credit, company_settings, support_ticket, genai_log, connection, alert, meeting, note, chat_session, chat_message, user_profile, disclosure, saved_filter, template, template_version, touchpoint_run, stage, survey_cycle, survey_cycle_result, survey_email, survey_question, survey_response, survey
-- Review before it is committed; once it has run somewhere it is not changed any more.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE OR REPLACE FUNCTION without_accents(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 2 AS
  $$ SELECT public.unaccent('public.unaccent'::regdictionary, said) $$;
CREATE OR REPLACE FUNCTION plain_text(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT CASE WHEN octet_length(said) = char_length(said) THEN said ELSE public.without_accents(said) END $$;
CREATE OR REPLACE FUNCTION packed_text(given text) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(substring(sha256(replace(given, E'\\', E'\\\\')::bytea) FOR 2), '\x0000') $$;
CREATE OR REPLACE FUNCTION packed_hash(given text) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(substring(sha256(replace(given, E'\\', E'\\\\')::bytea) FOR 4), '\x00000000') $$;
CREATE OR REPLACE FUNCTION packed_number(given double precision) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT int4send(coalesce(round(given * 1000000)::integer, -2147483648)) $$;
CREATE OR REPLACE FUNCTION packed_numbers(given jsonb) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT set_byte('\x00', 0, count(*)::integer) || coalesce(string_agg(public.packed_text(key) || public.packed_number(value::double precision), ''::bytea), '')
  FROM jsonb_each_text(given) $$;
CREATE OR REPLACE FUNCTION octets(VARIADIC said text[]) RETURNS integer LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS
  $$ BEGIN RETURN octet_length(array_to_string(said, '')); END $$;
GRANT USAGE ON SCHEMA public TO rapport_app, rapport_system, rapport_search;

-- Every writing statement raises the number of its table in the companies that it touched, and keeps count of their
-- rows. Writers that run at the same time raise different rows of the same sums, so that none waits for another.
-- The first topic is the table's own, whose rows are counted. Planned once: planning takes three times as long as running.
CREATE OR REPLACE FUNCTION raise_topics(touched uuid, raised text[], many bigint DEFAULT 0) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  INSERT INTO table_version AS known (company_id, topic, shard, rows)
  SELECT touched, one, coalesce(
    (SELECT shard FROM table_version WHERE company_id = touched AND topic = one LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED),
    (random() * 2000000000)::integer), CASE place WHEN 1 THEN many ELSE 0 END
  FROM unnest(raised) WITH ORDINALITY AS topics (one, place)
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET version = known.version + 1, rows = known.rows + EXCLUDED.rows;
END $$;

-- Told the table's name, which where it is spread over a cluster is not that of the part in which the trigger runs. With
-- another argument: its columns have versions of their own, and beside them one that says that rows came or went.
CREATE OR REPLACE FUNCTION raise_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched uuid;
  many bigint;
BEGIN
  FOR touched, many IN SELECT company_id, count(*) FROM changed GROUP BY company_id LOOP
    PERFORM raise_topics(touched, CASE TG_NARGS WHEN 1 THEN ARRAY[TG_ARGV[0]] ELSE ARRAY[TG_ARGV[0], TG_ARGV[0] || '.*'] END,
      CASE TG_OP WHEN 'INSERT' THEN many WHEN 'DELETE' THEN -many ELSE 0 END);
  END LOOP;
  RETURN NULL;
END $$;

-- Lines of the audit are never changed; only the sealing puts place and seal where there are none. They go from the start
-- of the log alone, in the transaction of the line that says so.
CREATE OR REPLACE FUNCTION keep_audit_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_user = 'rapport_system' AND OLD.seal IS NULL
    AND to_jsonb(NEW) - 'seal' - 'place' = to_jsonb(OLD) - 'seal' - 'place' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' AND current_user = 'rapport_system' AND EXISTS (SELECT 1 FROM audit_line AS cut
    WHERE cut.company_id = OLD.company_id AND cut.type = 'audit_cut' AND cut.seal IS NULL AND (cut.new ->> 'place')::bigint >= OLD.place) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'audit lines are append-only' USING ERRCODE = '42501';
END $$;

-- Seeing the console as someone else ends in many ways (asked for, signed out, put out, idle, tidied): each leaves a line.
CREATE OR REPLACE FUNCTION tell_viewing_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_line (company_id, type, activity, actor, on_behalf, ip, new)
  VALUES (OLD.company_id, 'view_as', 'View as ended', OLD.user_id, OLD.viewing, nullif(OLD.ip, ''),
    jsonb_build_object('until', to_jsonb(least(now(), OLD.viewing_until))));
  RETURN NULL;
END $$;

CREATE TABLE "session" (
	"company_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"level" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"authenticated_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"time_zone" text,
	"viewing" uuid,
	"viewing_until" timestamp (3) with time zone
);

CREATE TABLE "credential" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"login" text NOT NULL,
	"password_hash" text,
	"history" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"password_changed_at" timestamp (3) with time zone,
	"signed_in_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credential_key" PRIMARY KEY("company_id","user_id"),
	CONSTRAINT "credential_login_lower" CHECK ("credential"."login" = lower("credential"."login"))
);

CREATE TABLE "one_use_token" (
	"company_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"asked_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);

CREATE TABLE "counter" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);

CREATE TABLE "handshake" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"browser_hash" text NOT NULL,
	"memo" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);

CREATE TABLE "audit_line" (
	"company_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"type" text NOT NULL,
	"activity" text NOT NULL,
	"call" text,
	"entity" text,
	"record_id" text,
	"old" jsonb,
	"new" jsonb,
	"actor" uuid,
	"on_behalf" uuid,
	"subject" uuid,
	"ip" text,
	"request_id" text,
	"place" bigint,
	"seal" text,
	CONSTRAINT "audit_line_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "outbox" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"mail" text NOT NULL,
	"to_address" text NOT NULL,
	"to_name" text,
	"from_name" text,
	"reply_to" text,
	"about" uuid,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"kept" text,
	"unsubscribe" uuid,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"not_before" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "outbox_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "mail_attempt" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"mail_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"answer" text,
	"report" text,
	CONSTRAINT "mail_attempt_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "mail_suppression" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"address" text NOT NULL,
	"mail" text DEFAULT '' NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "mail_suppression_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "idempotency" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key" PRIMARY KEY("company_id","user_id","key")
);

CREATE TABLE "file" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"owner" uuid NOT NULL,
	"gate" text NOT NULL,
	"sight" text,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"storage_key" text NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "file_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "picture" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "picture_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "job_progress" (
	"company_id" uuid,
	"job_id" uuid PRIMARY KEY NOT NULL,
	"job" text NOT NULL,
	"owner" uuid,
	"state" text DEFAULT 'queued' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"cancel_asked" boolean DEFAULT false NOT NULL,
	"done_at_crash" integer DEFAULT 0 NOT NULL,
	"crashes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "effect" (
	"company_id" uuid,
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "table_version" (
	"company_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"shard" integer NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"rows" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "table_version_key" PRIMARY KEY("company_id","topic","shard")
);

CREATE TABLE "reckoning" (
	"company_id" uuid NOT NULL,
	"key" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "reckoning_key" PRIMARY KEY("company_id","key")
);

CREATE TABLE "access_group" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"group_name" text NOT NULL,
	"permissions" jsonb NOT NULL,
	"segments" jsonb NOT NULL,
	"all_employees" boolean DEFAULT false NOT NULL,
	"master" boolean DEFAULT false NOT NULL,
	CONSTRAINT "access_group_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "membership" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "membership_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "identity" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"disconnected_at" timestamp (3) with time zone,
	"last_used" timestamp (3) with time zone,
	CONSTRAINT "identity_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "challenge" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"channel" text NOT NULL,
	"address" text,
	"code" text,
	"secret" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "challenge_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "recovery_code" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"code" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_code_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "second_factor" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"otp_type" text NOT NULL,
	"secret" text,
	"last_step" integer,
	"email" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"email_counter" integer DEFAULT 0 NOT NULL,
	"phone" text,
	"phone_verified" boolean DEFAULT false NOT NULL,
	"phone_counter" integer DEFAULT 0 NOT NULL,
	"mail_is_not_enough" boolean DEFAULT false NOT NULL,
	"last_used" timestamp (3) with time zone,
	CONSTRAINT "second_factor_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "passkey" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"credential" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"transports" jsonb NOT NULL,
	"synced" boolean DEFAULT false NOT NULL,
	"last_used" timestamp (3) with time zone,
	CONSTRAINT "passkey_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "bounce" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"email_id" text NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"reason" text,
	"status" text DEFAULT 'open' NOT NULL,
	"bounce_count" integer NOT NULL,
	"delivery_disabled" boolean DEFAULT false NOT NULL,
	"resolution_summary" text,
	"message_id" text NOT NULL,
	CONSTRAINT "bounce_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "bounce_bulk" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"begun" boolean DEFAULT false NOT NULL,
	"total" integer NOT NULL,
	"resolution_summary" text,
	CONSTRAINT "bounce_bulk_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "bounce_bulk_row" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"bulk_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"bounce_id" uuid,
	"person_id" uuid,
	"email_id" text NOT NULL,
	"exit_date" date,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	CONSTRAINT "bounce_bulk_row_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "audit_check" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"place" bigint DEFAULT 0 NOT NULL,
	"place_seal" text,
	"ended_at" timestamp (3) with time zone,
	"lines" bigint DEFAULT 0 NOT NULL,
	"sealed" bigint DEFAULT 0 NOT NULL,
	"cut" bigint DEFAULT 0 NOT NULL,
	"broken_at" bigint,
	"seal" text,
	CONSTRAINT "audit_check_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "download" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"report_name" text NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"file_id" uuid,
	CONSTRAINT "download_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "employee_upload" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"kind" text NOT NULL,
	"encoding" text,
	"state" text DEFAULT 'uploaded' NOT NULL,
	"mapping_date_format" text,
	"headings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"preview" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mapping" jsonb,
	"missing" text DEFAULT 'leave' NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"success_count" integer DEFAULT 0 NOT NULL,
	"updated_count" integer DEFAULT 0 NOT NULL,
	"new_user_count" integer DEFAULT 0 NOT NULL,
	"error_count" integer DEFAULT 0 NOT NULL,
	"unknown_count" integer DEFAULT 0 NOT NULL,
	"unchanged_count" integer DEFAULT 0 NOT NULL,
	"deactivated_count" integer DEFAULT 0 NOT NULL,
	"active_count" integer DEFAULT 0 NOT NULL,
	"confirmed" integer DEFAULT 0 NOT NULL,
	"restored_count" integer DEFAULT 0 NOT NULL,
	"kept_count" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"stop" boolean DEFAULT false NOT NULL,
	"file_id" uuid,
	"error_file_id" uuid,
	"change_file_id" uuid,
	CONSTRAINT "employee_upload_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "employee_upload_row" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"upload_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"outcome" text NOT NULL,
	"person_id" uuid,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cells" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "employee_upload_row_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "chat_link" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"purpose" text DEFAULT 'chat' NOT NULL,
	"token_hash" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_link_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "api_token" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"segments" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"all_employees" boolean DEFAULT false NOT NULL,
	"start" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_by_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"confirmed_by_id" uuid NOT NULL,
	"held_at" timestamp (3) with time zone,
	"held_because" text,
	"held_told" boolean DEFAULT false NOT NULL,
	CONSTRAINT "api_token_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "company" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"slug" text NOT NULL,
	"company_name" text NOT NULL,
	"company_address" text,
	"country" text,
	"company_type" text,
	"employee_strength" integer,
	"brand_name" text,
	"company_profile" text,
	"company_logo" text,
	"company_website" text,
	"spoc_name" text,
	"spoc_phone" text,
	"spoc_email" text,
	"linkedin_link" text,
	"facebook_link" text,
	"glassdoor_link" text,
	"job_street_link" text,
	"company_avatar_id" text,
	"milestone_active" boolean DEFAULT true NOT NULL,
	"milestone_limit" integer,
	"milestone_limit_remaining" integer,
	"adhoc_active" boolean DEFAULT false NOT NULL,
	"adhoc_limit" integer,
	"adhoc_limit_remaining" integer,
	"recipient_limit" integer,
	"recipient_limit_remaining" integer,
	"admin_limit" integer,
	"alert_words_active" boolean DEFAULT true NOT NULL,
	"exit_active" boolean DEFAULT false NOT NULL,
	"stage_edit_active" boolean DEFAULT true NOT NULL,
	"multiple_channels_active" boolean DEFAULT false NOT NULL,
	"whatsapp_active" boolean DEFAULT false NOT NULL,
	"notification_enabled" boolean DEFAULT false NOT NULL,
	"second_factor_required" boolean,
	"users_status" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_internal" boolean DEFAULT false NOT NULL,
	"active_plan" text,
	"time_zone" text DEFAULT 'Asia/Kolkata' NOT NULL,
	CONSTRAINT "company_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "company_credit" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"touchpoints_taken" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "company_credit_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "company_settings" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"chat_alert_word_notification" boolean DEFAULT false NOT NULL,
	"chat_alert_words" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"chat_alert_word_forms" text DEFAULT 'simple' NOT NULL,
	"help_contacts" text,
	"employee_tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"enable_action_summary" text DEFAULT '0' NOT NULL,
	"enable_brand_promotion_feedback" boolean DEFAULT false NOT NULL,
	"brand_promotion_feedback_field" text,
	"disengaged_auto_assign" boolean DEFAULT false NOT NULL,
	"disengaged_reference_field" text,
	"passively_engaged_auto_assign" boolean DEFAULT false NOT NULL,
	"passively_engaged_reference_field" text,
	"channel_first" boolean DEFAULT true NOT NULL,
	"auto_acknowledge" boolean DEFAULT false NOT NULL,
	"pause_interaction_active" boolean DEFAULT false NOT NULL,
	"pause_interaction_start_date" date,
	"pause_interaction_end_date" date,
	"pause_held_from" timestamp (3) with time zone,
	"pause_held_until" timestamp (3) with time zone,
	"resolution_feedback_enabled" boolean DEFAULT false NOT NULL,
	"detractors_notification" boolean DEFAULT false NOT NULL,
	"detractors_ref_field" text,
	"detractor_below" integer DEFAULT 6 NOT NULL,
	"holidays" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"audit_keep_days" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "company_settings_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "support_ticket" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"type" text DEFAULT 'plan_change' NOT NULL,
	"subject" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"contact_phone" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	CONSTRAINT "support_ticket_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "genai_log" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"report_name" text NOT NULL,
	"created_by_id" uuid NOT NULL,
	"meta_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"error_message" text,
	"file_id" uuid,
	"openai_model" text,
	"total_cost" double precision,
	"prompt_token" integer,
	"completion_token" integer,
	"total_token" integer,
	CONSTRAINT "genai_log_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "connection" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"user_id" uuid,
	"account_id" text NOT NULL,
	"account_label" text NOT NULL,
	"state" text NOT NULL,
	"tokens" text,
	"refreshing_until" timestamp (3) with time zone,
	"connected_by_id" uuid NOT NULL,
	CONSTRAINT "connection_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "alert" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"link" text,
	"employee_id" uuid,
	"session_id" uuid,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "alert_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "meeting" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"organiser_id" uuid NOT NULL,
	"session_id" uuid,
	"provider" text NOT NULL,
	"calendar_id" text,
	"event_id" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"event_time" timestamp (3) with time zone NOT NULL,
	"expiry_time" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'sending' NOT NULL,
	"status_before" text,
	"cancelled_because" text,
	"change" text,
	"change_id" uuid,
	"wanted" jsonb,
	"fault" text,
	"retry_after" integer,
	CONSTRAINT "meeting_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "note" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"body" text NOT NULL,
	"tagged" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"session_id" uuid,
	CONSTRAINT "note_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "chat_session" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"pseudonym" text NOT NULL,
	"stage_id" uuid,
	"stage_title" text NOT NULL,
	"status" text DEFAULT 'initiated' NOT NULL,
	"action_status" text DEFAULT 'open' NOT NULL,
	"overall_mood" integer,
	"driver_rating" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"driver_average" double precision,
	"enps" integer,
	"assignee_id" uuid,
	"acknowledged_at" timestamp (3) with time zone,
	"brand_offered" text,
	"external_id" text,
	"started_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"resolution_summary" text,
	"resolved_by_id" uuid,
	"feedback_asked" timestamp (3) with time zone,
	"helped" text,
	CONSTRAINT "chat_session_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "chat_message" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"external_id" text,
	"question_id" uuid,
	"msg" jsonb NOT NULL,
	"author_id" uuid,
	"bot_response" boolean NOT NULL,
	"response_required" boolean DEFAULT false NOT NULL,
	"default_interaction" boolean DEFAULT false NOT NULL,
	CONSTRAINT "chat_message_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "user_profile" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"type" text DEFAULT 'Employee' NOT NULL,
	"two_factor" boolean,
	"status" text DEFAULT 'active' NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text,
	"display_name" text NOT NULL,
	"email_pending" text,
	"email" text NOT NULL,
	"alternate_email" text,
	"employee_id" text NOT NULL,
	"birth_date" date,
	"phone_number" text,
	"profile_picture" text,
	"skills" text,
	"education" text,
	"experience" text,
	"location" text,
	"city" text,
	"region" text,
	"country" text,
	"site" text,
	"role_category" text,
	"business" text,
	"business_head" text,
	"gender" text,
	"function" text,
	"designation" text,
	"department" text,
	"sub_department" text,
	"grade" text,
	"cluster" text,
	"team" text,
	"segment" text,
	"sub_segment" text,
	"team_head" text,
	"cost_centre" text,
	"joining_date" date NOT NULL,
	"exit_date" date,
	"manager" text,
	"manager_email" text,
	"manager_1" text,
	"manager_2" text,
	"manager_3" text,
	"hr_manager" text,
	"hrbp" text,
	"hrbp_1" text,
	"hrbp_2" text,
	"hrbp_3" text,
	"hrbp_4" text,
	"last_rating" text,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"high_potential_emp" boolean DEFAULT false NOT NULL,
	"date_format" text DEFAULT 'DD-MM-YYYY' NOT NULL,
	"auto_timezone" boolean DEFAULT true NOT NULL,
	"user_timezone" text DEFAULT 'Asia/Kolkata' NOT NULL,
	"language" text DEFAULT 'english' NOT NULL,
	"default_mail_client" text DEFAULT '' NOT NULL,
	"allow_stage_edit" boolean,
	"allow_multiple_channels" boolean,
	"user_mood" integer,
	"user_driver_average" double precision,
	"stage_title" text,
	"last_stage_id" uuid,
	"last_triggered_stage" timestamp (3) with time zone,
	"action_status" text DEFAULT 'open' NOT NULL,
	"case_assignee_id" uuid,
	CONSTRAINT "user_profile_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "disclosure" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"about" text NOT NULL,
	"filters" jsonb NOT NULL,
	"prints" jsonb NOT NULL,
	"figures" text NOT NULL,
	CONSTRAINT "disclosure_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "saved_filter" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"type" text DEFAULT 'dashboard' NOT NULL,
	"filters" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	CONSTRAINT "saved_filter_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "template" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"template_name" text NOT NULL,
	"template_subject" text NOT NULL,
	"template_body" text NOT NULL,
	"template_type" text NOT NULL,
	"share_settings" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_by" uuid,
	"reader" text NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "template_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "template_version" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"template_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"template_name" text NOT NULL,
	"template_subject" text NOT NULL,
	"template_body" text NOT NULL,
	"created_by" uuid,
	CONSTRAINT "template_version_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "touchpoint_run" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"stage_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"start_after" timestamp (3) with time zone,
	"session_id" uuid,
	"stage_type" text DEFAULT 'lifecycle' NOT NULL,
	"reminded" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "touchpoint_run_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "stage" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"stage_type" text DEFAULT 'lifecycle' NOT NULL,
	"trigger_time_duration" integer NOT NULL,
	"trigger_time_unit" text DEFAULT 'days' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"chat_from_user_id" uuid,
	"position" integer,
	"mail_layout" text DEFAULT 'standard' NOT NULL,
	"mail_subject" text,
	"mail_body" text,
	"header_text" text,
	"header_color" text DEFAULT '#ffffff' NOT NULL,
	"header_background" text DEFAULT '#1d4ed8' NOT NULL,
	"action_button_text" text,
	"button_color" text DEFAULT '#ffffff' NOT NULL,
	"button_background" text DEFAULT '#1d4ed8' NOT NULL,
	"questions" jsonb NOT NULL,
	"reminders" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "stage_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "survey_cycle" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"number" integer NOT NULL,
	"start" date NOT NULL,
	"end" date NOT NULL,
	"questions" jsonb NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "survey_cycle_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "survey_cycle_result" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"cycle_id" uuid NOT NULL,
	"told" jsonb NOT NULL,
	"limits" text NOT NULL,
	"reminders" integer,
	CONSTRAINT "survey_cycle_result_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "survey_email" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"title" text,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"email_category" text NOT NULL,
	"recipient_filter_type" text,
	"trigger_time_duration" integer,
	"trigger_time_unit" text,
	"template_type" text DEFAULT 'plaintext' NOT NULL,
	"mail_layout" text DEFAULT 'standard' NOT NULL,
	"header_text" text,
	"header_color" text DEFAULT '#ffffff' NOT NULL,
	"header_background" text DEFAULT '#1d4ed8' NOT NULL,
	"action_button_text" text,
	"button_color" text DEFAULT '#ffffff' NOT NULL,
	"button_background" text DEFAULT '#1d4ed8' NOT NULL,
	"created_by" uuid,
	"last_update_by" uuid,
	CONSTRAINT "survey_email_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "survey_question" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"driver" text NOT NULL,
	"sub_driver" text NOT NULL,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"response_required" boolean DEFAULT true NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"scale_type" text,
	"scale" text,
	"quick_replies" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cards" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"img_url" text,
	"description" text,
	"interaction_id" uuid,
	"position" integer,
	"source" text,
	"created_by" uuid,
	CONSTRAINT "survey_question_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "survey_response" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"cycle_id" uuid NOT NULL,
	"session_id" uuid,
	"state" text DEFAULT 'none' NOT NULL,
	"segments" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"scores" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"parts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"category" text,
	"completed_at" timestamp (3) with time zone,
	"reached_on" date,
	"reminded" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"passed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reminders" integer DEFAULT 0 NOT NULL,
	"mailed_on" date,
	"thanked_at" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone,
	CONSTRAINT "survey_response_key" PRIMARY KEY("company_id","id")
);

CREATE TABLE "survey" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"frequency" integer DEFAULT 1 NOT NULL,
	"driverwise_questions_config" jsonb DEFAULT '{"mental":0,"social":0,"physical":0,"purposefulness":0}'::jsonb NOT NULL,
	"start_date" date,
	"end_date" date,
	"status" text DEFAULT 'inactive' NOT NULL,
	"configuration_activated" boolean DEFAULT false NOT NULL,
	"chat_from_user" uuid,
	"audience" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"all_employees" boolean DEFAULT false NOT NULL,
	"planned_by" text,
	CONSTRAINT "survey_key" PRIMARY KEY("company_id","id")
);

ALTER TABLE "membership" ADD CONSTRAINT "membership_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "membership" ADD CONSTRAINT "membership_group_id_fk" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."access_group"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "identity" ADD CONSTRAINT "identity_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "challenge" ADD CONSTRAINT "challenge_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "passkey" ADD CONSTRAINT "passkey_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "bounce" ADD CONSTRAINT "bounce_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "bounce_bulk" ADD CONSTRAINT "bounce_bulk_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "bounce_bulk_row" ADD CONSTRAINT "bounce_bulk_row_bulk_id_fk" FOREIGN KEY ("company_id","bulk_id") REFERENCES "public"."bounce_bulk"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "audit_check" ADD CONSTRAINT "audit_check_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "download" ADD CONSTRAINT "download_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "employee_upload" ADD CONSTRAINT "employee_upload_created_by_id_fk" FOREIGN KEY ("company_id","created_by_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "employee_upload_row" ADD CONSTRAINT "employee_upload_row_upload_id_fk" FOREIGN KEY ("company_id","upload_id") REFERENCES "public"."employee_upload"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "chat_link" ADD CONSTRAINT "chat_link_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "chat_link" ADD CONSTRAINT "chat_link_session_id_fk" FOREIGN KEY ("company_id","session_id") REFERENCES "public"."chat_session"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "api_token" ADD CONSTRAINT "api_token_created_by_id_fk" FOREIGN KEY ("company_id","created_by_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "api_token" ADD CONSTRAINT "api_token_confirmed_by_id_fk" FOREIGN KEY ("company_id","confirmed_by_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "genai_log" ADD CONSTRAINT "genai_log_created_by_id_fk" FOREIGN KEY ("company_id","created_by_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "connection" ADD CONSTRAINT "connection_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "connection" ADD CONSTRAINT "connection_connected_by_id_fk" FOREIGN KEY ("company_id","connected_by_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "alert" ADD CONSTRAINT "alert_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "alert" ADD CONSTRAINT "alert_employee_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "alert" ADD CONSTRAINT "alert_session_id_fk" FOREIGN KEY ("company_id","session_id") REFERENCES "public"."chat_session"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "meeting" ADD CONSTRAINT "meeting_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "meeting" ADD CONSTRAINT "meeting_organiser_id_fk" FOREIGN KEY ("company_id","organiser_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "meeting" ADD CONSTRAINT "meeting_session_id_fk" FOREIGN KEY ("company_id","session_id") REFERENCES "public"."chat_session"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "note" ADD CONSTRAINT "note_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "note" ADD CONSTRAINT "note_created_by_fk" FOREIGN KEY ("company_id","created_by") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "note" ADD CONSTRAINT "note_session_id_fk" FOREIGN KEY ("company_id","session_id") REFERENCES "public"."chat_session"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "chat_session" ADD CONSTRAINT "chat_session_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "chat_session" ADD CONSTRAINT "chat_session_stage_id_fk" FOREIGN KEY ("company_id","stage_id") REFERENCES "public"."stage"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "chat_session" ADD CONSTRAINT "chat_session_assignee_id_fk" FOREIGN KEY ("company_id","assignee_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "chat_session" ADD CONSTRAINT "chat_session_resolved_by_id_fk" FOREIGN KEY ("company_id","resolved_by_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_session_id_fk" FOREIGN KEY ("company_id","session_id") REFERENCES "public"."chat_session"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_author_id_fk" FOREIGN KEY ("company_id","author_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "user_profile" ADD CONSTRAINT "user_profile_case_assignee_id_fk" FOREIGN KEY ("company_id","case_assignee_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "disclosure" ADD CONSTRAINT "disclosure_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "saved_filter" ADD CONSTRAINT "saved_filter_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "template" ADD CONSTRAINT "template_created_by_fk" FOREIGN KEY ("company_id","created_by") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "template_version" ADD CONSTRAINT "template_version_template_id_fk" FOREIGN KEY ("company_id","template_id") REFERENCES "public"."template"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "template_version" ADD CONSTRAINT "template_version_created_by_fk" FOREIGN KEY ("company_id","created_by") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "touchpoint_run" ADD CONSTRAINT "touchpoint_run_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "touchpoint_run" ADD CONSTRAINT "touchpoint_run_stage_id_fk" FOREIGN KEY ("company_id","stage_id") REFERENCES "public"."stage"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "touchpoint_run" ADD CONSTRAINT "touchpoint_run_session_id_fk" FOREIGN KEY ("company_id","session_id") REFERENCES "public"."chat_session"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "stage" ADD CONSTRAINT "stage_chat_from_user_id_fk" FOREIGN KEY ("company_id","chat_from_user_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "survey_cycle_result" ADD CONSTRAINT "survey_cycle_result_cycle_id_fk" FOREIGN KEY ("company_id","cycle_id") REFERENCES "public"."survey_cycle"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "survey_email" ADD CONSTRAINT "survey_email_created_by_fk" FOREIGN KEY ("company_id","created_by") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "survey_email" ADD CONSTRAINT "survey_email_last_update_by_fk" FOREIGN KEY ("company_id","last_update_by") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "survey_question" ADD CONSTRAINT "survey_question_created_by_fk" FOREIGN KEY ("company_id","created_by") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "survey_response" ADD CONSTRAINT "survey_response_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "survey_response" ADD CONSTRAINT "survey_response_cycle_id_fk" FOREIGN KEY ("company_id","cycle_id") REFERENCES "public"."survey_cycle"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "survey_response" ADD CONSTRAINT "survey_response_session_id_fk" FOREIGN KEY ("company_id","session_id") REFERENCES "public"."chat_session"("company_id","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "survey" ADD CONSTRAINT "survey_chat_from_user_fk" FOREIGN KEY ("company_id","chat_from_user") REFERENCES "public"."user_profile"("company_id","id") ON DELETE no action ON UPDATE no action;

CREATE UNIQUE INDEX "session_token_hash" ON "session" USING btree ("token_hash");

CREATE INDEX "session_user" ON "session" USING btree ("company_id","user_id");

CREATE INDEX "session_expires" ON "session" USING btree ("expires_at");

CREATE UNIQUE INDEX "credential_login" ON "credential" USING btree ("login");

CREATE UNIQUE INDEX "one_use_token_hash" ON "one_use_token" USING btree ("token_hash");

CREATE INDEX "one_use_token_user" ON "one_use_token" USING btree ("company_id","user_id");

CREATE INDEX "counter_expires" ON "counter" USING btree ("expires_at");

CREATE INDEX "handshake_expires" ON "handshake" USING btree ("expires_at");

CREATE INDEX "audit_line_at" ON "audit_line" USING btree ("company_id","at","id");

CREATE INDEX "audit_line_type" ON "audit_line" USING btree ("company_id","type","at","id");

CREATE INDEX "audit_line_actor" ON "audit_line" USING btree ("company_id","actor","at","id");

CREATE INDEX "audit_line_subject" ON "audit_line" USING btree ("company_id","subject","at","id") WHERE "audit_line"."subject" is not null;

CREATE INDEX "audit_line_activity" ON "audit_line" USING btree ("company_id","activity","at","id");

CREATE INDEX "audit_line_record" ON "audit_line" USING btree ("company_id","entity","record_id","at","id");

CREATE INDEX "audit_line_about" ON "audit_line" USING btree ("company_id","entity","record_id","subject");

CREATE INDEX "audit_line_entity" ON "audit_line" USING btree ("company_id","entity","at","id");

CREATE UNIQUE INDEX "audit_line_place" ON "audit_line" USING btree ("company_id","place") WHERE "audit_line"."place" is not null;

CREATE INDEX "audit_line_unsealed" ON "audit_line" USING btree ("company_id","id") WHERE "audit_line"."seal" is null;

CREATE INDEX "outbox_list" ON "outbox" USING btree ("company_id","created_at","id");

CREATE INDEX "outbox_about" ON "outbox" USING btree ("company_id","about") WHERE "outbox"."about" is not null;

CREATE INDEX "outbox_due" ON "outbox" USING btree ("not_before") WHERE "outbox"."state" in ('queued', 'sending');

CREATE INDEX "outbox_address" ON "outbox" USING btree ("company_id",lower("to_address"));

CREATE INDEX "outbox_kept" ON "outbox" USING btree ("sent_at") WHERE "outbox"."kept" is not null;

CREATE INDEX "outbox_id" ON "outbox" USING btree ("id");

CREATE UNIQUE INDEX "outbox_unsubscribe" ON "outbox" USING btree ("unsubscribe","company_id");

CREATE INDEX "mail_attempt_mail" ON "mail_attempt" USING btree ("company_id","mail_id","created_at");

CREATE INDEX "mail_attempt_back" ON "mail_attempt" USING btree ("company_id","created_at") WHERE "mail_attempt"."outcome" in ('bounced', 'returned');

CREATE UNIQUE INDEX "mail_attempt_report" ON "mail_attempt" USING btree ("company_id","mail_id","report");

CREATE UNIQUE INDEX "mail_suppression_address" ON "mail_suppression" USING btree ("company_id","address","mail");

CREATE INDEX "idempotency_created" ON "idempotency" USING btree ("created_at");

CREATE INDEX "file_list" ON "file" USING btree ("company_id","owner","created_at");

CREATE INDEX "file_expires" ON "file" USING btree ("expires_at");

CREATE INDEX "job_progress_updated" ON "job_progress" USING btree ("updated_at");

CREATE INDEX "effect_created" ON "effect" USING btree ("created_at");

CREATE INDEX "reckoning_made" ON "reckoning" USING btree ("made_at");

CREATE UNIQUE INDEX "access_group_name" ON "access_group" USING btree ("company_id",lower("group_name"));

CREATE INDEX "access_group_list" ON "access_group" USING btree ("company_id","created_at","id");

CREATE UNIQUE INDEX "membership_user" ON "membership" USING btree ("company_id","user_id");

CREATE INDEX "membership_list" ON "membership" USING btree ("company_id","created_at","id");

CREATE INDEX "membership_group" ON "membership" USING btree ("company_id","group_id","id");

CREATE UNIQUE INDEX "identity_subject" ON "identity" USING btree ("company_id","issuer","subject");

CREATE UNIQUE INDEX "identity_provider" ON "identity" USING btree ("company_id","user_id","provider");

CREATE INDEX "identity_list" ON "identity" USING btree ("company_id","created_at","id");

CREATE UNIQUE INDEX "challenge_one" ON "challenge" USING btree ("company_id","user_id","session_id","purpose","channel");

CREATE INDEX "challenge_list" ON "challenge" USING btree ("company_id","created_at","id");

CREATE INDEX "challenge_until" ON "challenge" USING btree ("company_id","until","id");

CREATE UNIQUE INDEX "recovery_code_position" ON "recovery_code" USING btree ("company_id","user_id","position");

CREATE INDEX "recovery_code_list" ON "recovery_code" USING btree ("company_id","created_at","id");

CREATE UNIQUE INDEX "second_factor_kind" ON "second_factor" USING btree ("company_id","user_id","otp_type");

CREATE INDEX "second_factor_list" ON "second_factor" USING btree ("company_id","created_at","id");

CREATE UNIQUE INDEX "passkey_credential" ON "passkey" USING btree ("company_id","credential");

CREATE INDEX "passkey_list" ON "passkey" USING btree ("company_id","created_at","id");

CREATE INDEX "passkey_user" ON "passkey" USING btree ("company_id","user_id","id");

CREATE UNIQUE INDEX "bounce_message" ON "bounce" USING btree ("company_id","message_id");

CREATE INDEX "bounce_list" ON "bounce" USING btree ("company_id","created_at","id");

CREATE INDEX "bounce_address" ON "bounce" USING btree ("company_id","email_id","status","id");

CREATE INDEX "bounce_user" ON "bounce" USING btree ("company_id","user_id","id");

CREATE INDEX "bounce_bulk_list" ON "bounce_bulk" USING btree ("company_id","created_at","id");

CREATE INDEX "bounce_bulk_user" ON "bounce_bulk" USING btree ("company_id","user_id","id");

CREATE UNIQUE INDEX "bounce_bulk_row_place" ON "bounce_bulk_row" USING btree ("company_id","bulk_id","place");

CREATE INDEX "bounce_bulk_row_list" ON "bounce_bulk_row" USING btree ("company_id","created_at","id");

CREATE INDEX "bounce_bulk_row_outcome" ON "bounce_bulk_row" USING btree ("company_id","bulk_id","outcome","id");

CREATE INDEX "audit_check_user_id" ON "audit_check" USING btree ("company_id","user_id");

CREATE INDEX "audit_check_list" ON "audit_check" USING btree ("company_id","created_at","id");

CREATE INDEX "audit_check_ended" ON "audit_check" USING btree ("company_id","ended_at","id");

CREATE INDEX "download_list" ON "download" USING btree ("company_id","created_at","id");

CREATE INDEX "download_user" ON "download" USING btree ("company_id","user_id","id");

CREATE INDEX "employee_upload_list" ON "employee_upload" USING btree ("company_id","created_at","id");

CREATE INDEX "employee_upload_user" ON "employee_upload" USING btree ("company_id","created_by_id","id");

CREATE INDEX "employee_upload_row_list" ON "employee_upload_row" USING btree ("company_id","created_at","id");

CREATE INDEX "employee_upload_row_outcome" ON "employee_upload_row" USING btree ("company_id","upload_id","outcome","row","id");

CREATE UNIQUE INDEX "chat_link_token" ON "chat_link" USING btree ("company_id","token_hash");

CREATE INDEX "chat_link_list" ON "chat_link" USING btree ("company_id","created_at","id");

CREATE INDEX "chat_link_session" ON "chat_link" USING btree ("company_id","session_id","id");

CREATE INDEX "chat_link_user" ON "chat_link" USING btree ("company_id","user_id","id");

CREATE INDEX "chat_link_until" ON "chat_link" USING btree ("company_id","until","id");

CREATE INDEX "api_token_created_by_id" ON "api_token" USING btree ("company_id","created_by_id");

CREATE INDEX "api_token_confirmed_by_id" ON "api_token" USING btree ("company_id","confirmed_by_id");

CREATE UNIQUE INDEX "api_token_hash" ON "api_token" USING btree ("company_id","token_hash");

CREATE INDEX "api_token_list" ON "api_token" USING btree ("company_id","created_at","id");

CREATE INDEX "company_list" ON "company" USING btree ("company_id","created_at","id");

CREATE INDEX "company_credit_list" ON "company_credit" USING btree ("company_id","created_at","id");

CREATE INDEX "company_settings_list" ON "company_settings" USING btree ("company_id","created_at","id");

CREATE INDEX "support_ticket_list" ON "support_ticket" USING btree ("company_id","created_at","id");

CREATE INDEX "genai_log_list" ON "genai_log" USING btree ("company_id","created_at","id");

CREATE INDEX "genai_log_creator" ON "genai_log" USING btree ("company_id","created_by_id","id");

CREATE INDEX "connection_user_id" ON "connection" USING btree ("company_id","user_id");

CREATE INDEX "connection_connected_by_id" ON "connection" USING btree ("company_id","connected_by_id");

CREATE UNIQUE INDEX "connection_channel" ON "connection" USING btree ("company_id","provider") WHERE "connection"."kind" = 'channel';

CREATE UNIQUE INDEX "connection_tenant" ON "connection" USING btree ("account_id") WHERE "connection"."provider" = 'microsoft';

CREATE UNIQUE INDEX "connection_mail_client" ON "connection" USING btree ("company_id","user_id") WHERE "connection"."kind" = 'mail_client';

CREATE INDEX "connection_list" ON "connection" USING btree ("company_id","created_at","id");

CREATE INDEX "alert_employee_id" ON "alert" USING btree ("company_id","employee_id");

CREATE INDEX "alert_session_id" ON "alert" USING btree ("company_id","session_id");

CREATE INDEX "alert_list" ON "alert" USING btree ("company_id","created_at","id");

CREATE INDEX "alert_user" ON "alert" USING btree ("company_id","user_id","read_at","id");

CREATE INDEX "meeting_list" ON "meeting" USING btree ("company_id","created_at","id");

CREATE INDEX "meeting_user" ON "meeting" USING btree ("company_id","user_id","event_time","id");

CREATE INDEX "meeting_organiser" ON "meeting" USING btree ("company_id","organiser_id","event_time","id");

CREATE INDEX "meeting_coming" ON "meeting" USING btree ("company_id","state","expiry_time","id");

CREATE INDEX "meeting_session" ON "meeting" USING btree ("company_id","session_id","id");

CREATE INDEX "note_created_by" ON "note" USING btree ("company_id","created_by");

CREATE INDEX "note_session_id" ON "note" USING btree ("company_id","session_id");

CREATE INDEX "note_list" ON "note" USING btree ("company_id","created_at","id");

CREATE INDEX "note_user" ON "note" USING btree ("company_id","user_id","id");

CREATE INDEX "chat_session_assignee_id" ON "chat_session" USING btree ("company_id","assignee_id");

CREATE INDEX "chat_session_resolved_by_id" ON "chat_session" USING btree ("company_id","resolved_by_id");

CREATE UNIQUE INDEX "chat_session_external" ON "chat_session" USING btree ("company_id","external_id");

CREATE INDEX "chat_session_list" ON "chat_session" USING btree ("company_id","created_at","id");

CREATE INDEX "chat_session_user" ON "chat_session" USING btree ("company_id","user_id","started_at","id");

CREATE INDEX "chat_session_pseudonym" ON "chat_session" USING btree ("company_id","pseudonym","id");

CREATE INDEX "chat_session_stage" ON "chat_session" USING btree ("company_id","stage_id","stage_title","created_at","id");

CREATE INDEX "chat_session_started" ON "chat_session" USING btree ("company_id","started_at" DESC NULLS LAST,"id");

CREATE INDEX "chat_message_user_id" ON "chat_message" USING btree ("company_id","user_id");

CREATE INDEX "chat_message_author_id" ON "chat_message" USING btree ("company_id","author_id");

CREATE UNIQUE INDEX "chat_message_place" ON "chat_message" USING btree ("company_id","session_id","position");

CREATE UNIQUE INDEX "chat_message_external" ON "chat_message" USING btree ("company_id","session_id","external_id");

CREATE INDEX "chat_message_list" ON "chat_message" USING btree ("company_id","created_at","id");

CREATE INDEX "chat_message_question" ON "chat_message" USING btree ("company_id","question_id","id");

CREATE INDEX "user_profile_case_assignee_id" ON "user_profile" USING btree ("company_id","case_assignee_id");

CREATE UNIQUE INDEX "user_profile_email" ON "user_profile" USING btree ("company_id",lower("email"));

CREATE UNIQUE INDEX "user_profile_employee_id" ON "user_profile" USING btree ("company_id",lower("employee_id"));

CREATE INDEX "user_profile_list" ON "user_profile" USING btree ("company_id","created_at","id");

CREATE INDEX "user_profile_name" ON "user_profile" USING btree ("company_id","display_name","id");

CREATE INDEX "user_profile_type" ON "user_profile" USING btree ("company_id","type","id");

CREATE INDEX "user_profile_department" ON "user_profile" USING btree ("company_id","department","display_name","id");

CREATE INDEX "user_profile_location" ON "user_profile" USING btree ("company_id","location","display_name","id");

CREATE INDEX "user_profile_place" ON "user_profile" USING btree ("company_id","department","location","display_name","id");

CREATE INDEX "user_profile_case" ON "user_profile" USING btree ("company_id","action_status","user_mood","display_name","id");

CREATE INDEX "user_profile_exit" ON "user_profile" USING btree ("company_id","exit_date" DESC NULLS LAST,"id");

CREATE INDEX "user_profile_tags" ON "user_profile" USING gin ("tags");

CREATE INDEX "disclosure_list" ON "disclosure" USING btree ("company_id","created_at","id");

CREATE INDEX "disclosure_told_figures_user" ON "disclosure" USING btree ("company_id","user_id","subject","created_at","id");

CREATE INDEX "saved_filter_user_id" ON "saved_filter" USING btree ("company_id","user_id");

CREATE UNIQUE INDEX "saved_filter_title" ON "saved_filter" USING btree ("company_id","user_id",lower("title"));

CREATE INDEX "saved_filter_list" ON "saved_filter" USING btree ("company_id","created_at","id");

CREATE INDEX "template_created_by" ON "template" USING btree ("company_id","created_by");

CREATE INDEX "template_list" ON "template" USING btree ("company_id","created_at","id");

CREATE INDEX "template_reader" ON "template" USING btree ("company_id","template_type","reader","id");

CREATE INDEX "template_version_created_by" ON "template_version" USING btree ("company_id","created_by");

CREATE UNIQUE INDEX "template_version_number" ON "template_version" USING btree ("company_id","template_id","number");

CREATE INDEX "template_version_list" ON "template_version" USING btree ("company_id","created_at","id");

CREATE UNIQUE INDEX "touchpoint_run_once" ON "touchpoint_run" USING btree ("company_id","stage_id","user_id");

CREATE INDEX "touchpoint_run_list" ON "touchpoint_run" USING btree ("company_id","created_at","id");

CREATE INDEX "touchpoint_run_waiting" ON "touchpoint_run" USING btree ("company_id","state","start_after","id");

CREATE INDEX "touchpoint_run_user" ON "touchpoint_run" USING btree ("company_id","user_id","id");

CREATE INDEX "touchpoint_run_session" ON "touchpoint_run" USING btree ("company_id","session_id","id");

CREATE INDEX "stage_list" ON "stage" USING btree ("company_id","position","id","status");

CREATE INDEX "stage_sender" ON "stage" USING btree ("company_id","chat_from_user_id","id","status");

CREATE UNIQUE INDEX "survey_cycle_number" ON "survey_cycle" USING btree ("company_id","number");

CREATE INDEX "survey_cycle_list" ON "survey_cycle" USING btree ("company_id","created_at","id");

CREATE INDEX "survey_cycle_open" ON "survey_cycle" USING btree ("company_id","closed_at","id");

CREATE UNIQUE INDEX "survey_cycle_result_once" ON "survey_cycle_result" USING btree ("company_id","cycle_id");

CREATE INDEX "survey_cycle_result_list" ON "survey_cycle_result" USING btree ("company_id","created_at","id");

CREATE INDEX "survey_email_created_by" ON "survey_email" USING btree ("company_id","created_by");

CREATE INDEX "survey_email_last_update_by" ON "survey_email" USING btree ("company_id","last_update_by");

CREATE INDEX "survey_email_list" ON "survey_email" USING btree ("company_id","created_at","id");

CREATE INDEX "survey_email_kind" ON "survey_email" USING btree ("company_id","email_category","trigger_time_duration","id");

CREATE INDEX "survey_question_created_by" ON "survey_question" USING btree ("company_id","created_by");

CREATE UNIQUE INDEX "survey_question_source" ON "survey_question" USING btree ("company_id","source");

CREATE INDEX "survey_question_list" ON "survey_question" USING btree ("company_id","created_at","id");

CREATE INDEX "survey_question_driver" ON "survey_question" USING btree ("company_id","driver","sub_driver","id");

CREATE UNIQUE INDEX "survey_response_once" ON "survey_response" USING btree ("company_id","cycle_id","user_id");

CREATE INDEX "survey_response_list" ON "survey_response" USING btree ("company_id","created_at","id");

CREATE INDEX "survey_response_next" ON "survey_response" USING btree ("company_id","next_at","id");

CREATE INDEX "survey_response_cycle" ON "survey_response" USING btree ("company_id","cycle_id","id");

CREATE INDEX "survey_response_user" ON "survey_response" USING btree ("company_id","user_id","id");

CREATE INDEX "survey_response_session" ON "survey_response" USING btree ("company_id","session_id","id");

CREATE INDEX "survey_chat_from_user" ON "survey" USING btree ("company_id","chat_from_user");

CREATE INDEX "survey_list" ON "survey" USING btree ("company_id","created_at","id");

-- session
GRANT SELECT, INSERT, UPDATE, DELETE ON "session" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER tell_viewing_left AFTER UPDATE OF viewing ON session FOR EACH ROW
  WHEN (OLD.viewing IS NOT NULL AND NEW.viewing IS DISTINCT FROM OLD.viewing) EXECUTE FUNCTION tell_viewing_ended();
CREATE OR REPLACE TRIGGER tell_viewing_gone AFTER DELETE ON session FOR EACH ROW
  WHEN (OLD.viewing IS NOT NULL) EXECUTE FUNCTION tell_viewing_ended();

-- credential
GRANT SELECT, INSERT, UPDATE, DELETE ON "credential" TO rapport_app, rapport_system;

-- one_use_token
ALTER TABLE "one_use_token" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "one_use_token" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "one_use_token";
CREATE POLICY company ON "one_use_token" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "one_use_token";
CREATE POLICY system ON "one_use_token" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "one_use_token" TO rapport_app, rapport_system;

-- counter
GRANT SELECT, INSERT, UPDATE, DELETE ON "counter" TO rapport_app, rapport_system;

-- handshake
GRANT SELECT, INSERT, UPDATE, DELETE ON "handshake" TO rapport_app, rapport_system;

-- audit_line
ALTER TABLE "audit_line" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "audit_line" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "audit_line";
CREATE POLICY company ON "audit_line" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "audit_line";
CREATE POLICY system ON "audit_line" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT ON audit_line TO rapport_app;
GRANT SELECT, INSERT, DELETE, UPDATE (seal, place) ON audit_line TO rapport_system;
CREATE OR REPLACE TRIGGER keep_audit_line BEFORE UPDATE OR DELETE ON audit_line FOR EACH ROW EXECUTE FUNCTION keep_audit_line();
CREATE OR REPLACE TRIGGER keep_audit_lines BEFORE TRUNCATE ON audit_line FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_line();

-- outbox
ALTER TABLE "outbox" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "outbox" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "outbox";
CREATE POLICY company ON "outbox" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "outbox";
CREATE POLICY system ON "outbox" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "outbox" TO rapport_app, rapport_system;

-- mail_attempt
ALTER TABLE "mail_attempt" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "mail_attempt" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "mail_attempt";
CREATE POLICY company ON "mail_attempt" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "mail_attempt";
CREATE POLICY system ON "mail_attempt" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "mail_attempt" TO rapport_app, rapport_system;

-- mail_suppression
ALTER TABLE "mail_suppression" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "mail_suppression" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "mail_suppression";
CREATE POLICY company ON "mail_suppression" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "mail_suppression";
CREATE POLICY system ON "mail_suppression" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "mail_suppression" TO rapport_app, rapport_system;

-- idempotency
ALTER TABLE "idempotency" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "idempotency" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "idempotency";
CREATE POLICY company ON "idempotency" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "idempotency";
CREATE POLICY system ON "idempotency" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "idempotency" TO rapport_app, rapport_system;

-- file
ALTER TABLE "file" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "file" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "file";
CREATE POLICY company ON "file" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "file";
CREATE POLICY system ON "file" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "file" TO rapport_app, rapport_system;

-- picture
ALTER TABLE "picture" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "picture" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "picture";
CREATE POLICY company ON "picture" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "picture";
CREATE POLICY system ON "picture" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "picture" TO rapport_app, rapport_system;

-- job_progress
ALTER TABLE "job_progress" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "job_progress" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "job_progress";
CREATE POLICY company ON "job_progress" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "job_progress";
CREATE POLICY system ON "job_progress" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "job_progress" TO rapport_app, rapport_system;

-- effect
ALTER TABLE "effect" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "effect" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "effect";
CREATE POLICY company ON "effect" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "effect";
CREATE POLICY system ON "effect" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "effect" TO rapport_app, rapport_system;

-- table_version
GRANT SELECT, INSERT, UPDATE ON "table_version" TO rapport_app, rapport_system;

-- reckoning
ALTER TABLE "reckoning" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "reckoning" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "reckoning";
CREATE POLICY company ON "reckoning" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "reckoning";
CREATE POLICY system ON "reckoning" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "reckoning" TO rapport_app, rapport_system;

-- access_group
ALTER TABLE "access_group" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "access_group" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "access_group";
CREATE POLICY company ON "access_group" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "access_group";
CREATE POLICY system ON "access_group" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "access_group" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "access_group"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('access_group');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "access_group"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('access_group');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "access_group"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('access_group');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'access_group';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'access_group', 0, count(*) FROM "access_group" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;
ALTER TABLE "access_group" ADD COLUMN IF NOT EXISTS searched_text text GENERATED ALWAYS AS (lower(plain_text(coalesce("group_name", '')))) STORED;
CREATE INDEX IF NOT EXISTS "access_group_search" ON "access_group" USING gin (searched_text gin_trgm_ops);
DROP POLICY IF EXISTS search ON "access_group";
CREATE POLICY search ON "access_group" FOR SELECT TO rapport_search USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid) AND searched_text LIKE current_setting('app.search_1') AND searched_text LIKE current_setting('app.search_2') AND searched_text LIKE current_setting('app.search_3'));
GRANT SELECT ON "access_group" TO rapport_search;

-- membership
ALTER TABLE "membership" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "membership" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "membership";
CREATE POLICY company ON "membership" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "membership";
CREATE POLICY system ON "membership" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "membership" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "membership"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('membership');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "membership"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('membership');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "membership"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('membership');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'membership';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'membership', 0, count(*) FROM "membership" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- identity
ALTER TABLE "identity" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "identity" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "identity";
CREATE POLICY company ON "identity" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "identity";
CREATE POLICY system ON "identity" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "identity" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "identity"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('identity');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "identity"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('identity');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "identity"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('identity');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'identity';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'identity', 0, count(*) FROM "identity" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- challenge
ALTER TABLE "challenge" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "challenge" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "challenge";
CREATE POLICY company ON "challenge" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "challenge";
CREATE POLICY system ON "challenge" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "challenge" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "challenge"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('challenge');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "challenge"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('challenge');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "challenge"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('challenge');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'challenge';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'challenge', 0, count(*) FROM "challenge" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- recovery_code
ALTER TABLE "recovery_code" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "recovery_code" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "recovery_code";
CREATE POLICY company ON "recovery_code" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "recovery_code";
CREATE POLICY system ON "recovery_code" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "recovery_code" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "recovery_code"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('recovery_code');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "recovery_code"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('recovery_code');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "recovery_code"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('recovery_code');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'recovery_code';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'recovery_code', 0, count(*) FROM "recovery_code" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- second_factor
ALTER TABLE "second_factor" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "second_factor" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "second_factor";
CREATE POLICY company ON "second_factor" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "second_factor";
CREATE POLICY system ON "second_factor" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "second_factor" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "second_factor"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('second_factor');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "second_factor"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('second_factor');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "second_factor"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('second_factor');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'second_factor';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'second_factor', 0, count(*) FROM "second_factor" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- passkey
ALTER TABLE "passkey" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "passkey" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "passkey";
CREATE POLICY company ON "passkey" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "passkey";
CREATE POLICY system ON "passkey" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "passkey" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "passkey"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('passkey');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "passkey"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('passkey');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "passkey"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('passkey');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'passkey';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'passkey', 0, count(*) FROM "passkey" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- bounce
ALTER TABLE "bounce" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "bounce" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "bounce";
CREATE POLICY company ON "bounce" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "bounce";
CREATE POLICY system ON "bounce" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "bounce" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "bounce"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('bounce');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "bounce"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('bounce');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "bounce"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('bounce');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'bounce';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'bounce', 0, count(*) FROM "bounce" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;
ALTER TABLE "bounce" ADD COLUMN IF NOT EXISTS searched_text text GENERATED ALWAYS AS (lower(plain_text(coalesce("email_id", '')))) STORED;
CREATE INDEX IF NOT EXISTS "bounce_search" ON "bounce" USING gin (searched_text gin_trgm_ops);
DROP POLICY IF EXISTS search ON "bounce";
CREATE POLICY search ON "bounce" FOR SELECT TO rapport_search USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid) AND searched_text LIKE current_setting('app.search_1') AND searched_text LIKE current_setting('app.search_2') AND searched_text LIKE current_setting('app.search_3'));
GRANT SELECT ON "bounce" TO rapport_search;

-- bounce_bulk
ALTER TABLE "bounce_bulk" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "bounce_bulk" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "bounce_bulk";
CREATE POLICY company ON "bounce_bulk" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "bounce_bulk";
CREATE POLICY system ON "bounce_bulk" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "bounce_bulk" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "bounce_bulk"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('bounce_bulk');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "bounce_bulk"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('bounce_bulk');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "bounce_bulk"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('bounce_bulk');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'bounce_bulk';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'bounce_bulk', 0, count(*) FROM "bounce_bulk" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- bounce_bulk_row
ALTER TABLE "bounce_bulk_row" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "bounce_bulk_row" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "bounce_bulk_row";
CREATE POLICY company ON "bounce_bulk_row" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "bounce_bulk_row";
CREATE POLICY system ON "bounce_bulk_row" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "bounce_bulk_row" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "bounce_bulk_row"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('bounce_bulk_row');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "bounce_bulk_row"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('bounce_bulk_row');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "bounce_bulk_row"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('bounce_bulk_row');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'bounce_bulk_row';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'bounce_bulk_row', 0, count(*) FROM "bounce_bulk_row" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;
ALTER TABLE "bounce_bulk_row" ADD COLUMN IF NOT EXISTS searched_text text GENERATED ALWAYS AS (lower(plain_text(coalesce("email_id", '')))) STORED;
CREATE INDEX IF NOT EXISTS "bounce_bulk_row_search" ON "bounce_bulk_row" USING gin (searched_text gin_trgm_ops);
DROP POLICY IF EXISTS search ON "bounce_bulk_row";
CREATE POLICY search ON "bounce_bulk_row" FOR SELECT TO rapport_search USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid) AND searched_text LIKE current_setting('app.search_1') AND searched_text LIKE current_setting('app.search_2') AND searched_text LIKE current_setting('app.search_3'));
GRANT SELECT ON "bounce_bulk_row" TO rapport_search;

-- audit_check
ALTER TABLE "audit_check" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "audit_check" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "audit_check";
CREATE POLICY company ON "audit_check" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "audit_check";
CREATE POLICY system ON "audit_check" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "audit_check" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "audit_check"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('audit_check');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "audit_check"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('audit_check');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "audit_check"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('audit_check');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'audit_check';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'audit_check', 0, count(*) FROM "audit_check" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- download
ALTER TABLE "download" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "download" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "download";
CREATE POLICY company ON "download" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "download";
CREATE POLICY system ON "download" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "download" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "download"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('download');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "download"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('download');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "download"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('download');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'download';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'download', 0, count(*) FROM "download" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- employee_upload
ALTER TABLE "employee_upload" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "employee_upload" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "employee_upload";
CREATE POLICY company ON "employee_upload" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "employee_upload";
CREATE POLICY system ON "employee_upload" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "employee_upload" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "employee_upload"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('employee_upload');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "employee_upload"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('employee_upload');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "employee_upload"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('employee_upload');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'employee_upload';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'employee_upload', 0, count(*) FROM "employee_upload" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- employee_upload_row
ALTER TABLE "employee_upload_row" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "employee_upload_row" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "employee_upload_row";
CREATE POLICY company ON "employee_upload_row" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "employee_upload_row";
CREATE POLICY system ON "employee_upload_row" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "employee_upload_row" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "employee_upload_row"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('employee_upload_row');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "employee_upload_row"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('employee_upload_row');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "employee_upload_row"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('employee_upload_row');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'employee_upload_row';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'employee_upload_row', 0, count(*) FROM "employee_upload_row" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- chat_link
ALTER TABLE "chat_link" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "chat_link" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "chat_link";
CREATE POLICY company ON "chat_link" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "chat_link";
CREATE POLICY system ON "chat_link" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "chat_link" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "chat_link"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('chat_link');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "chat_link"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('chat_link');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "chat_link"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('chat_link');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'chat_link';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'chat_link', 0, count(*) FROM "chat_link" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- api_token
ALTER TABLE "api_token" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "api_token" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "api_token";
CREATE POLICY company ON "api_token" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "api_token";
CREATE POLICY system ON "api_token" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "api_token" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "api_token"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('api_token');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "api_token"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('api_token');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "api_token"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('api_token');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'api_token';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'api_token', 0, count(*) FROM "api_token" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- company
ALTER TABLE "company" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "company" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "company";
CREATE POLICY company ON "company" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "company";
CREATE POLICY system ON "company" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "company" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "company"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('company');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "company"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('company');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "company"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('company');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'company';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'company', 0, count(*) FROM "company" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- company_credit
ALTER TABLE "company_credit" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "company_credit" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "company_credit";
CREATE POLICY company ON "company_credit" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "company_credit";
CREATE POLICY system ON "company_credit" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "company_credit" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "company_credit"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('company_credit');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "company_credit"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('company_credit');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "company_credit"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('company_credit');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'company_credit';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'company_credit', 0, count(*) FROM "company_credit" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- company_settings
ALTER TABLE "company_settings" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "company_settings" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "company_settings";
CREATE POLICY company ON "company_settings" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "company_settings";
CREATE POLICY system ON "company_settings" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "company_settings" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "company_settings"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('company_settings');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "company_settings"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('company_settings');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "company_settings"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('company_settings');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'company_settings';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'company_settings', 0, count(*) FROM "company_settings" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- support_ticket
ALTER TABLE "support_ticket" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "support_ticket" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "support_ticket";
CREATE POLICY company ON "support_ticket" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "support_ticket";
CREATE POLICY system ON "support_ticket" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "support_ticket" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "support_ticket"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('support_ticket');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "support_ticket"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('support_ticket');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "support_ticket"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('support_ticket');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'support_ticket';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'support_ticket', 0, count(*) FROM "support_ticket" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;
ALTER TABLE "support_ticket" ADD COLUMN IF NOT EXISTS searched_text text GENERATED ALWAYS AS (lower(plain_text(coalesce("subject", '') || chr(10) || coalesce("name", '') || chr(10) || coalesce("email", '')))) STORED;
CREATE INDEX IF NOT EXISTS "support_ticket_search" ON "support_ticket" USING gin (searched_text gin_trgm_ops);
DROP POLICY IF EXISTS search ON "support_ticket";
CREATE POLICY search ON "support_ticket" FOR SELECT TO rapport_search USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid) AND searched_text LIKE current_setting('app.search_1') AND searched_text LIKE current_setting('app.search_2') AND searched_text LIKE current_setting('app.search_3'));
GRANT SELECT ON "support_ticket" TO rapport_search;

-- genai_log
ALTER TABLE "genai_log" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "genai_log" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "genai_log";
CREATE POLICY company ON "genai_log" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "genai_log";
CREATE POLICY system ON "genai_log" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "genai_log" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "genai_log"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('genai_log');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "genai_log"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('genai_log');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "genai_log"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('genai_log');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'genai_log';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'genai_log', 0, count(*) FROM "genai_log" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- connection
ALTER TABLE "connection" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "connection" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "connection";
CREATE POLICY company ON "connection" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "connection";
CREATE POLICY system ON "connection" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "connection" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "connection"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('connection');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "connection"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('connection');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "connection"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('connection');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'connection';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'connection', 0, count(*) FROM "connection" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- alert
ALTER TABLE "alert" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "alert" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "alert";
CREATE POLICY company ON "alert" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "alert";
CREATE POLICY system ON "alert" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "alert" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "alert"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('alert');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "alert"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('alert');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "alert"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('alert');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'alert';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'alert', 0, count(*) FROM "alert" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- meeting
ALTER TABLE "meeting" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "meeting" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "meeting";
CREATE POLICY company ON "meeting" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "meeting";
CREATE POLICY system ON "meeting" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "meeting" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "meeting"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('meeting');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "meeting"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('meeting');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "meeting"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('meeting');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'meeting';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'meeting', 0, count(*) FROM "meeting" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- note
ALTER TABLE "note" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "note" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "note";
CREATE POLICY company ON "note" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "note";
CREATE POLICY system ON "note" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "note" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "note"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('note');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "note"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('note');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "note"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('note');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'note';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'note', 0, count(*) FROM "note" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- chat_session
ALTER TABLE "chat_session" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "chat_session" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "chat_session";
CREATE POLICY company ON "chat_session" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "chat_session";
CREATE POLICY system ON "chat_session" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "chat_session" TO rapport_app, rapport_system;
CREATE OR REPLACE FUNCTION "raise_version_of_chat_session"() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
DECLARE
  touched uuid;
  many bigint;
  parts text[];
  raised text[];
  differ boolean[];
  moves boolean;
  rows integer := 0;
  names CONSTANT text[] := '{*}';
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    FOR touched, many, parts IN SELECT company_id, count(*), array_agg(DISTINCT 'zz/chat_session/' || lpad((uuid_hash_extended("user_id", 0) & 1023)::int::text, 4, '0')) FROM changed AS touching GROUP BY 1 LOOP
      PERFORM raise_topics(touched, ARRAY['chat_session'] || parts,
        CASE TG_OP WHEN 'INSERT' THEN many ELSE -many END);
    END LOOP;
    RETURN NULL;
  END IF;
    FOR touched, raised, moves IN SELECT n.company_id, ARRAY['chat_session', 'zz/chat_session/' || lpad((uuid_hash_extended(n."user_id", 0) & 1023)::int::text, 4, '0')], o.id IS NULL OR n."user_id" IS DISTINCT FROM o."user_id"
      FROM changed AS n LEFT JOIN former AS o ON o.company_id = n.company_id AND o.id = n.id LIMIT 2 LOOP
      rows := rows + 1;
    END LOOP;
    IF rows = 1 AND NOT moves THEN
      PERFORM raise_topics(touched, raised);
      RETURN NULL;
    END IF;
  FOR touched, parts IN SELECT company_id, array_agg(DISTINCT 'zz/chat_session/' || lpad((uuid_hash_extended("user_id", 0) & 1023)::int::text, 4, '0')) AS parts FROM (SELECT company_id, "user_id" FROM former
    UNION ALL SELECT company_id, "user_id" FROM changed) AS touching GROUP BY 1 LOOP PERFORM raise_topics(touched, ARRAY['chat_session'] || parts); END LOOP;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "chat_session"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "raise_version_of_chat_session"();
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "chat_session"
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "raise_version_of_chat_session"();
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "chat_session"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "raise_version_of_chat_session"();
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'chat_session';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'chat_session', 0, count(*) FROM "chat_session" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;
ALTER TABLE "chat_session" ADD COLUMN IF NOT EXISTS bucket_of_1024 integer GENERATED ALWAYS AS ((uuid_hash_extended("user_id", 0) & 1023)::int) STORED, ADD COLUMN packed_row bytea GENERATED ALWAYS AS (int8send(coalesce(uuid_hash_extended("id", 0), 0)) || int8send(coalesce(uuid_hash_extended("user_id", 0), 0)) || int8send(coalesce((extract(epoch from "created_at" at time zone 'UTC') * 1000)::bigint, -9007199254740991)) || int8send(coalesce((extract(epoch from "started_at" at time zone 'UTC') * 1000)::bigint, -9007199254740991)) || int8send(coalesce((extract(epoch from "completed_at" at time zone 'UTC') * 1000)::bigint, -9007199254740991)) || packed_hash("stage_title") || packed_text("status") || packed_text("action_status") || int4send(coalesce("overall_mood", -2147483648)) || packed_number("driver_average") || packed_numbers("driver_rating")) STORED;
CREATE INDEX "chat_session_packed" ON "chat_session" (company_id, bucket_of_1024, "user_id") INCLUDE (packed_row);

-- chat_message
ALTER TABLE "chat_message" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "chat_message" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "chat_message";
CREATE POLICY company ON "chat_message" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "chat_message";
CREATE POLICY system ON "chat_message" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "chat_message" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "chat_message"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('chat_message');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "chat_message"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('chat_message');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "chat_message"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('chat_message');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'chat_message';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'chat_message', 0, count(*) FROM "chat_message" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- user_profile
ALTER TABLE "user_profile" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "user_profile" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "user_profile";
CREATE POLICY company ON "user_profile" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "user_profile";
CREATE POLICY system ON "user_profile" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "user_profile" TO rapport_app, rapport_system;
CREATE OR REPLACE FUNCTION "raise_version_of_user_profile"() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
DECLARE
  touched uuid;
  many bigint;
  parts text[];
  raised text[];
  differ boolean[];
  moves boolean;
  rows integer := 0;
  names CONSTANT text[] := '{*,location,city,region,country,site,role_category,business,business_head,gender,function,designation,department,sub_department,grade,cluster,team,segment,sub_segment,display_name,email,employee_id,status,type,tags,joining_date,user_mood,user_driver_average,last_stage_id,last_triggered_stage,action_status,case_assignee_id}';
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    FOR touched, many, parts IN SELECT company_id, count(*), array_agg(DISTINCT 'zz/user_profile/' || lpad((uuid_hash_extended("id", 0) & 1023)::int::text, 4, '0')) FROM changed AS touching GROUP BY 1 LOOP
      PERFORM raise_topics(touched, ARRAY['user_profile', 'user_profile.*'] || parts,
        CASE TG_OP WHEN 'INSERT' THEN many ELSE -many END);
    END LOOP;
    RETURN NULL;
  END IF;
    FOR touched, raised, moves IN SELECT n.company_id, ARRAY['user_profile', 'zz/user_profile/' || lpad((uuid_hash_extended(n."id", 0) & 1023)::int::text, 4, '0')], o.id IS NULL OR n."id" IS DISTINCT FROM o."id" OR n."location" IS DISTINCT FROM o."location" OR n."city" IS DISTINCT FROM o."city" OR n."region" IS DISTINCT FROM o."region" OR n."country" IS DISTINCT FROM o."country" OR n."site" IS DISTINCT FROM o."site" OR n."role_category" IS DISTINCT FROM o."role_category" OR n."business" IS DISTINCT FROM o."business" OR n."business_head" IS DISTINCT FROM o."business_head" OR n."gender" IS DISTINCT FROM o."gender" OR n."function" IS DISTINCT FROM o."function" OR n."designation" IS DISTINCT FROM o."designation" OR n."department" IS DISTINCT FROM o."department" OR n."sub_department" IS DISTINCT FROM o."sub_department" OR n."grade" IS DISTINCT FROM o."grade" OR n."cluster" IS DISTINCT FROM o."cluster" OR n."team" IS DISTINCT FROM o."team" OR n."segment" IS DISTINCT FROM o."segment" OR n."sub_segment" IS DISTINCT FROM o."sub_segment" OR n."display_name" IS DISTINCT FROM o."display_name" OR n."email" IS DISTINCT FROM o."email" OR n."employee_id" IS DISTINCT FROM o."employee_id" OR n."status" IS DISTINCT FROM o."status" OR n."type" IS DISTINCT FROM o."type" OR n."tags" IS DISTINCT FROM o."tags" OR n."joining_date" IS DISTINCT FROM o."joining_date" OR n."user_mood" IS DISTINCT FROM o."user_mood" OR n."user_driver_average" IS DISTINCT FROM o."user_driver_average" OR n."last_stage_id" IS DISTINCT FROM o."last_stage_id" OR n."last_triggered_stage" IS DISTINCT FROM o."last_triggered_stage" OR n."action_status" IS DISTINCT FROM o."action_status" OR n."case_assignee_id" IS DISTINCT FROM o."case_assignee_id"
      FROM changed AS n LEFT JOIN former AS o ON o.company_id = n.company_id AND o.id = n.id LIMIT 2 LOOP
      rows := rows + 1;
    END LOOP;
    IF rows = 1 AND NOT moves THEN
      PERFORM raise_topics(touched, raised);
      RETURN NULL;
    END IF;
  IF EXISTS (SELECT FROM changed AS n LEFT JOIN former AS o ON o.company_id = n.company_id AND o.id = n.id WHERE o.id IS NULL
    OR n."location" IS DISTINCT FROM o."location"
    OR n."city" IS DISTINCT FROM o."city"
    OR n."region" IS DISTINCT FROM o."region"
    OR n."country" IS DISTINCT FROM o."country"
    OR n."site" IS DISTINCT FROM o."site"
    OR n."role_category" IS DISTINCT FROM o."role_category"
    OR n."business" IS DISTINCT FROM o."business"
    OR n."business_head" IS DISTINCT FROM o."business_head"
    OR n."gender" IS DISTINCT FROM o."gender"
    OR n."function" IS DISTINCT FROM o."function"
    OR n."designation" IS DISTINCT FROM o."designation"
    OR n."department" IS DISTINCT FROM o."department"
    OR n."sub_department" IS DISTINCT FROM o."sub_department"
    OR n."grade" IS DISTINCT FROM o."grade"
    OR n."cluster" IS DISTINCT FROM o."cluster"
    OR n."team" IS DISTINCT FROM o."team"
    OR n."segment" IS DISTINCT FROM o."segment"
    OR n."sub_segment" IS DISTINCT FROM o."sub_segment"
    OR n."display_name" IS DISTINCT FROM o."display_name"
    OR n."email" IS DISTINCT FROM o."email"
    OR n."employee_id" IS DISTINCT FROM o."employee_id"
    OR n."status" IS DISTINCT FROM o."status"
    OR n."type" IS DISTINCT FROM o."type"
    OR n."tags" IS DISTINCT FROM o."tags"
    OR n."joining_date" IS DISTINCT FROM o."joining_date"
    OR n."user_mood" IS DISTINCT FROM o."user_mood"
    OR n."user_driver_average" IS DISTINCT FROM o."user_driver_average"
    OR n."last_stage_id" IS DISTINCT FROM o."last_stage_id"
    OR n."last_triggered_stage" IS DISTINCT FROM o."last_triggered_stage"
    OR n."action_status" IS DISTINCT FROM o."action_status"
    OR n."case_assignee_id" IS DISTINCT FROM o."case_assignee_id") THEN
    FOR touched, parts, differ IN SELECT company_id, p.parts, d.differ FROM (SELECT company_id, array_agg(DISTINCT 'zz/user_profile/' || lpad((uuid_hash_extended("id", 0) & 1023)::int::text, 4, '0')) AS parts FROM (SELECT company_id, "id" FROM former
    UNION ALL SELECT company_id, "id" FROM changed) AS touching GROUP BY 1) AS p LEFT JOIN (SELECT n.company_id, ARRAY[bool_or(o.id IS NULL),
      bool_or(n."location" IS DISTINCT FROM o."location"),
      bool_or(n."city" IS DISTINCT FROM o."city"),
      bool_or(n."region" IS DISTINCT FROM o."region"),
      bool_or(n."country" IS DISTINCT FROM o."country"),
      bool_or(n."site" IS DISTINCT FROM o."site"),
      bool_or(n."role_category" IS DISTINCT FROM o."role_category"),
      bool_or(n."business" IS DISTINCT FROM o."business"),
      bool_or(n."business_head" IS DISTINCT FROM o."business_head"),
      bool_or(n."gender" IS DISTINCT FROM o."gender"),
      bool_or(n."function" IS DISTINCT FROM o."function"),
      bool_or(n."designation" IS DISTINCT FROM o."designation"),
      bool_or(n."department" IS DISTINCT FROM o."department"),
      bool_or(n."sub_department" IS DISTINCT FROM o."sub_department"),
      bool_or(n."grade" IS DISTINCT FROM o."grade"),
      bool_or(n."cluster" IS DISTINCT FROM o."cluster"),
      bool_or(n."team" IS DISTINCT FROM o."team"),
      bool_or(n."segment" IS DISTINCT FROM o."segment"),
      bool_or(n."sub_segment" IS DISTINCT FROM o."sub_segment"),
      bool_or(n."display_name" IS DISTINCT FROM o."display_name"),
      bool_or(n."email" IS DISTINCT FROM o."email"),
      bool_or(n."employee_id" IS DISTINCT FROM o."employee_id"),
      bool_or(n."status" IS DISTINCT FROM o."status"),
      bool_or(n."type" IS DISTINCT FROM o."type"),
      bool_or(n."tags" IS DISTINCT FROM o."tags"),
      bool_or(n."joining_date" IS DISTINCT FROM o."joining_date"),
      bool_or(n."user_mood" IS DISTINCT FROM o."user_mood"),
      bool_or(n."user_driver_average" IS DISTINCT FROM o."user_driver_average"),
      bool_or(n."last_stage_id" IS DISTINCT FROM o."last_stage_id"),
      bool_or(n."last_triggered_stage" IS DISTINCT FROM o."last_triggered_stage"),
      bool_or(n."action_status" IS DISTINCT FROM o."action_status"),
      bool_or(n."case_assignee_id" IS DISTINCT FROM o."case_assignee_id")] AS differ
      FROM changed AS n LEFT JOIN former AS o ON o.company_id = n.company_id AND o.id = n.id GROUP BY 1) AS d USING (company_id) LOOP
      raised := ARRAY['user_profile'] || parts;
      FOR place IN 1 .. 32 LOOP
        IF differ[place] THEN raised := raised || ('user_profile' || '.' || names[place]); END IF;
      END LOOP;
      PERFORM raise_topics(touched, raised);
    END LOOP;
    RETURN NULL;
  END IF;
  FOR touched, parts IN SELECT company_id, array_agg(DISTINCT 'zz/user_profile/' || lpad((uuid_hash_extended("id", 0) & 1023)::int::text, 4, '0')) AS parts FROM (SELECT company_id, "id" FROM former
    UNION ALL SELECT company_id, "id" FROM changed) AS touching GROUP BY 1 LOOP PERFORM raise_topics(touched, ARRAY['user_profile'] || parts); END LOOP;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "user_profile"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "raise_version_of_user_profile"();
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "user_profile"
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "raise_version_of_user_profile"();
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "user_profile"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "raise_version_of_user_profile"();
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'user_profile';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'user_profile', 0, count(*) FROM "user_profile" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;
ALTER TABLE "user_profile" ADD COLUMN IF NOT EXISTS searched_text text GENERATED ALWAYS AS (lower(plain_text(coalesce("display_name", '') || chr(10) || coalesce("email", '') || chr(10) || coalesce("employee_id", '')))) STORED;
CREATE INDEX IF NOT EXISTS "user_profile_search" ON "user_profile" USING gin (searched_text gin_trgm_ops);
DROP POLICY IF EXISTS search ON "user_profile";
CREATE POLICY search ON "user_profile" FOR SELECT TO rapport_search USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid) AND searched_text LIKE current_setting('app.search_1') AND searched_text LIKE current_setting('app.search_2') AND searched_text LIKE current_setting('app.search_3'));
GRANT SELECT ON "user_profile" TO rapport_search;
ALTER TABLE "user_profile" ADD COLUMN IF NOT EXISTS bucket_of_1024 integer GENERATED ALWAYS AS ((uuid_hash_extended("id", 0) & 1023)::int) STORED, ADD COLUMN IF NOT EXISTS is_covered boolean GENERATED ALWAYS AS (octets(VARIADIC ARRAY["status", "location", "city", "region", "country", "site", "role_category", "business", "business_head", "gender", "function", "designation", "department", "sub_department", "grade", "cluster", "team", "segment", "sub_segment", "tags"::text]::text[]) <= 2248) STORED;
CREATE INDEX IF NOT EXISTS "user_profile_covered" ON "user_profile" (company_id, bucket_of_1024, id) INCLUDE ("status", "location", "city", "region", "country", "site", "role_category", "business", "business_head", "gender", "function", "designation", "department", "sub_department", "grade", "cluster", "team", "segment", "sub_segment", "joining_date", "high_potential_emp", "tags") WHERE is_covered;
CREATE INDEX IF NOT EXISTS "user_profile_uncovered" ON "user_profile" (company_id, bucket_of_1024, id) WHERE NOT is_covered;
ALTER TABLE "user_profile" SET (fillfactor = 90);

-- disclosure
ALTER TABLE "disclosure" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "disclosure" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "disclosure";
CREATE POLICY company ON "disclosure" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "disclosure";
CREATE POLICY system ON "disclosure" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "disclosure" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "disclosure"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('disclosure');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "disclosure"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('disclosure');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "disclosure"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('disclosure');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'disclosure';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'disclosure', 0, count(*) FROM "disclosure" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- saved_filter
ALTER TABLE "saved_filter" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "saved_filter" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "saved_filter";
CREATE POLICY company ON "saved_filter" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "saved_filter";
CREATE POLICY system ON "saved_filter" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "saved_filter" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "saved_filter"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('saved_filter');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "saved_filter"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('saved_filter');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "saved_filter"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('saved_filter');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'saved_filter';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'saved_filter', 0, count(*) FROM "saved_filter" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- template
ALTER TABLE "template" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "template" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "template";
CREATE POLICY company ON "template" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "template";
CREATE POLICY system ON "template" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "template" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "template"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('template');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "template"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('template');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "template"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('template');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'template';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'template', 0, count(*) FROM "template" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;
ALTER TABLE "template" ADD COLUMN IF NOT EXISTS searched_text text GENERATED ALWAYS AS (lower(plain_text(coalesce("template_name", '') || chr(10) || coalesce("template_subject", '')))) STORED;
CREATE INDEX IF NOT EXISTS "template_search" ON "template" USING gin (searched_text gin_trgm_ops);
DROP POLICY IF EXISTS search ON "template";
CREATE POLICY search ON "template" FOR SELECT TO rapport_search USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid) AND searched_text LIKE current_setting('app.search_1') AND searched_text LIKE current_setting('app.search_2') AND searched_text LIKE current_setting('app.search_3'));
GRANT SELECT ON "template" TO rapport_search;

-- template_version
ALTER TABLE "template_version" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "template_version" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "template_version";
CREATE POLICY company ON "template_version" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "template_version";
CREATE POLICY system ON "template_version" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "template_version" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "template_version"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('template_version');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "template_version"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('template_version');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "template_version"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('template_version');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'template_version';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'template_version', 0, count(*) FROM "template_version" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- touchpoint_run
ALTER TABLE "touchpoint_run" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "touchpoint_run" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "touchpoint_run";
CREATE POLICY company ON "touchpoint_run" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "touchpoint_run";
CREATE POLICY system ON "touchpoint_run" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "touchpoint_run" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "touchpoint_run"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('touchpoint_run');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "touchpoint_run"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('touchpoint_run');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "touchpoint_run"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('touchpoint_run');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'touchpoint_run';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'touchpoint_run', 0, count(*) FROM "touchpoint_run" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- stage
ALTER TABLE "stage" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "stage" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "stage";
CREATE POLICY company ON "stage" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "stage";
CREATE POLICY system ON "stage" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "stage" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "stage"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('stage');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "stage"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('stage');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "stage"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('stage');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'stage';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'stage', 0, count(*) FROM "stage" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;
ALTER TABLE "stage" ADD COLUMN IF NOT EXISTS searched_text text GENERATED ALWAYS AS (lower(plain_text(coalesce("title", '')))) STORED;
CREATE INDEX IF NOT EXISTS "stage_search" ON "stage" USING gin (searched_text gin_trgm_ops);
DROP POLICY IF EXISTS search ON "stage";
CREATE POLICY search ON "stage" FOR SELECT TO rapport_search USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid) AND searched_text LIKE current_setting('app.search_1') AND searched_text LIKE current_setting('app.search_2') AND searched_text LIKE current_setting('app.search_3'));
GRANT SELECT ON "stage" TO rapport_search;

-- survey_cycle
ALTER TABLE "survey_cycle" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "survey_cycle" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "survey_cycle";
CREATE POLICY company ON "survey_cycle" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "survey_cycle";
CREATE POLICY system ON "survey_cycle" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "survey_cycle" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "survey_cycle"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('survey_cycle');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "survey_cycle"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('survey_cycle');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "survey_cycle"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('survey_cycle');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'survey_cycle';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'survey_cycle', 0, count(*) FROM "survey_cycle" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- survey_cycle_result
ALTER TABLE "survey_cycle_result" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "survey_cycle_result" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "survey_cycle_result";
CREATE POLICY company ON "survey_cycle_result" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "survey_cycle_result";
CREATE POLICY system ON "survey_cycle_result" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "survey_cycle_result" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "survey_cycle_result"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('survey_cycle_result');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "survey_cycle_result"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('survey_cycle_result');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "survey_cycle_result"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('survey_cycle_result');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'survey_cycle_result';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'survey_cycle_result', 0, count(*) FROM "survey_cycle_result" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- survey_email
ALTER TABLE "survey_email" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "survey_email" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "survey_email";
CREATE POLICY company ON "survey_email" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "survey_email";
CREATE POLICY system ON "survey_email" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "survey_email" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "survey_email"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('survey_email');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "survey_email"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('survey_email');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "survey_email"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('survey_email');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'survey_email';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'survey_email', 0, count(*) FROM "survey_email" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- survey_question
ALTER TABLE "survey_question" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "survey_question" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "survey_question";
CREATE POLICY company ON "survey_question" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "survey_question";
CREATE POLICY system ON "survey_question" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "survey_question" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "survey_question"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('survey_question');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "survey_question"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('survey_question');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "survey_question"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('survey_question');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'survey_question';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'survey_question', 0, count(*) FROM "survey_question" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;
ALTER TABLE "survey_question" ADD COLUMN IF NOT EXISTS searched_text text GENERATED ALWAYS AS (lower(plain_text(coalesce("text", '')))) STORED;
CREATE INDEX IF NOT EXISTS "survey_question_search" ON "survey_question" USING gin (searched_text gin_trgm_ops);
DROP POLICY IF EXISTS search ON "survey_question";
CREATE POLICY search ON "survey_question" FOR SELECT TO rapport_search USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid) AND searched_text LIKE current_setting('app.search_1') AND searched_text LIKE current_setting('app.search_2') AND searched_text LIKE current_setting('app.search_3'));
GRANT SELECT ON "survey_question" TO rapport_search;

-- survey_response
ALTER TABLE "survey_response" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "survey_response" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "survey_response";
CREATE POLICY company ON "survey_response" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "survey_response";
CREATE POLICY system ON "survey_response" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "survey_response" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "survey_response"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('survey_response');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "survey_response"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('survey_response');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "survey_response"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('survey_response');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'survey_response';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'survey_response', 0, count(*) FROM "survey_response" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;

-- survey
ALTER TABLE "survey" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "survey" FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON "survey";
CREATE POLICY company ON "survey" TO rapport_app USING (company_id = (select nullif(current_setting('app.company', true), '')::uuid)) WITH CHECK (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
DROP POLICY IF EXISTS system ON "survey";
CREATE POLICY system ON "survey" TO rapport_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "survey" TO rapport_app, rapport_system;
CREATE OR REPLACE TRIGGER version_insert AFTER INSERT ON "survey"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('survey');
CREATE OR REPLACE TRIGGER version_update AFTER UPDATE ON "survey"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('survey');
CREATE OR REPLACE TRIGGER version_delete AFTER DELETE ON "survey"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_version('survey');
SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = 'survey';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, 'survey', 0, count(*) FROM "survey" GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;
