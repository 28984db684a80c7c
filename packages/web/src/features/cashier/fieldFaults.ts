import { errorText } from '@sen/domain/errors/errors';
import { useState } from 'react';
import { currentLanguage } from '../../session/i18n.ts';
import type { issuesOf } from '../../session/userMessage.ts';

type Issues = ReturnType<typeof issuesOf>;

/** Says a refusal at the fields of a dialogue; answers whether all of it was said. */
export type Refuse = (issues: Issues) => boolean;

/**
 * What a refusal says of each field of a dialogue, in words; `fieldOf` names the field of a path, null where the dialogue has none. Null
 * when the refusal says something that stands at no field, or names none.
 */
export function fieldFaults(
  issues: Issues,
  fieldOf: (path: string) => string | null,
): Readonly<Record<string, string>> | null {
  const faults: Record<string, string> = {};
  for (const { path, code, details } of issues) {
    const field = fieldOf(path);
    if (field === null) return null;
    faults[field] ??= errorText(code, currentLanguage(), details);
  }
  return issues.length > 0 ? faults : null;
}

/** What is wrong with the fields of a dialogue, by their ids: `refuse` says a refusal there and leads to the first. */
export function useFieldFaults() {
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  return {
    faults,
    forget: () => setFaults({}),
    refuse:
      (fieldOf: (path: string) => string | null): Refuse =>
      (issues) => {
        const said = fieldFaults(issues, fieldOf);
        setFaults(said ?? {});
        const [first] = Object.keys(said ?? {});
        if (first) document.getElementById(first)?.focus();
        return said !== null;
      },
    /** What a `Form.Item` says of its field. */
    ofField: (id: string) => ({
      validateStatus: faults[id] ? ('error' as const) : ('' as const),
      help: faults[id],
    }),
  };
}
