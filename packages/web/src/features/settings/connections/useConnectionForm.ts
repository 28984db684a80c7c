import type { Field } from '@sen/domain/catalogue/catalogue';
import type { Issue } from '@sen/domain/catalogue/validate';
import { useEffect, useRef, useState } from 'react';
import { errorCode, errorDetails, userMessage } from '../../../session/userMessage.ts';
import { Form } from '../../../ui/kit/Form.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { useDraft } from '../../../ui/useDraft.ts';
import { useIssues } from '../../../ui/useIssues.ts';
import { differing } from '../differing.ts';
import { differingLines } from './fieldText.ts';
import { useConflict } from './useConflict.ts';

type Secret = { MatKhau?: string | null; MatKhauPhatHanh?: string | null };
const secrets: readonly string[] = ['MatKhau', 'MatKhauPhatHanh'];
type Kept = { version: number };

type Options<V extends Secret, T extends Kept> = {
  /** The kind of the draft. */
  kind: string;
  /** The record as the server has it; null for a new one. */
  record: T | null;
  idOf: (record: T | null) => string;
  fields: Readonly<Record<string, Field>>;
  valuesOf: (record: T | null) => V;
  issuesOf: (values: V, record: T | null) => readonly Issue[];
  /** Saves over the version and answers what the server has then. */
  send: (values: V, version: number, record: T | null) => Promise<T | undefined>;
  /** `typedOn`: something was typed while the save was on its way; it stands in the form still. */
  onSaved: (record: T, typedOn: boolean) => void;
};

/** The form of a connection: its draft, which holds everything but the passwords, its save, and whoever saved first. */
export function useConnectionForm<V extends Secret, T extends Kept>(options: Options<V, T>) {
  const { kind, fields, idOf, valuesOf, issuesOf, onSaved } = options;
  const { message } = useNotices();
  const [form] = Form.useForm<V>();
  const issues = useIssues(form);
  const [made, setMade] = useState<T | null>(null);
  const record = options.record ?? made;
  const id = idOf(record);
  const madeHere = useRef<string | null>(null);
  const draft = useDraft<V>(kind, id);
  const [version, setVersion] = useState(record?.version ?? 0);
  const [saving, setSaving] = useState(false);
  /** Counts the passwords that were saved: their field begins anew after each. */
  const [saves, setSaves] = useState(0);
  const start = valuesOf(record);
  const values = (): V => ({ ...start, ...form.getFieldsValue() });
  const conflict = useConflict<T>({
    linesOf: (theirs) => differingLines(fields, values(), valuesOf(theirs)),
    take: (theirs) => {
      form.setFieldsValue(valuesOf(theirs));
      setVersion(theirs.version);
      draft.clear();
    },
    keep: (over) => {
      setVersion(over);
      void save(over);
    },
  });
  useEffect(() => {
    if (!draft.ready || !draft.found || id === madeHere.current) return;
    form.setFieldsValue(draft.found.value);
    if (draft.found.version) setVersion(draft.found.version);
  }, [draft.ready, draft.found, form, id]);

  const save = async (over = version) => {
    const sent = values();
    const found = issuesOf(sent, record);
    issues.set(found);
    if (found.length > 0 || saving) return;
    setSaving(true);
    try {
      const saved = await options.send(sent, over, record);
      if (saved) settle(sent, saved);
    } catch (error) {
      const { current } = errorDetails(error);
      if (errorCode(error) === 'CONFLICT' && current)
        conflict.show(current as T); // the record as the server has it
      else if (!issues.show(error)) message.error(userMessage(error));
    } finally {
      setSaving(false);
    }
  };
  const settle = (sent: V, saved: T) => {
    const now = values();
    const typed = Object.keys(differing(now, sent));
    draft.clear();
    setVersion(saved.version);
    if (options.record === null) {
      madeHere.current = idOf(saved);
      setMade(saved);
    }
    if (typed.some((path) => !secrets.includes(path)))
      draft.keep(withoutSecret(now) as V, saved.version, idOf(saved)); // a draft has no password
    if (!typed.some((path) => secrets.includes(path))) {
      const emptied = Object.fromEntries(secrets.filter((path) => path in now).map((path) => [path, null]));
      form.setFieldsValue(emptied as Partial<V>); // V has these passwords
      setSaves((count) => count + 1);
    }
    onSaved(saved, typed.length > 0);
  };
  return {
    form,
    issues,
    draft,
    record,
    start,
    fields,
    saving,
    saves,
    save: () => void save(),
    keep: (all: V) => draft.keep(withoutSecret(all) as V, version), // a draft has no password
    discard: () => {
      draft.clear();
      form.setFieldsValue(start);
    },
    conflict: conflict.dialog,
  };
}

function withoutSecret<V extends Secret>({
  MatKhau: _secret,
  MatKhauPhatHanh: _issuer,
  ...all
}: V): Omit<V, keyof Secret> {
  return all;
}
