-- Filters of the operation log together, on ten million acts and more: what else is asked for stands in the index behind the time, so that
-- acts that do not fit are passed over without reading them.
DROP INDEX main.audit_user;--> statement-breakpoint
CREATE INDEX audit_user ON main.audit (user_id, at DESC, node_id, entity, action);--> statement-breakpoint
DROP INDEX main.audit_node;--> statement-breakpoint
CREATE INDEX audit_node ON main.audit (node_id, at DESC, entity, action);--> statement-breakpoint
DROP INDEX main.audit_kind;--> statement-breakpoint
CREATE INDEX audit_kind ON main.audit (entity, at DESC, node_id);--> statement-breakpoint
CREATE INDEX audit_kind_act ON main.audit (entity, action, at DESC, node_id);
