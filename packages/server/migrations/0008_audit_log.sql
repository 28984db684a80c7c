-- What the screen of the operation log filters by; user, patient and record have theirs since 0002.
CREATE INDEX audit_node ON main.audit (node_id, at DESC);--> statement-breakpoint
CREATE INDEX audit_kind ON main.audit (entity, at DESC);--> statement-breakpoint
-- readings, additions and changes are found by the days alone: a page of them is never far
CREATE INDEX audit_rare_act ON main.audit (action, at DESC) WHERE action NOT IN ('VIEW', 'CREATE', 'UPDATE');
