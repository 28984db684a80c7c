-- The operation log: append-only, one partition a month. A job seals its rows into a chain.
CREATE TABLE main.audit (
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  user_id uuid,
  username text,
  profile_id uuid,
  node_id uuid,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id text,
  benh_nhan_id uuid,
  request_id text,
  ip text,
  before jsonb,
  after jsonb,
  PRIMARY KEY (at, id)
) PARTITION BY RANGE (at);
--> statement-breakpoint
CREATE INDEX audit_entity ON main.audit (entity, entity_id, at DESC);
--> statement-breakpoint
CREATE INDEX audit_patient ON main.audit (benh_nhan_id, at DESC) WHERE benh_nhan_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX audit_user ON main.audit (user_id, at DESC);
--> statement-breakpoint
CREATE FUNCTION main.audit_partition(month date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  first date := date_trunc('month', month);
  name text := 'audit_' || to_char(first, 'YYYYMM');
BEGIN
  IF to_regclass('main.' || name) IS NULL THEN
    EXECUTE format('CREATE TABLE main.%I PARTITION OF main.audit FOR VALUES FROM (%L) TO (%L)',
      name, first::timestamptz, (first + interval '1 month')::timestamptz);
  END IF;
END $$;
--> statement-breakpoint
CREATE TABLE main.audit_other PARTITION OF main.audit DEFAULT;
--> statement-breakpoint
CREATE FUNCTION main.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the operation log is append-only' USING ERRCODE = '42501';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE ON main.audit FOR EACH ROW EXECUTE FUNCTION main.refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_seal_append_only BEFORE UPDATE OR DELETE ON main.audit_seal FOR EACH ROW EXECUTE FUNCTION main.refuse_change();
