import { useMutation } from '@apollo/client/react';
import type { Issue } from '@sen/domain/catalogue/validate';
import { boCucIssues } from '@sen/domain/printing/boCuc';
import { nhanMauInIssues } from '@sen/domain/printing/nhanMauIn';
import { useMemo, useRef, useState } from 'react';
import { errorCode, issuesOf } from '../../session/userMessage.ts';
import { allows } from '../../ui/acts.ts';
import { useDraft } from '../../ui/useDraft.ts';
import { type FormDetail, type FormText, khungOf, textOf } from './formText.ts';
import {
  type FormVersionFragment,
  ReleasePrintFormDocument,
  UpdatePrintFormDocument,
  WithdrawPrintFormDocument,
} from './printing.print.gen.ts';

type Edited = { text: FormText; base: number };

/** One version of a form: its text as typed (kept on the device), saving, both texts after a conflict, release and withdrawal. */
export function useVersion(
  form: FormDetail,
  version: FormVersionFragment | null,
  refetch: () => Promise<unknown>,
) {
  const [edited, setEdited] = useState<Edited | null>(null);
  const latest = useRef(edited);
  latest.current = edited;
  const [refused, setRefused] = useState<readonly Issue[]>([]);
  const [conflict, setConflict] = useState(false);
  const draft = useDraft<FormText>('print-form', version?._id ?? form.MaMauIn);
  const [update, updating] = useMutation(UpdatePrintFormDocument);
  const [release, releasing] = useMutation(ReleasePrintFormDocument);
  const [withdraw, withdrawing] = useMutation(WithdrawPrintFormDocument);

  const isDraft = allows(version, 'sua');
  const theirs = useMemo(() => textOf(form, version), [form, version]);
  const found = isDraft && draft.found ? draft.found : null;
  const kept: Edited | null = found
    ? { text: { ...theirs, ...found.value }, base: found.version ?? version?.version ?? 0 }
    : null;
  const mine = isDraft ? (edited ?? kept) : null;
  const text = mine?.text ?? theirs;
  const own = [
    ...nhanMauInIssues(text.labels),
    ...boCucIssues(khungOf(form), text.layout).map((issue) => ({ ...issue, path: `layout.${issue.path}` })),
  ];
  const blank: Issue[] = text.template.trim() === '' ? [{ path: 'template', code: 'REQUIRED' }] : [];

  const put = (next: Edited) => {
    setEdited(next);
    draft.keep(next.text, next.base);
  };
  const forget = () => {
    setEdited(null);
    setRefused([]);
    draft.clear();
  };

  /** The record's version after the save, or null when it was refused. */
  const save = async (base = mine?.base): Promise<number | null> => {
    if (!version || !mine) return version?.version ?? null;
    if (own.length + blank.length > 0) return null;
    try {
      const { template, labels, layout, GhiChu } = mine.text;
      const input = { version: base ?? version.version, template, labels: [...labels], layout, GhiChu };
      const { data } = await update({ variables: { id: version._id, input } });
      await refetch(); // before the typed text goes, so that the old one is never shown
      const since = latest.current;
      // what was typed while this was on its way stays, on the version that is saved now
      if (data && since && since.text !== mine.text)
        put({ text: since.text, base: data.updateMauIn.version });
      else forget();
      return data?.updateMauIn.version ?? null;
    } catch (error) {
      if (errorCode(error) === 'CONFLICT') {
        await refetch();
        setConflict(true);
        return null;
      }
      if (issuesOf(error).length === 0) throw error;
      setRefused(issuesOf(error));
      return null;
    }
  };

  return {
    version,
    text,
    theirs,
    isDraft,
    dirty: mine !== null,
    restoredAt: !edited && found ? found.savedAt : null,
    issues: [...blank, ...own, ...refused],
    conflict,
    busy: updating.loading || releasing.loading || withdrawing.loading,
    may: (action: 'phatHanh' | 'huy') => allows(version, action),
    change: (part: Partial<FormText>) => {
      if (!version || !isDraft) return;
      const next = { text: { ...text, ...part }, base: mine?.base ?? version.version };
      setRefused([]);
      put(next);
    },
    forget,
    save,
    keepMine: async () => {
      setConflict(false);
      return save(version?.version);
    },
    takeTheirs: () => {
      setConflict(false);
      forget();
    },
    closeConflict: () => setConflict(false),
    /** Saves what was typed, then releases it from a day on. False when the save was refused. */
    release: async (TuNgay: string): Promise<boolean> => {
      const saved = await save();
      if (!version || saved === null) return false;
      await release({ variables: { id: version._id, version: saved, TuNgay } });
      await refetch();
      return true;
    },
    withdraw: async () => {
      if (!version) return;
      await withdraw({ variables: { id: version._id, TrangThai: version.TrangThai } });
      forget();
      await refetch();
    },
  };
}

export type VersionState = ReturnType<typeof useVersion>;
