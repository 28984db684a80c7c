import type { Issue } from '@sen/domain/catalogue/validate';
import type { ConflictLine } from '../ConflictDialog.tsx';
import { type RecordConfig, type RecordState, typedParts } from './recordFormState.ts';

/** What a screen shows of a form besides its values: it changes far less often than they do. */
export type RecordView<R> = {
  id: string;
  record: R | null;
  /** Whether the record and the device's draft are there. */
  ready: boolean;
  /** Why the record could not be read. */
  error: unknown;
  /** The parts that are typed and not saved. */
  typed: readonly string[];
  dirty: boolean;
  saving: boolean;
  restoredAt: number | null;
  issues: readonly Issue[];
  refusals: number;
  /** Both versions in words, while a person chooses. */
  choice: readonly ConflictLine[] | null;
};

export function viewOf<R, V, A>(
  config: RecordConfig<R, V>,
  state: RecordState<R, V, A>,
  choice: readonly ConflictLine[] | null,
  error: unknown,
): RecordView<R> {
  const typed = typedParts(state, config.parts);
  const { id, record, loaded, draftRead, sending, restoredAt, issues, refusals } = state;
  return {
    id,
    record,
    ready: loaded && draftRead,
    error,
    typed,
    dirty: typed.length > 0 && config.editable(record),
    saving: sending !== null,
    restoredAt,
    issues,
    refusals,
    choice,
  };
}

/** Whether nothing that a screen shows is different. */
export function sameView<R>(one: RecordView<R>, other: RecordView<R>): boolean {
  const { typed, ...rest } = one;
  const { typed: otherTyped, ...otherRest } = other;
  const keys = Object.keys(rest) as (keyof typeof rest)[]; // those of the same type
  return typed.join('\n') === otherTyped.join('\n') && keys.every((key) => rest[key] === otherRest[key]);
}
