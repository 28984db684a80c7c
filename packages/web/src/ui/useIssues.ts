import type { Issue } from '@sen/domain/catalogue/validate';
import { errorText } from '@sen/domain/errors/errors';
import { useCallback, useState } from 'react';
import { currentLanguage } from '../session/i18n.ts';
import { issuesOf } from '../session/userMessage.ts';
import { focusWhenSeen } from './focusWhenSeen.ts';
import type { FormInside, FormInstance } from './kit/formStore.ts';

/** The name of a field of a form: 'lines.0.SoLuong' is ['lines', 0, 'SoLuong']. */
export function fieldName(path: string): Array<string | number> {
  return path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** What an issue stands at: the field of its path, else the part of the form that the field belongs to. */
export function fieldAt({ idOf }: Pick<FormInside, 'idOf'>, path: string): HTMLElement | null {
  const name = fieldName(path);
  const places = name.map((_, at) => document.getElementById(idOf(name.slice(0, name.length - at))));
  return places.find((one) => one !== null) ?? null;
}

/** The text of an issue in a language. */
export function issueText(issue: Issue, language: 'vi' | 'en'): string {
  return errorText(issue.code, language, issue.details);
}

export type Issues = {
  list: readonly Issue[];
  /** Shows issues at their fields and in the list on top; an empty list clears. */
  set: (issues: readonly Issue[]) => void;
  /** Shows the issues of a refusal of the API and leads to the field of the first one; false when it carries none, and the caller tells it otherwise. */
  show: (error: unknown) => boolean;
};

/** The issues of a form: from its own validation, or where the server refused. */
export function useIssues(
  form: Pick<FormInstance, 'setFields'> & { inside?: Pick<FormInside, 'idOf'> },
): Issues {
  const [list, setList] = useState<readonly Issue[]>([]);
  const set = useCallback(
    (issues: readonly Issue[]) => {
      setList((before) => {
        if (before.length === 0 && issues.length === 0) return before;
        const fields = new Map(before.map((issue) => [issue.path, [] as string[]])); // emptied, then filled below
        for (const issue of issues.filter((one) => (one.severity ?? 'error') === 'error')) {
          fields.set(issue.path, [...(fields.get(issue.path) ?? []), issueText(issue, currentLanguage())]);
        }
        queueMicrotask(() =>
          form.setFields([...fields].map(([path, errors]) => ({ name: fieldName(path), errors }))),
        );
        return issues;
      });
    },
    [form],
  );
  const show = useCallback(
    (error: unknown) => {
      const found = issuesOf(error);
      const [first] = found;
      if (!first) return false;
      set(found);
      const { inside } = form;
      if (inside) focusWhenSeen(() => fieldAt(inside, first.path));
      return true;
    },
    [set, form],
  );
  return { list, set, show };
}
