import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { type Issue, validate } from '@sen/domain/catalogue/validate';
import { NhanVien } from '@sen/domain/catalogues/NhanVien';
import { useEffect, useRef, useState } from 'react';
import { issuesOf, userMessage } from '../../session/userMessage.ts';
import { today } from '../../ui/dateText.ts';
import type { CatalogueDocuments, Entry, EntryPage } from '../../ui/entry.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useDraft } from '../../ui/useDraft.ts';
import { filledRow, referencesOf, strangeReferences } from './pastedRows.ts';
import {
  blankRow,
  cellsOf,
  isBlank,
  nextCode,
  type QuickField,
  type QuickRow,
  quickFields,
} from './quickRows.ts';

/** Entries whose codes a proposal looks at. */
const lookedAt = 200;

type Kept = { rows: QuickRow[] };

/** The rows of the quick entry: typed or pasted, saved one by one, those that are not saved kept as a draft. */
export function useQuickRows(documents: CatalogueDocuments) {
  const client = useApolloClient();
  const { message } = useNotices();
  const draft = useDraft<Kept>('staff-quick', 'new');
  const [create] = useMutation<{ entry: Entry }>(documents.create);
  const [own, setOwn] = useState<readonly QuickRow[] | null>(null);
  const [saving, setSaving] = useState<ReadonlySet<number>>(new Set());
  const codes = useQuery<EntryPage>(documents.list, {
    variables: {
      page: 1,
      limit: lookedAt,
      keyword: '',
      sort: [{ field: 'NgayTao', desc: true }],
      includeSuspended: true,
    },
    fetchPolicy: 'network-only',
  });
  const taken = (codes.data?.page.data ?? []).map((entry) => String(entry['MaNhanVien'] ?? ''));
  const rows = own ?? draft.found?.value.rows ?? [blankRow(0)];
  // what is saved one after another reads the rows as they are then
  const latest = useRef(rows);
  useEffect(() => {
    // once something was typed `put` says it: what was drawn may be older
    if (own === null) latest.current = rows;
  });

  const put = (next: readonly QuickRow[]) => {
    latest.current = next;
    setOwn(next);
    const unsaved = next.filter((row) => row.saved === null);
    if (unsaved.every(isBlank)) draft.clear();
    else draft.keep({ rows: unsaved });
  };
  const change = (key: number, how: (row: QuickRow) => QuickRow) =>
    put(latest.current.map((row) => (row.key === key ? how(row) : row)));
  // what is typed here is newer than what the server has
  const codeAfter = (all: readonly QuickRow[]) =>
    nextCode([...all.map((row) => row.values.MaNhanVien ?? '').reverse(), ...taken]);
  const withCode = (row: QuickRow, all: readonly QuickRow[]): QuickRow =>
    row.values.MaNhanVien ? row : { ...row, values: { ...row.values, MaNhanVien: codeAfter(all) } };
  const freshKey = () => Math.max(-1, ...latest.current.map((row) => row.key)) + 1;

  const type = (key: number, field: QuickField, value: string | null) =>
    change(key, (row) => {
      const { [field]: _gone, ...unknown } = row.unknown;
      const typed = {
        ...row,
        values: { ...row.values, [field]: value },
        unknown,
        issues: row.issues.filter((issue) => issue.path !== field),
      };
      return field === 'MaNhanVien' ? typed : withCode(typed, latest.current);
    });
  const save = async (key: number): Promise<boolean> => {
    const row = latest.current.find((one) => one.key === key);
    if (!row || row.saved || isBlank(row)) return true;
    const issues = [...validate(NhanVien, row.values, today()), ...strangeReferences(row)];
    const told = uniqueByPath(issues);
    change(key, (one) => ({ ...one, issues: told }));
    if (told.length > 0) return false;
    setSaving((before) => new Set(before).add(key));
    try {
      const { data } = await create({ variables: { input: row.values } });
      if (!data) return false;
      change(key, (one) => ({ ...one, saved: data.entry, issues: [] }));
      return true;
    } catch (error) {
      const found = issuesOf(error);
      if (found.length > 0) change(key, (one) => ({ ...one, issues: found }));
      else message.error(userMessage(error));
      return false;
    } finally {
      setSaving((before) => new Set([...before].filter((one) => one !== key)));
    }
  };
  const saveAll = async () => {
    const keys = latest.current.map((row) => row.key);
    for (const key of keys) await save(key);
    add();
  };
  /** The key of the row after one; a new row when that was the last. */
  const after = (key: number): number => {
    const all = latest.current;
    const next = all[all.findIndex((row) => row.key === key) + 1];
    return next ? next.key : add();
  };
  /** A blank row at the end, where there is none. */
  const add = (): number => {
    const last = latest.current.at(-1);
    if (last && !last.saved && isBlank(last)) return last.key;
    const row = withCode(blankRow(freshKey()), latest.current);
    put([...latest.current, row]);
    return row.key;
  };
  const takeOut = (key: number) => {
    const rest = latest.current.filter((row) => row.key !== key);
    put(rest.length > 0 ? rest : [blankRow(freshKey())]);
  };
  /** Fills cells from one on with a copied table, rows below it new; references by code or name. */
  const paste = async (key: number, field: QuickField, text: string) => {
    const cells = cellsOf(text);
    const from = quickFields.indexOf(field);
    const named = await referencesOf(client, cells, from).catch((error: unknown) => {
      message.error(userMessage(error));
      return null;
    });
    let all = [...latest.current];
    const start = all.findIndex((row) => row.key === key);
    // without an answer nobody knows what is meant; the row may be taken out by now
    if (named === null || start < 0) return;
    let fresh = freshKey();
    cells.forEach((line, index) => {
      const at = start + index;
      const row = all[at] ?? blankRow(fresh++);
      if (row.saved) return;
      all = [...all.slice(0, at), withCode(filledRow(row, line, from, named), all), ...all.slice(at + 1)];
    });
    put(all);
    add();
  };
  return {
    rows,
    saving,
    found: own === null ? draft.found : null,
    error: codes.error,
    ready: draft.ready && !(codes.loading && !codes.data),
    type,
    save,
    saveAll,
    after,
    takeOut,
    paste,
    proposed: (row: QuickRow) => row.values.MaNhanVien ?? (own === null ? codeAfter(rows) : null),
    discard: () => {
      put([blankRow(freshKey())]);
      draft.clear();
    },
  };
}

export type QuickRows = ReturnType<typeof useQuickRows>;

/** One issue a cell; what was pasted is told rather than that the cell is empty. */
function uniqueByPath(issues: readonly Issue[]): Issue[] {
  return [...new Map(issues.map((issue) => [issue.path, issue])).values()];
}
