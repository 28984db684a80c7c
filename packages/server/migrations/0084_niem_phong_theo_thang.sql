-- Seals lie by month like the rows they stand for: a month of both can be moved out and its space given back.
-- A month's part is made beside its table and attached: acts that write meanwhile do not wait. What lies in the net is moved into it.
CREATE FUNCTION main.month_partition(parent text, month date) RETURNS void LANGUAGE plpgsql SET timezone = 'UTC' AS $$
DECLARE
  since timestamptz := date_trunc('month', month);
  until timestamptz := since + interval '1 month';
  part text := parent || '_' || to_char(since, 'YYYYMM');
  net text := parent || '_other';
  guard text := parent || '_append_only';
  settings text := (SELECT array_to_string(reloptions, ', ') FROM pg_class WHERE oid = to_regclass('main.' || parent || '_other'));
  strays boolean;
BEGIN
  IF to_regclass('main.' || part) IS NOT NULL THEN RETURN; END IF;
  EXECUTE format('LOCK TABLE ONLY main.%I IN SHARE UPDATE EXCLUSIVE MODE', parent);
  -- made meanwhile, or a part of another length holds these days already
  IF to_regclass('main.' || part) IS NOT NULL OR EXISTS (
    SELECT FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid, pg_get_expr(c.relpartbound, c.oid) AS bounds
    WHERE i.inhparent = to_regclass('main.' || parent) AND bounds <> 'DEFAULT'
      AND coalesce(substring(bounds from 'FROM \(''([^'']+)''\)')::timestamptz, '-infinity') < until
      AND coalesce(substring(bounds from 'TO \(''([^'']+)''\)')::timestamptz, 'infinity') > since
  ) THEN RETURN; END IF;
  EXECUTE format('CREATE TABLE main.%I (LIKE main.%I INCLUDING ALL)', part, net);
  IF settings IS NOT NULL THEN
    EXECUTE format('ALTER TABLE main.%I SET (%s)', part, settings);
  END IF;
  EXECUTE format('SELECT EXISTS (SELECT FROM main.%I WHERE at >= %L AND at < %L)', net, since, until) INTO strays;
  IF strays THEN
    EXECUTE format('ALTER TABLE main.%I DISABLE TRIGGER %I', net, guard);
    EXECUTE format('WITH stray AS (DELETE FROM main.%I WHERE at >= %L AND at < %L RETURNING *) INSERT INTO main.%I SELECT * FROM stray',
      net, since, until, part);
    EXECUTE format('ALTER TABLE main.%I ENABLE TRIGGER %I', net, guard);
  END IF;
  EXECUTE format('ALTER TABLE main.%I ATTACH PARTITION main.%I FOR VALUES FROM (%L) TO (%L)', parent, part, since, until);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION main.audit_partition(month date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM main.month_partition('audit', month);
  PERFORM main.month_partition('audit_seal', month);
END $$;
--> statement-breakpoint
-- The seals of a site that has some stay where they lie, as the part of all before the next month; no row is copied.
DROP TRIGGER audit_seal_append_only ON main.audit_seal;
--> statement-breakpoint
ALTER TABLE main.audit_seal RENAME TO audit_seal_before;
--> statement-breakpoint
ALTER INDEX main.audit_seal_pkey RENAME TO audit_seal_before_pkey;
--> statement-breakpoint
ALTER INDEX main.audit_seal_audit RENAME TO audit_seal_before_audit;
--> statement-breakpoint
-- Its keys stand on each part: the number, whose order the chain proves, and the row, which lies in the month of its seal.
CREATE TABLE main.audit_seal (LIKE main.audit_seal_before) PARTITION BY RANGE (at);
--> statement-breakpoint
CREATE TABLE main.audit_seal_other (LIKE main.audit_seal_before INCLUDING ALL);
--> statement-breakpoint
ALTER TABLE main.audit_seal ATTACH PARTITION main.audit_seal_other DEFAULT;
--> statement-breakpoint
DO $$
DECLARE
  until timestamptz := (SELECT date_trunc('month', greatest(now(), max(at)) AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' + interval '1 month'
    FROM main.audit_seal_before);
BEGIN
  IF NOT EXISTS (SELECT FROM main.audit_seal_before) THEN
    DROP TABLE main.audit_seal_before;
    RETURN;
  END IF;
  -- one reading of the table; the attaching itself needs none then
  EXECUTE format('ALTER TABLE main.audit_seal_before ADD CONSTRAINT audit_seal_before_at CHECK (at < %L)', until);
  EXECUTE format('ALTER TABLE main.audit_seal ATTACH PARTITION main.audit_seal_before FOR VALUES FROM (MINVALUE) TO (%L)', until);
  ALTER TABLE main.audit_seal_before DROP CONSTRAINT audit_seal_before_at;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_seal_append_only BEFORE UPDATE OR DELETE ON main.audit_seal FOR EACH ROW EXECUTE FUNCTION main.refuse_change();
