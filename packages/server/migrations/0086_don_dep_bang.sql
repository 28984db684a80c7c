-- By default a table is vacuumed once a fifth of its rows is dead. One that grows for years waits ever longer for that, while work lists and
-- queues read the same few new pages all day: a fiftieth of the rows, and statistics after a twentieth.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY '{main.benh_nhan,main.tiep_nhan,main.hang_doi_ve,main.kham_benh,main.dich_vu_yeu_cau,main.dich_vu_yeu_cau_chi_tiet,
    main.xet_nghiem_ket_qua,main.toa_thuoc,main.toa_thuoc_chi_tiet,main.vien_phi,main.vien_phi_dong,main.bien_lai,main.client_request,
    main.event,main.outbox,auth.session}'::text[]
  LOOP
    EXECUTE format('ALTER TABLE %s SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500,
      autovacuum_analyze_scale_factor = 0.05, autovacuum_analyze_threshold = 500)', btrim(name, E' \n'));
  END LOOP;
END $$;
--> statement-breakpoint
-- What is only added to is frozen while it is young, a bit at a time: its pages never change again, and no later vacuum reads a month through.
-- A month that is made later has the settings of the net.
DO $$
DECLARE
  part regclass;
BEGIN
  FOR part IN SELECT inhrelid::regclass FROM pg_inherits WHERE inhparent IN ('main.audit'::regclass, 'main.audit_seal'::regclass)
  LOOP
    EXECUTE format('ALTER TABLE %s SET (autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_vacuum_insert_threshold = 5000,
      autovacuum_freeze_min_age = 0, autovacuum_analyze_scale_factor = 0.05, autovacuum_analyze_threshold = 1000)', part);
  END LOOP;
END $$;
